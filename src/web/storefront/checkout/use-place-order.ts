/** Places the order, once per attempt: only at the total that the customer saw. */
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { newKey } from '#web/new-key.ts';
import { call } from '#web/call.ts';
import { useCart } from '../cart/cart-state.tsx';
import { orderProblems } from '../cart/line-pricing.ts';
import type { FormErrors } from '../form/form-errors.ts';
import { orderPerson } from '../form/guest-form.ts';
import { useBuyer, useCheckout } from './checkout-state.tsx';
import { attemptStorage } from './order-attempt-storage.ts';
import { order } from './order-as-buyer.ts';
import { orderInsert } from './order-request.ts';
import { contentsOf, writeOrderedCart } from './ordered-cart-storage.ts';

const hasError = (failure: unknown, key: string): boolean =>
  failure instanceof CallFailure && failure.errors.some(({ message }) => message === key);

export function usePlaceOrder(errors: FormErrors) {
  const language = useLocale();
  const cart = useCart();
  const { store, session } = useCheckout();
  const buyer = useBuyer();
  const { guest } = session;
  const [accepted, setAccepted] = useState(false);
  const [totalBefore, setTotalBefore] = useState<number | null>(null);
  const [keyUsed, setKeyUsed] = useState(false);
  return {
    /** The terms. */
    accepted,
    setAccepted,
    /** The total that was shown before it changed; null: it did not. */
    totalBefore,
    /** The attempt was used for another order. */
    keyUsed,
    startAgain: (): void => {
      attemptStorage.clear();
      setKeyUsed(false);
      errors.clear();
    },
    submit: async (): Promise<void> => {
      if (!accepted) {
        errors.refuse([refusal('termsNotAccepted', {}, 'terms')]);
        return;
      }
      const seen = cart.price?.totals?.total ?? null;
      const { lines, price } = await cart.priced();
      const total = price?.totals?.total ?? null;
      if (seen === null || total === null) {
        cart.reprice();
        errors.refuse([refusal(orderProblems(price)?.includes('priceUnavailable') ? 'priceUnavailable' : 'priceNotReady')]);
        return;
      }
      if (total !== seen) {
        setTotalBefore(seen);
        errors.refuse([refusal('totalChanged')]);
        return;
      }
      errors.clear();
      try {
        const placed = await order(
          { store, call, language, customerId: buyer.customerId },
          (customerId) =>
            orderInsert({
              lines,
              price,
              checkout: store.session.checkout,
              customerId,
              orderPerson: guest ? orderPerson(guest.form) : '',
              termsAccepted: accepted,
            }),
          attemptStorage,
          { now: () => Date.now(), newKey },
        );
        if (placed.payment.state === 'PENDING') {
          // The cart stays until the payment arrives.
          writeOrderedCart({ uuid: placed.uuid, contents: contentsOf(lines) });
          if (placed.payment.redirectUrl !== null) {
            store.leaveFor(placed.payment.redirectUrl, placed.uuid);
            return;
          }
        } else cart.clear();
        // The guard of the checkout redirects to the order's page, also after a reload.
        store.change({ placed: placed.uuid });
      } catch (failure) {
        if (hasError(failure, 'totalChanged')) {
          setTotalBefore(total);
          cart.reprice();
        }
        setKeyUsed(hasError(failure, 'idempotencyKeyReused'));
        throw failure;
      }
    },
  };
}
