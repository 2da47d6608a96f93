/** Money received for an order before its invoice was written is transferred to the invoice, up to its open amount. */
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { roundingTolerance } from './settlement.ts';

export interface OrderBalance {
  readonly orderId: number;
  /** Money received for the order that is not on any invoice. */
  readonly balance: Rappen;
}

export interface Transfer {
  readonly orderId: number;
  /** More than 0. */
  readonly amount: Rappen;
}

/** `rounding`: a small remainder that is not claimed; 0: none. */
export function usePrepayments(open: Rappen, orders: readonly OrderBalance[]): { transfers: readonly Transfer[]; rounding: Rappen } {
  let left: number = open;
  const transfers: Transfer[] = [];
  for (const { orderId, balance } of orders) {
    const amount = Math.min(left, balance);
    if (amount <= 0) continue;
    transfers.push({ orderId, amount: rappen(amount) });
    left -= amount;
  }
  const isSettled = transfers.length > 0 && left <= roundingTolerance;
  return { transfers, rounding: rappen(isSettled ? left : 0) };
}

/** What invoices return to their order when money that was transferred to them is taken back from it; newest invoice first. */
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
