import { useEffect, useState } from 'react';
import { priceCart } from '#contract/cart.ts';
import type { OrderPrice } from '#contract/cart.ts';
import type { Address } from '#contract/address.ts';
import { call } from '#web/call.ts';
import { piecesOf, priceRequestOf } from './order-draft.ts';
import type { OrderDraft } from './order-draft.ts';

const waitMs = 250;

/** The server's price for the draft; null: nothing to price yet, or the answer is pending. */
export function useOrderPrice(draft: OrderDraft, customerId: number, addresses: readonly Address[]): OrderPrice | null {
  const isPriceable = draft.lines.length > 0 && draft.lines.every((line) => piecesOf(line) !== null);
  const asked = isPriceable ? JSON.stringify(priceRequestOf(draft, customerId, addresses)) : null;
  const [answer, setAnswer] = useState<{ asked: string; price: OrderPrice } | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      const body = JSON.parse(asked) as ReturnType<typeof priceRequestOf>;
      call(priceCart, { body }, { signal: control.signal }).then(
        (price) => setAnswer({ asked, price }),
        // Placing the order reports why it cannot be priced.
        () => undefined,
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asked]);
  return answer !== null && answer.asked === asked ? answer.price : null;
}
