/** Reverses a delivery by a return with the same lines: nothing is edited. Refused if less would then be delivered than is invoiced. */
import { Delivery } from '#contract/delivery.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { isInvoiced } from '#domain/order/state-verb.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import type { LockedOrder } from '#server/order/lock-order-at.ts';
import { lockedOrder } from '#server/order/lock-order-at.ts';
import { movedLine } from '#server/order/moved-line.ts';
import { nextNumber } from '#server/order/next-number.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';
import { writeOrder } from '#server/order/write-order.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { deliveryOf } from './delivery-answer.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { freezeNote } from './freeze-note.ts';
import { findDeliveries, insertDelivery, linesOfDeliveries, lockDelivery, raiseDeliveryVersion } from './delivery-store.ts';

interface TakeBack {
  id: number;
  version: number;
  reason: string;
}

export async function takeBackDelivery(
  services: DeliveryServices,
  wish: TakeBack,
  { who, sentKey }: { who: string; sentKey: string | null },
): Promise<Delivery> {
  const { db } = services;
  return writeOnce(db, idempotencyKey(`take back by ${who}`, sentKey, wish), (body) => Delivery.parse(body), {
    lock: async (trx) => {
      const [known] = await findDeliveries(trx, [wish.id]);
      if (!known) throw notFound();
      return lockedOrder(trx, known.order_id);
    },
    write: async (trx, order) => {
      const delivery = await lockDelivery(trx, wish.id);
      if (delivery?.version !== wish.version)
        throw await staleSave(trx, { kind: 'delivery', id: wish.id, version: wish.version, current: await deliveryOf(trx, wish.id) });
      return deliveryOf(trx, await takeBack(trx, services, order, { id: wish.id, note: wish.reason }, who));
    },
  });
}

/** On the locked order. Returns the id of the return. */
export async function takeBack(
  trx: Trx,
  services: DeliveryServices,
  { row, positions }: LockedOrder,
  { id, note }: { id: number; note: string },
  who: string,
): Promise<number> {
  const [delivery] = await findDeliveries(trx, [id]);
  if (!delivery) throw notFound();
  if (delivery.kind === 'RETURN' || delivery.back_id !== null) throw refused('deliveryTakenBack');
  const lines = (await linesOfDeliveries(trx, [id])).get(id) ?? [];
  if (isInvoiced(positions.map(movedLine), lines)) throw refused('deliveryInvoiced');
  const at = new Date(services.now());
  const today = localNow(services.now()).date;
  const company = await services.readCompany();
  const formattedId = await nextNumber(trx, 'delivery', yearOf(today));
  const returned = await insertDelivery(trx, {
    formattedId,
    orderId: row.id,
    orderFormattedId: row.formatted_id,
    customerId: row.customer_id,
    customerName: delivery.customer_name,
    city: delivery.city,
    kind: 'RETURN',
    takesBack: id,
    day: today,
    deliveryType: delivery.delivery_type,
    truckId: null,
    stop: '',
    handedOverBy: '',
    receivedBy: '',
    note,
    at,
    who,
    lines: lines.map(({ positionId, quantity }) => ({ positionId, quantity })),
  });
  const version = await raiseDeliveryVersion(trx, id);
  await addHistory(trx, 'delivery', { recordId: id, version, at, who }, [{ field: 'takenBack', before: '', after: formattedId }]);
  await addHistory(trx, 'delivery', { recordId: returned, version: 1, at, who }, [{ field: 'created', before: '', after: formattedId }]);
  await writeOrder(trx, row.id, { at, who, entries: [{ field: 'deliveryTakenBack', before: delivery.formatted_id, after: formattedId }] });
  await freezeNote(trx, services, returned, { order: await wholeOrderOf(trx, row.id), company });
  return returned;
}
