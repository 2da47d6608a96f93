/**
 * Changes an order's state by doing what leads to it: delivers, invoices, takes back or cancels. A stale version is refused, naming who changed the order.
 * An order that is in that state already stays as it is.
 */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { changeOrderState as endpoint } from '#contract/order-state.ts';
import type { Order } from '#contract/order.ts';
import { deliveryModeOf } from '#domain/checkout/delivery.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { orderState, usesUpQuote } from '#domain/order/order-state.ts';
import { openToDeliver } from '#domain/order/movement.ts';
import { refuseState } from '#domain/order/state-verb.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { deliver } from '#server/delivery/deliver.ts';
import type { DeliveryServices } from '#server/delivery/delivery-services.ts';
import { takeBack } from '#server/delivery/take-back-delivery.ts';
import type { InvoiceServices } from '#server/invoice/invoice-services.ts';
import { invoiceOrder } from '#server/invoice/make-invoice.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { doOnce } from '#server/idempotency/idempotent.ts';
import { postMails } from '#server/mail/post-mail.ts';
import type { LockedOrder } from '#server/order/lock-order-at.ts';
import { lockedOrder, lockOrderAt } from '#server/order/lock-order-at.ts';
import { movedLine } from '#server/order/moved-line.ts';
import type { ReopenQuote } from '#server/order/order-services.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';
import { verbFactsOf } from '#server/order/verb-facts.ts';
import { orderMoney } from '#server/order/order-money.ts';
import { markCanceled } from '#server/order/mark-canceled.ts';
import { canceledMail } from './canceled-mail.ts';

export interface OrderStateServices {
  deliveries: DeliveryServices;
  invoices: InvoiceServices;
  reopenQuote: ReopenQuote;
  /** Turns money received for a cancelled order into its customer's credit, in the same transaction. */
  balanceToCredit: (trx: Trx, orderId: number, by: { at: Date; who: string }) => Promise<void>;
  /** Cancels the order's shipments at the parcel carrier, before the order is cancelled; throws to leave the order unchanged. */
  callParcelsOff: (orderId: number, by: { reason: string; who: string }) => Promise<void>;
  /** Whether a shipment is booked or being booked. */
  hasShipment: (trx: Trx, orderId: number) => Promise<boolean>;
}

type Wish = ParsedOf<typeof endpoint>['body'];

/** Once per idempotency key. */
export async function changeOrderState(
  services: OrderStateServices,
  id: number,
  wish: Wish,
  { who, sentKey }: { who: string; sentKey: string | null },
): Promise<Order> {
  const { db } = services.deliveries;
  const asked = (order: LockedOrder): Asked => ({ order, wish, tell: wish.tell, message: wish.message, who });
  const become = async (keep: (trx: Trx) => Promise<void>): Promise<Order> => {
    if (wish.orderStatusId === orderState.CANCELED) {
      // The carrier is called while the order's row is not locked, and only for an order that may be cancelled.
      const verb = await transaction(db, async (trx) => mayBecome(trx, asked(await lockOrderAt(trx, id, wish.version))));
      if (verb !== null) await services.callParcelsOff(id, { reason: wish.reason, who });
    }
    await transaction(db, async (trx) => {
      await askForState(trx, services, asked(await lockOrderAt(trx, id, wish.version)));
      await keep(trx);
    });
    return wholeOrderOf(db, id);
  };
  return doOnce(db, idempotencyKey(`state of order ${id} by ${who}`, sentKey, wish), become, async () => wholeOrderOf(db, id));
}

export interface Asked {
  order: LockedOrder;
  wish: Omit<Wish, 'version' | 'tell' | 'message'>;
  /** False: no mail about a delivery or the cancellation. */
  tell: boolean;
  /** To the customer, in the mail about the cancellation. */
  message?: string;
  who: string;
}

/** On the locked order. Throws Refusal if the state is not allowed. Before cancelling, the caller must call off the parcels. */
export async function askForState(trx: Trx, services: OrderStateServices, asked: Asked): Promise<void> {
  const verb = await mayBecome(trx, asked);
  if (verb !== null) await carryOut(trx, services, verb);
}

/** Null: the order is in that state already, as when two people click at once. */
async function mayBecome(trx: Trx, asked: Asked): Promise<Verb | null> {
  if (asked.wish.orderStatusId === asked.order.row.order_status_id) return null;
  const facts = await verbFactsOf(trx, asked.order);
  const refusal = refuseState(facts, asked.wish.orderStatusId, asked.wish);
  if (refusal) throw refused(refusal.key, { ...refusal.params }, 'body.orderStatusId');
  return { ...asked, lastDeliveryId: facts.lastDeliveryId };
}

interface Verb extends Asked {
  lastDeliveryId: number | null;
}

async function carryOut(
  trx: Trx,
  services: OrderStateServices,
  { order, wish, lastDeliveryId, tell, message = '', who }: Verb,
): Promise<void> {
  const { deliveries, invoices } = services;
  switch (wish.orderStatusId) {
    case orderState.SENT:
      await deliverAll(trx, services, { order, tell, who });
      return;
    case orderState.INVOICED:
      if (wish.deliverAll && openToDeliver(order.positions.map(movedLine)).length > 0)
        await deliverAll(trx, services, { order, tell, who });
      await invoiceOrder(trx, invoices, await lockedOrder(trx, order.row.id), { lines: undefined, send: true }, who);
      return;
    case orderState.PLACED:
      if (lastDeliveryId !== null) await takeBack(trx, deliveries, order, { id: lastDeliveryId, note: wish.reason }, who);
      return;
    default:
      await cancel(trx, services, order, { reason: wish.reason, tell, message, who });
  }
}

/** Without the automatic invoice after a delivery, which would lead to another state than requested. */
async function deliverAll(
  trx: Trx,
  services: OrderStateServices,
  { order, tell, who }: Pick<Asked, 'order' | 'tell' | 'who'>,
): Promise<void> {
  const deliveries = { ...services.deliveries, afterDelivery: async () => undefined };
  const day = localNow(deliveries.now()).date;
  const deliveryType = deliveryModeOf({ deliveryType: order.row.delivery_type, byMail: order.row.by_mail });
  await deliver(trx, deliveries, order, { day, deliveryType, stop: '', handedOverBy: '', receivedBy: '', note: '', tell }, who);
}

/** For orders with nothing delivered or invoiced. A quote that was not used up can be ordered again. */
async function cancel(
  trx: Trx,
  { deliveries, reopenQuote, balanceToCredit, hasShipment }: OrderStateServices,
  { row }: LockedOrder,
  { reason, tell, message, who }: { reason: string; tell: boolean; message: string; who: string },
): Promise<void> {
  // A new shipment was booked while the carrier cancelled the previous one.
  if (await hasShipment(trx, row.id)) throw conflict('shipmentUnderWay', { seconds: 120 });
  const { now, jobs, publicUrl } = deliveries;
  const at = new Date(now());
  const { balance } = await orderMoney(trx, row.id);
  await markCanceled(trx, { id: row.id, orderStatusId: row.order_status_id }, { at, who, reason });
  await balanceToCredit(trx, row.id, { at, who });
  if (!usesUpQuote(row.order_status_id)) await reopenQuote(trx, row.id, { nowMs: now(), who });
  if (!tell) return;
  const facts = { company: await deliveries.readCompany(), publicUrl, words: message, hasCredit: balance > 0 };
  await postMails(trx, jobs, [canceledMail(await wholeOrderOf(trx, row.id), facts)], now());
}
