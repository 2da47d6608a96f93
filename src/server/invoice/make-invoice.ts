/** Invoices an order once per idempotency key: what is delivered and not invoiced, or everything if prepaid. */
import type { ParsedOf } from '#contract/endpoint.ts';
import { Invoice } from '#contract/invoice.ts';
import type { makeInvoice as endpoint } from '#contract/invoice.ts';
import type { Portion } from '#domain/order/movement.ts';
import { portionsToInvoice } from '#domain/order/movement.ts';
import { orderState, orderStateName } from '#domain/order/order-state.ts';
import { isPaidInAdvance } from '#domain/order/payment-method.ts';
import { refused } from '#server/call/refusal.ts';
import { refusalOf } from '#server/call/refuse-problems.ts';
import type { Trx } from '#server/db/pool.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import type { LockedOrder } from '#server/order/lock-order-at.ts';
import { lockedOrder, refuseStaleOrder } from '#server/order/lock-order-at.ts';
import { movedLine } from '#server/order/moved-line.ts';
import { invoiceOf } from './invoice-answer.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { issueInvoice } from './issue-invoice.ts';

export async function makeInvoice(
  services: InvoiceServices,
  wish: ParsedOf<typeof endpoint>['body'],
  { who, sentKey }: { who: string; sentKey: string | null },
): Promise<Invoice> {
  return writeOnce(services.db, idempotencyKey(`invoice by ${who}`, sentKey, wish), (body) => Invoice.parse(body), {
    lock: async (trx) => lockedOrder(trx, wish.orderId),
    write: async (trx, order) => {
      await refuseStaleOrder(trx, order, wish.version);
      return invoiceOf(trx, await invoiceOrder(trx, services, order, { lines: wish.lines, send: wish.send }, who));
    },
  });
}

/** On the locked order; `lines` undefined: everything that can be invoiced. Returns the invoice's id. */
export async function invoiceOrder(
  trx: Trx,
  services: InvoiceServices,
  order: LockedOrder,
  { lines, send }: { lines: readonly Portion[] | undefined; send: boolean },
  who: string,
): Promise<number> {
  const { row, positions } = order;
  const from = row.order_status_id;
  if (from === orderState.PREPARATION || from === orderState.CANCELED)
    throw refused('transitionNotAllowed', { from: orderStateName(from), to: orderStateName(orderState.INVOICED) });
  const portions = portionsToInvoice(positions.map(movedLine), lines, { prepaid: isPaidInAdvance(row.payment_method_id) });
  if (!portions.ok) throw refusalOf(portions.refusal);
  return issueInvoice(trx, services, [{ order, portions: portions.value }], { who, send });
}
