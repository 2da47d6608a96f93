/** What the terms of a quote are chosen from: the customer's addresses, the shop's terms. */
import { useEffect, useState } from 'react';
import { readAddresses } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { readPaymentTerms, readSkonti } from '#contract/payment-term.ts';
import type { Quote } from '#contract/quote.ts';
import { placedStreet } from '#domain/contact/street-suggestion.ts';
import { call } from '#web/call.ts';
import type { PlainOption } from '../ui/plain-select.tsx';
import { keptAddress } from './quote-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { quoteWords as t } from './quote-words.ts';

interface Known {
  addresses: readonly Address[];
  terms: readonly PlainOption[];
  skonti: readonly PlainOption[];
}

const nothing: Known = { addresses: [], terms: [], skonti: [] };
const none: PlainOption = ['', t.none];
const kept: PlainOption = [keptAddress, t.keptAddress];

/** By field. */
export type TermChoices = ReturnType<typeof useTermChoices>;

export function useTermChoices(quote: Quote, draft: QuoteDraft, readOnly: boolean) {
  const known = useKnown(quote.customerId, readOnly);
  const others = known.addresses.map((address): PlainOption => [String(address.id), `${address.name}, ${placedStreet(address)}`]);
  return {
    deliveryType: t.deliveryTypes,
    deliveryAddress: [quote.deliveryAddress === null ? none : kept, ...others],
    invoiceAddress: [kept, ...others],
    paymentMethodId: draft.customerRequestType === '3' ? t.paymentMethods.filter(([value]) => value !== '1') : t.paymentMethods,
    paymentTermId: [none, ...known.terms],
    vatForced: t.vatChoices,
    skontoId: [none, ...known.skonti],
    customerRequestType: t.requestTypes.filter(([value]) => value === '3' || value === String(quote.customerRequestType)),
  } satisfies Readonly<Record<string, readonly PlainOption[]>>;
}

const option = ({ id, name }: { id: number; name: string }): PlainOption => [String(id), name];

function useKnown(customerId: number, readOnly: boolean): Known {
  const [known, setKnown] = useState(nothing);
  useEffect(() => {
    if (readOnly) return;
    const read = async (): Promise<void> => {
      const [terms, skonti] = await Promise.all([call(readPaymentTerms, { query: {} }), call(readSkonti, { query: {} })]);
      const chosen = { terms: terms.items.map(option), skonti: skonti.items.map(option) };
      setKnown((before) => ({ ...before, ...chosen }));
      const { items: addresses } = await call(readAddresses, { params: { id: customerId } });
      setKnown((before) => ({ ...before, addresses }));
    };
    // Options that cannot be read are missing; the quote's current values stay.
    read().catch(() => undefined);
  }, [customerId, readOnly]);
  return known;
}
