/** A logged-in customer who has not entered a destination gets the price to the preferred delivery address. */
import { useEffect, useRef } from 'react';
import { readAddresses } from '#contract/address.ts';
import { isDomestic } from '#domain/contact/address.ts';
import { call } from '#web/call.ts';
import { useCart } from './cart-state.tsx';

export function usePreferredZipCode(customerId: number | null): void {
  const cart = useCart();
  const latest = useRef(cart);
  useEffect(() => {
    latest.current = cart;
  });
  const wanted = cart.ready && cart.zipCode === '' && customerId !== null;
  const asked = useRef(false);
  useEffect(() => {
    // Only once: a field emptied afterwards stays empty.
    if (!wanted || customerId === null || asked.current) return;
    asked.current = true;
    call(readAddresses, { params: { id: customerId } }).then(
      ({ items }) => {
        const preferred = items.find(({ isDefaultShipping }) => isDefaultShipping) ?? items[0];
        if (preferred && isDomestic(preferred.country) && latest.current.zipCode === '') latest.current.setZipCode(preferred.zipCode);
      },
      // Without an answer the field stays empty, as for all others.
      () => undefined,
    );
  }, [wanted, customerId]);
}
