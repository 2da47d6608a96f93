/** What is wrong with particulars of a customer, each at its field. */
import type { AgreedTerms } from '#contract/customer.ts';
import type { ContactPerson as PersonOnWire } from '#contract/customer.ts';
import type { ContactPerson } from '#domain/contact/customer.ts';
import { contactPersonProblems } from '#domain/contact/customer.ts';
import { email, required, webAddress } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { whichTermsExist } from './account-store.ts';

export const at = (path: string, problem: Refusal | null): Refusal[] => (problem ? [refusal(problem.key, problem.params, path)] : []);

// Titles and languages were checked by the call's schema.
const problemsOf = (person: PersonOnWire, path: string): Refusal[] =>
  contactPersonProblems(person as ContactPerson).flatMap((problem) => at(`${path}.${problem.field}`, problem));

/** One person, or all of them. */
export function personProblems(given: PersonOnWire | readonly PersonOnWire[] | undefined): Refusal[] {
  if (given === undefined) return [];
  return 'length' in given
    ? given.flatMap((person, index) => problemsOf(person, `contactPerson.${index}`))
    : problemsOf(given, 'contactPerson');
}

export const companyProblems = ({ name, invoiceEmail }: { name: string; invoiceEmail: string }): Refusal[] => [
  ...at('companyInfo.name', required(name) ?? webAddress(name)),
  ...at('companyInfo.invoiceEmail', email(invoiceEmail)),
];

type Terms = { [Field in keyof AgreedTerms]: AgreedTerms[Field] | undefined };

/** Terms, discounts and trucks that are chosen must be there; who holds back a customer says why. */
export async function refuseWrongTerms(db: Db, given: Terms, reasonBefore: string): Promise<void> {
  if (given.onHold === true && (given.holdReason ?? reasonBefore).trim() === '')
    throw refused('validation.required', {}, 'body.holdReason');
  const chosen = {
    paymentTermId: given.paymentTermId ?? null,
    skontoId: given.skontoId ?? null,
    truckId: given.quickOrderSetting?.truckId ?? null,
  };
  const exist = await whichTermsExist(db, chosen);
  const fields = { paymentTermId: 'paymentTermId', skontoId: 'skontoId', truckId: 'quickOrderSetting.truckId' } as const;
  for (const key of ['paymentTermId', 'skontoId', 'truckId'] as const)
    if (chosen[key] !== null && !exist[key]) throw refused('notFound', {}, `body.${fields[key]}`);
}
