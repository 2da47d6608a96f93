/** Invoices an order on account automatically after a delivery, unless the office turned that off or the customer's invoices are collected. */
import { localNow } from '#domain/calendar/local-time.ts';
import { openToInvoice } from '#domain/order/movement.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockedOrder } from '#server/order/lock-order-at.ts';
import { movedLine } from '#server/order/moved-line.ts';
import { readSetting } from '#server/setting/read-setting.ts';
import { invoiceRhythmOf } from './collect-store.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { invoiceOrder } from './make-invoice.ts';

/** On the locked order. */
export async function invoiceDelivered(trx: Trx, services: InvoiceServices, orderId: number, { who }: { who: string }): Promise<void> {
  const order = await lockedOrder(trx, orderId);
  if (order.row.payment_method_id !== paymentMethod.INVOICE) return;
  if (openToInvoice(order.positions.map(movedLine), { prepaid: false }).length === 0) return;
  if (!(await readSetting(trx, 'invoiceWithDelivery', localNow(services.now()).date))) return;
  const rhythm = await invoiceRhythmOf(trx, order.row.customer_id);
  if (rhythm === 'DELIVERY') await invoiceOrder(trx, services, order, { lines: undefined, send: true }, who);
}
