/** Data shown beside an order: today's prices of its lines, its documents and the state of its online payment. Loaded on the server. */
import { readOrderPapers } from '#contract/document.ts';
import type { OrderPapers } from '#contract/document.ts';
import type { Call } from '#contract/endpoint.ts';
import type { Order } from '#contract/order.ts';
import { readOrderWishes } from '#contract/order-wish.ts';
import type { OrderWish } from '#contract/order-wish.ts';
import { readOrderPayment } from '#contract/payment.ts';
import type { OrderPayment } from '#contract/payment.ts';
import type { ProgressNote } from '#domain/order/order-progress.ts';
import { nextThing } from '#domain/order/order-progress.ts';
import { asksForRest } from '#domain/order/rest-to-pay.ts';
import type { PastLine } from '../favourites/past-line.ts';
import { pastLinesOf } from '../favourites/load-last-ordered.ts';

export interface OrderToShow {
  order: Order;
  notes: ProgressNote[];
  lines: PastLine[];
  /** Delivery notes and invoices; null: they could not be read. */
  papers: OrderPapers | null;
  /** What the customer has asked to change. */
  wishes: OrderWish[];
  /** null: no online payment is due. */
  payment: OrderPayment | null;
}

export async function orderToShow(call: Call, order: Order, notes: ProgressNote[]): Promise<OrderToShow> {
  const [lines, papers, wishes, payment] = await Promise.all([
    // Without today's prices the order is still worth showing.
    pastLinesOf(call, order).catch(() => []),
    call(readOrderPapers, { params: { uuid: order.uuid } }).catch(() => null),
    call(readOrderWishes, { params: { uuid: order.uuid } }).then(
      ({ items }) => items,
      () => [],
    ),
    nextThing(order) === 'payOnline' || asksForRest(order) ? call(readOrderPayment, { params: { uuid: order.uuid } }) : null,
  ]);
  return { order, notes, lines, papers, wishes, payment };
}
