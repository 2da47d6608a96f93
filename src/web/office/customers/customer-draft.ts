/** A customer as edited by staff, as texts until it is saved; converted into the call's change, or into its problems. */
import type { AgreedTerms, Customer } from '#contract/customer.ts';
import { contactPersonProblems, customerDefaults } from '#domain/contact/customer.ts';
import type { ContactPerson } from '#domain/contact/customer.ts';
import { email } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { parseAmount } from '#domain/money/money-text.ts';
import { percentOf } from '../text/percent-of.ts';
import { groupedNumber } from '../text/grouped-number.ts';
import { customerWords } from './customer-words.ts';

const t = customerWords.problems;

export const headFields = [
  'isCompany',
  'companyName',
  'companyCode',
  'companyInvoiceEmail',
  'invoiceEmail',
  'deliveryAddressId',
  'invoiceAddressId',
  'discount',
  'multiplier',
  'paymentTermId',
  'skontoId',
  'invoiceRhythm',
  'quickOrder',
  'truckId',
  'creditLimit',
  'onHold',
  'holdReason',
  'active',
  'featureFlags',
] as const;
export type HeadField = (typeof headFields)[number];

export const personFields = ['title', 'firstName', 'lastName', 'phone', 'email', 'languageId'] as const;
export type PersonField = (typeof personFields)[number];

export type PersonDraft = Readonly<Record<PersonField, string>> & {
  /** Negative: added in this draft. */
  readonly id: number;
  readonly removed: boolean;
};

/** Value of a ticked box. */
export const ticked = 'ja';

export type CustomerDraft = Readonly<Record<HeadField, string>> & { readonly id: number; readonly persons: readonly PersonDraft[] };

const box = (is: boolean | undefined): string => (is === true ? ticked : '');
const idText = (id: number | null | undefined): string => (typeof id === 'number' ? String(id) : '');
const percentText = (fraction: number): string => String(Math.round(fraction * 10_000) / 100);

export function draftOf(customer: Customer): CustomerDraft {
  const { customerOrderSettings: settings, quickOrderSetting: quick, companyInfo } = customer;
  return {
    id: customer.id,
    isCompany: box(customer.isCompanyCustomer),
    companyName: companyInfo.name,
    companyCode: companyInfo.code,
    companyInvoiceEmail: companyInfo.invoiceEmail,
    invoiceEmail: settings.invoiceEmail,
    deliveryAddressId: idText(settings.preferredDeliveryAddressId),
    invoiceAddressId: idText(settings.preferredInvoiceAddressId),
    discount: percentText(customer.discount),
    multiplier: String(customer.deliveryCostMultiplier ?? customerDefaults.deliveryCostMultiplier),
    paymentTermId: idText(customer.paymentTermId),
    skontoId: idText(customer.skontoId),
    invoiceRhythm: customer.invoiceRhythm ?? 'DELIVERY',
    quickOrder: box(quick.isActive),
    truckId: String(quick.truckId),
    creditLimit: groupedNumber(idText(customer.creditLimit)),
    onHold: box(customer.onHold),
    holdReason: customer.holdReason ?? '',
    active: box(customer.active),
    featureFlags: String(customer.featureFlags ?? 0),
    persons: customer.contactPerson.map(({ id, title, languageId, ...person }) => ({
      ...person,
      id,
      title: String(title),
      languageId: String(languageId),
      removed: false,
    })),
  };
}

export const newPerson = (id: number): PersonDraft => ({
  id,
  title: '0',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  languageId: '1',
  removed: false,
});

/** A new customer with the office's defaults. */
export const emptyDraft: CustomerDraft = {
  ...(Object.fromEntries(headFields.map((field) => [field, ''])) as Record<HeadField, string>),
  id: 0,
  isCompany: ticked,
  discount: String(customerDefaults.discount),
  multiplier: String(customerDefaults.deliveryCostMultiplier),
  truckId: String(customerDefaults.quickOrderTruckId),
  invoiceRhythm: 'DELIVERY',
  active: ticked,
  featureFlags: '0',
  persons: [newPerson(-1)],
};

/** A number from 0 to `most`; null: invalid. */
function numberOf(text: string, most: number): number | null {
  const amount = parseAmount(text);
  return amount === null || amount < 0 || amount > most ? null : amount;
}

type Say = (problem: Refusal) => string;
const mostChf = 100_000_000;

/** Problems by field name; fields of persons are `email 12`. */
export function problemsOf(draft: CustomerDraft, say: Say): Record<string, string> {
  const found: Record<string, string> = {};
  const mail = (field: 'companyInvoiceEmail' | 'invoiceEmail'): void => {
    const problem = email(draft[field]);
    if (problem) found[field] = say(problem);
  };
  if (draft.isCompany === ticked && draft.companyName.trim() === '') found['companyName'] = t.required;
  if (draft.isCompany === ticked) mail('companyInvoiceEmail');
  const kept = draft.persons.filter(({ removed }) => !removed);
  if (kept.length === 0) found['persons'] = t.person;
  for (const person of kept)
    for (const problem of contactPersonProblems(personOf(person) as ContactPerson)) found[`${problem.field} ${person.id}`] ??= say(problem);
  mail('invoiceEmail');
  if (percentOf(draft.discount) === null) found['discount'] = t.percent;
  if (numberOf(draft.multiplier, 100) === null) found['multiplier'] = t.factor;
  if (draft.creditLimit.trim() !== '' && numberOf(draft.creditLimit, mostChf) === null) found['creditLimit'] = t.amount;
  if (draft.onHold === ticked && draft.holdReason.trim() === '') found['holdReason'] = t.holdReason;
  return found;
}

function personOf({ firstName, lastName, phone, email: address, title, languageId }: PersonDraft) {
  return {
    title: Number(title),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    email: address.trim(),
    languageId: Number(languageId),
  };
}

const idOf = (text: string): number | null => (text === '' ? null : Number(text));

/** Only for a draft without problems. */
export function termsOf(draft: CustomerDraft) {
  return {
    isCompanyCustomer: draft.isCompany === ticked,
    discount: Math.round((numberOf(draft.discount, 100) ?? 0) * 100) / 10_000,
    deliveryCostMultiplier: numberOf(draft.multiplier, 100) ?? customerDefaults.deliveryCostMultiplier,
    paymentTermId: idOf(draft.paymentTermId),
    skontoId: idOf(draft.skontoId),
    invoiceRhythm: draft.invoiceRhythm === 'MONTH' ? 'MONTH' : 'DELIVERY',
    quickOrderSetting: { isActive: draft.quickOrder === ticked, truckId: idOf(draft.truckId) },
    creditLimit: draft.creditLimit.trim() === '' ? null : numberOf(draft.creditLimit, mostChf),
    onHold: draft.onHold === ticked,
    holdReason: draft.holdReason.trim(),
    active: draft.active === ticked,
    featureFlags: Number(draft.featureFlags),
  } satisfies AgreedTerms;
}

export function companyOf(draft: CustomerDraft) {
  return { name: draft.companyName.trim(), code: draft.companyCode.trim(), invoiceEmail: draft.companyInvoiceEmail.trim() };
}

export function personsOf(draft: CustomerDraft) {
  return draft.persons
    .filter(({ removed }) => !removed)
    .map((person) => ({ ...personOf(person), ...(person.id > 0 ? { id: person.id } : {}) }));
}

/** Only for a draft without problems. Throws when the draft belongs to another customer. */
export function changeOf(customer: Customer, draft: CustomerDraft) {
  if (draft.id !== customer.id) throw new Error(`draft of customer ${draft.id} for customer ${customer.id}`);
  const isCompany = draft.isCompany === ticked;
  return {
    id: customer.id,
    version: customer.version,
    ...termsOf(draft),
    ...(isCompany ? { companyInfo: companyOf(draft) } : {}),
    contactPerson: personsOf(draft),
    customerOrderSettings: {
      invoiceEmail: draft.invoiceEmail.trim(),
      preferredDeliveryAddressId: idOf(draft.deliveryAddressId),
      preferredInvoiceAddressId: idOf(draft.invoiceAddressId),
    },
  };
}
