import { useEffect, useState } from 'react';
import { readAddresses } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { readPaymentTerms, readSkonti } from '#contract/payment-term.ts';
import { call } from '#web/call.ts';

export interface Choices {
  addresses: readonly Address[];
  terms: readonly { id: number; name: string }[];
  skonti: readonly { id: number; name: string }[];
}

export const noChoices: Choices = { addresses: [], terms: [], skonti: [] };

/** Without them the order's current values can still be kept or typed. */
export function useChoices(customerId: number): Choices {
  const [choices, setChoices] = useState(noChoices);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const [addresses, terms, skonti] = await Promise.all([
        call(readAddresses, { params: { id: customerId } }),
        call(readPaymentTerms, { query: {} }),
        call(readSkonti, { query: {} }),
      ]);
      if (wanted) setChoices({ addresses: addresses.items, terms: terms.items, skonti: skonti.items });
    };
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [customerId]);
  return choices;
}
