/**
 * A prepaid order is invoiced in full by the entry that covers its total, unless it was invoiced before;
 * an amount added by a change gets its own invoice when it is paid.
 */
import { openToInvoice } from '#domain/order/movement.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { isPaidInAdvance } from '#domain/order/payment-method.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockedOrder } from '#server/order/lock-order-at.ts';
import { movedLine } from '#server/order/moved-line.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { hasInvoice } from './invoice-store.ts';
import { invoiceOrder } from './make-invoice.ts';

/** On the locked order; repeated calls do no harm. */
export async function invoicePaid(trx: Trx, services: InvoiceServices, orderId: number, { who }: { who: string }): Promise<void> {
  const order = await lockedOrder(trx, orderId);
  const { payment_method_id: method, payment_status_id: paid, order_status_id: state } = order.row;
  if (!isPaidInAdvance(method) || paid !== paymentStatus.PAID) return;
  if (state === orderState.PREPARATION || state === orderState.CANCELED) return;
  if (openToInvoice(order.positions.map(movedLine), { prepaid: true }).length === 0) return;
  // After a credit note the returned pieces count as open again, but must not be invoiced.
  const added = order.row.difference_asked && order.row.credited_amount === 0;
  if (!added && (await hasInvoice(trx, orderId))) return;
  await invoiceOrder(trx, services, order, { lines: undefined, send: true }, who);
}
