/** A customer changes the own contact person, company and order settings. Discount, terms and other agreements are not in its hands. */
import type { Customer, updateCustomer as endpoint } from '#contract/customer.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may, mayReachCustomer } from '#domain/access/permission.ts';
import type { ContactPerson } from '#domain/contact/customer.ts';
import { contactPersonProblems } from '#domain/contact/customer.ts';
import { email, required, webAddress } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { storeCompany, storeContactPerson, storeOrderSettings } from './account-store.ts';
import { findAddresses } from './customer-store.ts';
import { customersByIds } from './read-customers.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';

type Given = ParsedOf<typeof endpoint>['body'];

export async function changeCustomer(db: Db, given: Given, actor: Actor): Promise<Customer> {
  const { id } = given;
  if (!mayReachCustomer(actor, id, 'manageCustomers')) throw notFound();
  const [before] = await customersByIds(db, [id], false);
  if (!before) throw notFound();
  refuseProblems('body', problemsOf(given));
  const company = before.isCompanyCustomer ? given.companyInfo : undefined;
  await transaction(db, async (trx) => {
    if (given.contactPerson) await storeContactPerson(trx, id, given.contactPerson);
    if (company) await storeCompany(trx, id, company);
    const settings = given.customerOrderSettings;
    if (!settings) return;
    const wanted = [settings.preferredDeliveryAddressId, settings.preferredInvoiceAddressId].filter((each) => each !== null);
    const own = new Set((await findAddresses(trx, id, wanted)).map((address) => address.id));
    if (wanted.some((each) => !own.has(each))) throw notFound();
    await storeOrderSettings(trx, id, settings);
  });
  const [after] = await customersByIds(db, [id], may(actor, 'manageCustomers'));
  if (!after) throw notFound();
  return after;
}

const at = (path: string, problem: Refusal | null): Refusal[] => (problem ? [refusal(problem.key, problem.params, path)] : []);

function problemsOf({ contactPerson, companyInfo, customerOrderSettings }: Given): readonly Refusal[] {
  return [
    // Titles and languages were checked by the call's schema.
    ...(contactPerson
      ? contactPersonProblems(contactPerson as ContactPerson).flatMap((problem) => at(`contactPerson.${problem.field}`, problem))
      : []),
    ...(companyInfo
      ? [
          ...at('companyInfo.name', required(companyInfo.name) ?? webAddress(companyInfo.name)),
          ...at('companyInfo.invoiceEmail', email(companyInfo.invoiceEmail)),
        ]
      : []),
    ...(customerOrderSettings ? at('customerOrderSettings.invoiceEmail', email(customerOrderSettings.invoiceEmail)) : []),
  ];
}
