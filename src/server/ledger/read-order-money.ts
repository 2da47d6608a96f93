/** An order's balance, and what a payment on it would settle: the same claims as when a payment is booked. */
import type { OrderClaims } from '#contract/ledger.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import { orderState } from '#domain/order/order-state.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import { claimsOf } from './claims.ts';
import { orderMoneyAnswer } from './entry-answer.ts';
import { findOrderToPay, invoicesOfOrder, openOfInvoices } from './ledger-store.ts';
import { freeCreditOf } from './refund-places.ts';

export async function readOrderMoney(db: Db, orderId: number): Promise<OrderClaims> {
  const order = await findOrderToPay(db, orderId);
  if (!order) throw notFound();
  const money = await orderMoney(db, orderId);
  const canceled = order.order_status_id === orderState.CANCELED;
  const claims = canceled ? [] : claimsOf(order, await openOfInvoices(db, await invoicesOfOrder(db, orderId)), money);
  return {
    ...orderMoneyAnswer(order, money),
    claims: claims.map(({ target, open }) => ({ invoiceId: 'invoiceId' in target ? target.invoiceId : null, open: chfFromRappen(open) })),
    credit: chfFromRappen(await freeCreditOf(db, order.customer_id)),
  };
}
