/** The sums of an order's money: amounts invoiced, and payments recorded in the ledger. */
import { sumsOfOrder } from '#domain/ledger/order-payment.ts';
import type { OrderSums } from '#domain/ledger/order-payment.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { balanceOf, sharesOf } from './order-money-store.ts';

export interface OrderMoneySums extends OrderSums {
  /** Received for the order and not assigned to an invoice. */
  balance: Rappen;
  /** Earliest due day of its invoices that are not paid but for reminder fees, which are no part of an order; null: none. */
  dueOn: string | null;
}

export async function orderMoney(db: Db, orderId: number): Promise<OrderMoneySums> {
  const balance = await balanceOf(db, orderId);
  const shares = await sharesOf(db, orderId);
  const due = shares.filter(({ open, total, credited, paid }) => open > 0 && paid < total - credited).map(({ dueOn }) => dueOn);
  return { ...sumsOfOrder(balance, shares), balance, dueOn: due.toSorted()[0] ?? null };
}
