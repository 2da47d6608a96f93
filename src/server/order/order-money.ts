/** The money of an order, summed up: what its invoices ask for and what the ledger holds for it. */
import { sumsOfOrder } from '#domain/ledger/order-payment.ts';
import type { OrderSums } from '#domain/ledger/order-payment.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { balanceOf, sharesOf } from './order-money-store.ts';

export interface OrderMoneySums extends OrderSums {
  /** Received for the order and not on any invoice. */
  balance: Rappen;
  /** The first day on which an open invoice of it is due; null: none is open. */
  dueOn: string | null;
}

export async function orderMoney(db: Db, orderId: number): Promise<OrderMoneySums> {
  const balance = await balanceOf(db, orderId);
  const shares = await sharesOf(db, orderId);
  const due = shares.filter(({ open }) => open > 0).map(({ dueOn }) => dueOn);
  return { ...sumsOfOrder(balance, shares), balance, dueOn: due.toSorted()[0] ?? null };
}
