import { useLayoutEffect, useRef, useState } from 'react';
import type { Address } from '#contract/address.ts';
import { newAddress, useStoredAddresses } from '../form/stored-addresses.tsx';
import { useBuyer, useCheckout } from './checkout-state.tsx';

export interface OtherAddress {
  /** Of the customer, besides that of the invoice; null while they are being read. */
  others: readonly Address[] | null;
  /** Id of an address, or `newAddress`. */
  chosen: string;
  choose: (value: string) => void;
  /** The chosen one; undefined: it is typed. */
  stored: Address | undefined;
}

/** A delivery address of the customer, which the checkout follows as soon as it is chosen. */
export function useOtherAddress(): OtherAddress {
  const { store, session } = useCheckout();
  const buyer = useBuyer();
  const addresses = useStoredAddresses(buyer.customerId);
  const [choice, choose] = useState<string | null>(null);
  const others = addresses?.filter(({ id }) => id !== session.invoiceAddress?.id) ?? null;
  const preferred = others?.find((one) => one.isDefaultShipping);
  const proposed = others?.find(({ id }) => id === session.deliveryAddress?.id) ?? preferred ?? others?.[0];
  const chosen = choice ?? String(proposed?.id ?? newAddress);
  const stored = others?.find(({ id }) => String(id) === chosen);
  const storedId = session.deliveryChoice === 'other' && buyer.loggedIn ? (stored?.id ?? null) : undefined;
  useLayoutEffect(() => {
    // The price follows the chosen address at once; the step is complete only when it is submitted.
    if (storedId === undefined || (store.session.deliveryAddress?.id ?? null) === storedId) return;
    store.change({
      deliveryAddress: stored ?? null,
      checkout: { ...store.session.checkout, deliveryAddressId: null },
    });
  }, [store, storedId, stored]);
  const offered = useRef(false);
  useLayoutEffect(() => {
    // Once, and only if nothing was chosen yet: preselects the customer's preferred delivery address.
    if (addresses === null || offered.current) return;
    offered.current = true;
    const { deliveryAddress, deliveryChoice: way } = store.session;
    if (preferred && deliveryAddress === null && way === 'same') store.change({ deliveryChoice: 'other' });
  }, [store, addresses, preferred]);
  return { others, chosen, choose, stored };
}
