/** Problems in a customer's data, each at its field. */
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

interface Existing {
  has: (id: number) => boolean;
}

/** Chosen terms, discounts and trucks must exist, and blocking a customer needs a reason. Returns the first problem. */
export function termProblems(
  exist: Readonly<Record<'paymentTermId' | 'skontoId' | 'truckId', Existing>>,
  given: Terms,
  reasonBefore: string,
): Refusal[] {
  if (given.onHold === true && (given.holdReason ?? reasonBefore).trim() === '') return [refusal('validation.required', {}, 'holdReason')];
  const chosen = chosenTerms(given);
  const fields = { paymentTermId: 'paymentTermId', skontoId: 'skontoId', truckId: 'quickOrderSetting.truckId' } as const;
  for (const key of ['paymentTermId', 'skontoId', 'truckId'] as const) {
    const id = chosen[key];
    if (id !== null && !exist[key].has(id)) return [refusal('notFound', {}, fields[key])];
  }
  return [];
}

const chosenTerms = (given: Terms) => ({
  paymentTermId: given.paymentTermId ?? null,
  skontoId: given.skontoId ?? null,
  truckId: given.quickOrderSetting?.truckId ?? null,
});

export async function refuseWrongTerms(db: Db, given: Terms, reasonBefore: string): Promise<void> {
  const exist = await whichTermsExist(db, chosenTerms(given));
  const isThere = (key: keyof typeof exist): Existing => ({ has: () => exist[key] });
  const there = { paymentTermId: isThere('paymentTermId'), skontoId: isThere('skontoId'), truckId: isThere('truckId') };
  const [problem] = termProblems(there, given, reasonBefore);
  if (problem !== undefined) throw refused(problem.key, { ...problem.params }, `body.${problem.field}`);
}
