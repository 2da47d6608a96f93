/** Entries and the money of orders in the form of the wire. */
import type { OrderMoney, PaymentEntry, RecordedMoney } from '#contract/ledger.ts';
import { owedOf } from '#domain/ledger/order-payment.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import type { OrderMoneySums } from '#server/order/order-money.ts';
import { findEntries } from './entry-list-store.ts';
import type { StoredEntry } from './entry-list-store.ts';
import { findOrdersOf } from './ledger-store.ts';

/** The entries of a booking, and the balances of their orders after it. */
export async function recorded(db: Db, ids: readonly number[]): Promise<RecordedMoney> {
  const entries = await findEntries(db, ids);
  const money: OrderMoney[] = [];
  for (const order of await findOrdersOf(db, ids)) money.push(orderMoneyAnswer(order, await orderMoney(db, order.id)));
  return { entries: entries.map(entryAnswer), money };
}

export function orderMoneyAnswer(
  order: { id: number; payment_status_id: number; total_amount: number },
  money: OrderMoneySums,
): OrderMoney {
  const { paid, invoiced } = money;
  const total = rappen(order.total_amount);
  return {
    orderId: order.id,
    paymentStatusId: order.payment_status_id,
    total: chfFromRappen(total),
    paid: chfFromRappen(paid),
    invoiced: chfFromRappen(invoiced),
    open: chfFromRappen(rappen(owedOf(total, money) - paid)),
  };
}

export function entryAnswer(row: StoredEntry): PaymentEntry {
  return {
    id: row.id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    orderId: row.order_id,
    orderFormattedId: row.order_formatted_id,
    invoiceId: row.invoice_id,
    invoiceFormattedId: row.invoice_formatted_id,
    kind: row.kind,
    amount: chfFromRappen(rappen(row.amount)),
    day: row.day,
    source: row.source,
    reference: row.reference,
    reason: row.reason,
    reverses: row.reverses,
    reversed: row.reversed_by !== null,
    booking: row.booking,
    createdAt: row.created_at.toISOString(),
    who: row.who,
  };
}
