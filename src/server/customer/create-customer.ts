/** Staff store a customer with persons, terms and a first address; guests are created differently (create-guest.ts). */
import type { NewCustomer } from '#contract/customer.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may } from '#domain/access/permission.ts';
import { email } from '#domain/contact/rules.ts';
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { actorName } from '#server/call/actor-name.ts';
import { forbidden, unauthorized } from '#server/call/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { addHistory } from '#server/record/record-history.ts';
import { insertCustomer, storeContactPersons, storeFields } from './account-store.ts';
import { agreedRow } from './agreed-row.ts';
import { at, companyProblems, personProblems, refuseWrongTerms } from './customer-problems.ts';
import { insertAddress } from './customer-store.ts';
import { wrongAddress } from './store-address.ts';
import type { AddressServices } from './store-address.ts';

interface Caller {
  actor: Actor;
  idempotencyKey: string | null;
}

export async function createCustomer(
  services: AddressServices,
  given: NewCustomer,
  caller: Caller,
): Promise<{ id: number; token: string }> {
  const { actor } = caller;
  if (!may(actor, 'manageCustomers')) throw actor.kind === 'anonymous' ? unauthorized() : forbidden();
  refuseProblems('body', newProblems(services, given));
  await refuseWrongTerms(services.db, given, '');
  const userId = actor.kind === 'customer' ? actor.userId : customerIdOf(actor);
  const key = idempotencyKey(`createCustomer:${userId}`, caller.idempotencyKey, given);
  const { id } = await idempotent(services.db, key, readAnswer, async (kept) =>
    transaction(services.db, async (trx) => {
      const stored = await insertCustomer(trx);
      await storeFields(trx, stored, newColumns(given));
      await storeContactPersons(trx, stored, given.contactPerson);
      if (given.address) await insertAddress(trx, stored, { ...given.address, isDefaultShipping: true, isDefaultInvoice: true });
      const write = { recordId: stored, version: 1, at: new Date(services.now()), who: actorName(actor) };
      await addHistory(trx, 'customer', write, [{ field: 'created', before: null, after: null }]);
      if (kept !== null) await keepAnswer(trx, kept, { id: stored });
      return { id: stored };
    }),
  );
  return { id, token: '' };
}

/** Without the agreed terms. */
export function newProblems(services: Pick<AddressServices, 'knowsZipCode'>, given: NewCustomer): Problem[] {
  return [
    ...personProblems(given.contactPerson),
    ...(given.isCompanyCustomer === true || given.companyInfo ? companyProblems(given.companyInfo ?? { name: '', invoiceEmail: '' }) : []),
    ...at('invoiceEmail', email(given.invoiceEmail ?? '')),
    ...(given.address ? wrongAddress(services, given.address).flatMap((problem) => at(`address.${problem.field}`, problem)) : []),
  ];
}

/** As stored in the customer's table. */
export function newColumns(given: NewCustomer) {
  const { companyInfo, contactPerson, invoiceEmail } = given;
  return {
    ...agreedRow({ ...given, isCompanyCustomer: companyInfo !== undefined }),
    ...(companyInfo === undefined
      ? {}
      : { company_name: companyInfo.name, company_code: companyInfo.code ?? '', company_invoice_email: companyInfo.invoiceEmail }),
    invoice_email:
      [invoiceEmail, companyInfo?.invoiceEmail, contactPerson[0]?.email].find((each) => each !== undefined && each !== '') ?? '',
  };
}

const readAnswer = (body: object): { id: number } => ({ id: 'id' in body && typeof body.id === 'number' ? body.id : 0 });
