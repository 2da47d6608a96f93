/** Reports to the tracking layer, if the visitor consented, that a checkout begins and that an order was placed. */
import { useEffect, useRef } from 'react';
import type { Order } from '#contract/order.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { isTrackingAccepted } from '../consent/consent-state.ts';
import { isNewPurchase } from '../consent/purchase-storage.ts';
import { track } from '../consent/track.ts';

/** Once per visit to the checkout, on its first step after the cart. */
export function useTrackedBegin(begun: boolean, lines: readonly CartLine[]): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !begun || lines.length === 0) return;
    told.current = true;
    track({
      event: 'begin_checkout',
      items: lines.map(({ articleNumber, name, quantity }) => ({ item_id: articleNumber, item_name: name, quantity })),
    });
  }, [begun, lines]);
}

export function useTrackedPurchase({ formattedId, totals, positions }: Order): void {
  useEffect(() => {
    if (!isTrackingAccepted() || !isNewPurchase(formattedId)) return;
    track({
      event: 'purchase',
      transaction_id: formattedId,
      value: totals.total,
      tax: totals.vat,
      shipping: totals.shipping ?? 0,
      items: positions.map(({ articleNumber, name, quantity, pricePerOne }) => ({
        item_id: articleNumber,
        item_name: name,
        quantity,
        price: pricePerOne,
      })),
    });
    // The order of a page never changes, so its number identifies it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [formattedId]);
}
