/** Records a delivery of a locked order: number, lines, the effects on the order, and the mail about what is coming and what is still open. */
import type { DeliveryInsert } from '#contract/delivery.ts';
import type { DeliveryModeName } from '#domain/checkout/delivery.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { portionsToDeliver } from '#domain/order/movement.ts';
import { refuseDeliveredDay } from '#domain/order/delivered-day.ts';
import { orderState, orderStateName, paymentStatus } from '#domain/order/order-state.ts';
import { isPaidInAdvance } from '#domain/order/payment-method.ts';
import { refused } from '#server/call/refusal.ts';
import { refusalOf } from '#server/call/refuse-problems.ts';
import type { Trx } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { addHistory } from '#server/record/record-history.ts';
import { readSetting } from '#server/setting/read-setting.ts';
import type { LockedOrder } from '#server/order/lock-order-at.ts';
import { movedLine } from '#server/order/moved-line.ts';
import { nextNumber } from '#server/order/next-number.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';
import { writeOrder } from '#server/order/write-order.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { deliveryMail } from './delivery-mail.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { freezeNote } from './freeze-note.ts';
import { insertDelivery, linesOfDeliveries, truckExists } from './delivery-store.ts';

export type DeliveryWish = Omit<DeliveryInsert, 'orderId' | 'version'> & {
  /** Drawing of the signature on the delivery note. */
  signature?: string | null;
};

/** Returns the delivery's id. Refuses quantities that are not open, and an order that is not placed. */
export async function deliver(trx: Trx, services: DeliveryServices, order: LockedOrder, wish: DeliveryWish, who: string): Promise<number> {
  const { row, positions } = order;
  const nowMs = services.now();
  const at = new Date(nowMs);
  const today = localNow(nowMs).date;
  const company = await services.readCompany();
  await refuseDelivery(trx, order, wish, today);
  const portions = portionsToDeliver(positions.map(movedLine), wish.lines);
  if (!portions.ok) throw refusalOf(portions.refusal);
  const formattedId = await nextNumber(trx, 'delivery', yearOf(today));
  const { lines: _wished, tell, truckId: truck, signature = null, ...given } = wish;
  const truckId = truck ?? null;
  const id = await insertDelivery(trx, {
    ...given,
    truckId,
    formattedId,
    orderId: row.id,
    orderFormattedId: row.formatted_id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    city: row.city,
    kind: 'DELIVERY',
    takesBack: null,
    at,
    who,
    lines: portions.value,
  });
  await addHistory(trx, 'delivery', { recordId: id, version: 1, at, who }, [{ field: 'created', before: '', after: formattedId }]);
  await writeOrder(trx, row.id, { at, who, entries: [{ field: 'delivery', before: '', after: formattedId }] });
  await freezeNote(trx, services, id, { order: await wholeOrderOf(trx, row.id), company, signature });
  if (tell)
    await tellCustomer(trx, services, { id, formattedId, day: wish.day, deliveryType: wish.deliveryType, orderId: row.id, company }, nowMs);
  await services.afterDelivery(trx, row.id, { who });
  return id;
}

async function refuseDelivery(trx: Trx, { row }: LockedOrder, { day, truckId }: DeliveryWish, today: ReturnType<typeof localNow>['date']) {
  const from = row.order_status_id;
  if (from === orderState.PREPARATION || from === orderState.CANCELED)
    throw refused('transitionNotAllowed', { from: orderStateName(from), to: orderStateName(orderState.SENT) });
  const date = parsePlainDate(day);
  if (date === null) throw refused('deliveryDateNotPossible', {}, 'body.day');
  const farOff = refuseDeliveredDay(date, today);
  if (farOff) throw refused(farOff.key, { ...farOff.params }, 'body.day');
  if (truckId != null && !(await truckExists(trx, truckId))) throw refused('notFound', {}, 'body.truckId');
  const waits = isPaidInAdvance(row.payment_method_id) && row.payment_status_id !== paymentStatus.PAID;
  if (waits && (await readSetting(trx, 'prepaymentBeforeDelivery', today))) throw refused('paymentMissing');
}

interface Told {
  id: number;
  formattedId: string;
  day: string;
  deliveryType: DeliveryModeName;
  orderId: number;
  company: Sender;
}

async function tellCustomer(trx: Trx, { jobs, publicUrl }: DeliveryServices, told: Told, nowMs: number): Promise<void> {
  const lines = (await linesOfDeliveries(trx, [told.id])).get(told.id) ?? [];
  const facts = { company: told.company, publicUrl, delivery: { ...told, lines } };
  await postMails(trx, jobs, [deliveryMail(await wholeOrderOf(trx, told.orderId), facts)], nowMs);
}
