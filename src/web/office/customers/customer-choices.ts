/** What a customer's fields are chosen from. */
import type { Address } from '#contract/address.ts';
import { addressLines } from '#domain/contact/address.ts';
import type { PlainOption } from '../ui/plain-select.tsx';
import { customerWords as t } from './customer-words.ts';

type Named = readonly { id: number; name: string }[];

export interface Choices {
  terms: Named;
  skonti: Named;
  trucks: Named;
}

const named = (all: Named): PlainOption[] => all.map(({ id, name }) => [String(id), name]);

/** By field; those of persons, too. */
export function customerChoices({ terms, skonti, trucks }: Choices, addresses: readonly Address[]) {
  const places: PlainOption[] = [
    ['', t.form.firstAddress],
    ...addresses.map((address): PlainOption => [String(address.id), addressLines(address).join(', ')]),
  ];
  return {
    deliveryAddressId: places,
    invoiceAddressId: places,
    invoiceRhythm: Object.entries(t.rhythms),
    paymentTermId: [['', t.defaultTerm], ...named(terms)],
    skontoId: [['', t.none], ...named(skonti)],
    truckId: named(trucks),
    title: Object.entries(t.titles),
    languageId: Object.entries(t.languages),
  } satisfies Readonly<Record<string, readonly PlainOption[]>>;
}
