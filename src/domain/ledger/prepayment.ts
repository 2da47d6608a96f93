/**
 * What was received for an order before its invoice was written moves to the invoice, up to its open amount: money first, then the difference that was let go,
 * each as what it is.
 */
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { roundingTolerance } from './settlement.ts';

export interface OrderBalance {
  readonly orderId: number;
  /** Received for the order and on no invoice. */
  readonly money: Rappen;
  /** A difference that was not claimed. */
  readonly rounding: Rappen;
}

export interface Transfer {
  readonly orderId: number;
  readonly money: Rappen;
  readonly rounding: Rappen;
}

/** `rounding`: a small remainder that is not claimed; 0: none. */
export function usePrepayments(open: Rappen, orders: readonly OrderBalance[]): { transfers: readonly Transfer[]; rounding: Rappen } {
  let left: number = open;
  const transfers: Transfer[] = [];
  for (const { orderId, ...balance } of orders) {
    const money = Math.max(0, Math.min(left, balance.money));
    const rounding = Math.max(0, Math.min(left - money, balance.rounding));
    if (money + rounding === 0) continue;
    transfers.push({ orderId, money: rappen(money), rounding: rappen(rounding) });
    left -= money + rounding;
  }
  const isSettled = transfers.length > 0 && left <= roundingTolerance;
  return { transfers, rounding: rappen(isSettled ? left : 0) };
}

/** What invoices return to their order when what moved to them is taken back from it; newest invoice first. */
export function returnTransfers<Invoice extends { readonly moved: Rappen }>(
  lack: Rappen,
  invoices: readonly Invoice[],
): { invoice: Invoice; amount: Rappen }[] {
  let left: number = lack;
  return invoices.toReversed().flatMap((invoice) => {
    const amount = Math.min(left, invoice.moved);
    if (amount <= 0) return [];
    left -= amount;
    return [{ invoice, amount: rappen(amount) }];
  });
}
