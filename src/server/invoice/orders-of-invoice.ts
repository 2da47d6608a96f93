/** The orders of an invoice, in the order in which they appear on it. */
import type { Invoice } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import type { Db } from '#server/db/pool.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';

export async function ordersOfInvoice(db: Db, { lines }: Pick<Invoice, 'lines'>): Promise<[Order, ...Order[]]> {
  const orders: Order[] = [];
  for (const id of new Set(lines.map(({ orderId }) => orderId))) orders.push(await wholeOrderOf(db, id));
  const [first, ...others] = orders;
  if (first === undefined) throw new Error('an invoice without an order');
  return [first, ...others];
}
