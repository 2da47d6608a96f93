/** A requested change with its new prices and the delivery cost written out, so that accepting it later costs what was shown. */
import type { OrderUpdate } from '#contract/order-change.ts';
import { chfFromRappen, chfFromUnitPrice } from '#domain/money/money.ts';
import type { PlannedChange } from './plan-change.ts';

export function frozenWish(wish: OrderUpdate, { lines, deliveryCost }: PlannedChange): OrderUpdate {
  const priceOf = new Map(lines.map(({ id, pricePerOne }) => [id, chfFromUnitPrice(pricePerOne)]));
  // New lines are numbered downwards, a composite before its parts.
  let next = 0;
  const nextPrice = (): number | undefined => {
    next -= 1;
    return priceOf.get(next);
  };
  return {
    ...wish,
    deliveryCost: chfFromRappen(deliveryCost),
    updatePositions: wish.updatePositions.map((update) => {
      const anew = update.pricePerOne === undefined && (update.pricing === 'reprice' || update.configuration !== undefined);
      return { ...update, pricing: 'keep', ...(anew ? { pricePerOne: priceOf.get(update.id) } : {}) };
    }),
    newPositions: wish.newPositions.map((position) => {
      const price = nextPrice();
      return {
        ...position,
        pricePerOne: position.type === 'COMPOSITE' ? undefined : price,
        children: position.children.map((child) => ({ ...child, pricePerOne: nextPrice() })),
      };
    }),
  };
}
