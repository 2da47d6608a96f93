import { useEffect, useRef } from 'react';
import { plz } from '#domain/contact/rules.ts';
import { useCart } from '../cart/cart-state.tsx';
import { isUntouched } from '../form/guest-form.ts';
import { usePriceView } from '../page/price-view.tsx';
import { useCheckout } from './checkout-state.tsx';

/**
 * What guests have already told the shop stands in their forms, while these are empty: who sees prices without VAT orders for
 * a company, and the postal code of the delivery begins the address. Afterwards the choice in the form decides the price view.
 */
export function useToldBefore(): void {
  const { store, ready } = useCheckout();
  const { ready: cartReady, zipCode } = useCart();
  const viewAtFirst = useRef(usePriceView());
  const begun = useRef(false);
  useEffect(() => {
    if (!ready || !cartReady || begun.current) return;
    begun.current = true;
    const { guestDraft, invoiceDraft } = store.session;
    if (viewAtFirst.current === 'excl' && isUntouched(guestDraft)) store.typeGuest({ kind: 'company' });
    const isEmpty = invoiceDraft.street === '' && invoiceDraft.zipCode === '' && invoiceDraft.city === '';
    if (isEmpty && zipCode !== '' && plz(zipCode) === null) store.typeInvoice({ zipCode });
  }, [ready, cartReady, store, zipCode]);
}
