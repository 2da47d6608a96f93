/** What a refund is taken from: first overpaid amounts, last amounts that are then owed again; and which payments it goes back to. */
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';

export interface PaidPlace<Target> {
  readonly target: Target;
  /** The amount available there. */
  readonly amount: Rappen;
}

/**
 * Places are used up in order; the last one takes the rest even beyond its amount, as the money has left in any case. A target with two places is taken from
 * once: the ledger has one entry for it.
 */
export function takenFrom<Target extends object>(amount: Rappen, places: readonly PaidPlace<Target>[]): PaidPlace<Target>[] {
  let left: number = amount;
  const taken = new Map<string, PaidPlace<Target>>();
  for (const [index, { target, amount: there }] of places.entries()) {
    const share = index === places.length - 1 ? left : Math.max(0, Math.min(left, there));
    left -= share;
    const key = JSON.stringify(target);
    if (share > 0) taken.set(key, { target, amount: rappen(share + (taken.get(key)?.amount ?? 0)) });
  }
  return [...taken.values()];
}

/** The payments that an amount goes back to: the latest that covers it alone, otherwise from the latest on as much as they have left. */
export function leastPayments<Payment extends { readonly left: number }>(
  amount: Rappen,
  payments: readonly Payment[],
): (Payment & { amount: Rappen })[] {
  const alone = payments.findLast(({ left }) => left >= amount);
  let open: number = amount;
  return (alone === undefined ? payments.toReversed() : [alone]).flatMap((payment) => {
    const share = Math.max(0, Math.min(open, payment.left));
    open -= share;
    return share === 0 ? [] : [{ ...payment, amount: rappen(share) }];
  });
}
