/**
 * Orders a courier for a booked shipment, and cancels it. The carrier stores no key of ours: an order whose answer was lost
 * is repeated only on explicit request.
 */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { BookedShipment } from '#contract/shipment.ts';
import type { schedulePickup as endpoint } from '#contract/pickup.ts';
import { needsCustoms } from '#domain/parcel/customs.ts';
import { packageCount, totalWeightG } from '#domain/parcel/package.ts';
import { conflict, Refusal, refused } from '#server/call/refusal.ts';
import { CarrierRefused } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { askCarrier, carrierOf, carrierRefusal } from './ask-carrier.ts';
import { packageOf, senderOf } from './check-shipment.ts';
import type { ParcelServices } from './parcel-services.ts';
import { changeShipment, lockShipment } from './parcel-store.ts';
import { pickupTimesFor } from './read-pickup-times.ts';
import { answerOfOrder, bookedShipmentOf, wishOf } from './shipment-answer.ts';

type Asked = ParsedOf<typeof endpoint>['body'];
type Chosen = Asked & { close: string };
type Row = Awaited<ReturnType<typeof bookedShipmentOf>>;

export async function schedulePickup(services: ParcelServices, asked: Asked, who: string): Promise<BookedShipment> {
  const { db } = services;
  const row = await bookedShipmentOf(db, asked.orderId);
  if (row.pickup_state === 'BOOKED') return answerOfOrder(db, asked.orderId);
  const chosen = await offeredTime(services, row, asked);
  if (await beginPickup(services, row.id, chosen)) await orderPickup(services, row, chosen, who);
  return answerOfOrder(db, asked.orderId);
}

/** Of those offered: the courier comes until its end unless another is named. */
async function offeredTime(services: ParcelServices, row: Row, asked: Asked): Promise<Chosen> {
  const wish = wishOf(row);
  const packages = wish.packagingLineItems.map(packageOf);
  const largest = packages.toSorted((one, other) => other.lengthCm - one.lengthCm)[0];
  const times = await pickupTimesFor(services, {
    domestic: !needsCustoms(wish.recipient.country),
    service: row.service,
    weightG: totalWeightG(packages),
    dimensions: largest ?? { lengthCm: 1, widthCm: 1, heightCm: 1 },
  });
  const time = times.find(({ day, ready }) => day === asked.day && ready === asked.ready);
  if (time === undefined || (asked.close ?? time.close) > time.close) throw refused('pickupTooLate', {}, 'body.ready');
  return { ...asked, close: asked.close ?? time.close };
}

/** False: someone else has ordered it meanwhile. */
async function beginPickup({ db }: ParcelServices, id: number, { day, ready, close, again }: Chosen): Promise<boolean> {
  return transaction(db, async (trx) => {
    const row = await lockShipment(trx, id);
    if (row?.state !== 'BOOKED') throw refused('shipmentMissing');
    if (row.pickup_state === 'BOOKED') return false;
    if (row.pickup_state === 'ASKED' && !again) throw conflict('pickupUnknown');
    await changeShipment(trx, id, { pickup_state: 'ASKED', pickup_day: day, pickup_ready: ready, pickup_close: close });
    return true;
  });
}

async function orderPickup(services: ParcelServices, row: Row, chosen: Chosen, who: string): Promise<void> {
  const { db, now } = services;
  const { orderId, day, ready, close } = chosen;
  const { code, location } = await courierOf(services, row, chosen);
  const isKept = await transaction(db, async (trx) => {
    const locked = await lockShipment(trx, row.id);
    if (locked?.state !== 'BOOKED' || !isAwaited(locked)) return false;
    const pickup = { pickup_day: day, pickup_ready: ready, pickup_close: close, pickup_code: code, pickup_location: location };
    await changeShipment(trx, row.id, { pickup_state: 'BOOKED', ...pickup });
    const write = { recordId: orderId, version: null, at: new Date(now()), who };
    await addHistory(trx, 'order', write, [{ field: 'pickup', before: '', after: `${day} ${ready}` }]);
    return true;
  });
  // While the carrier answered, the parcels were called off, or another courier was ordered.
  if (!isKept) await askCarrier(async () => cancelAtCarrier(services, { code, location, day }));
}

/** `NONE`: another order that was under way at the same time was refused. */
const isAwaited = ({ pickup_state: state }: Pick<Row, 'pickup_state'>): boolean => state === 'ASKED' || state === 'NONE';

async function courierOf(services: ParcelServices, row: Row, { day, ready, close }: Chosen) {
  const { db } = services;
  const wish = wishOf(row);
  const packages = wish.packagingLineItems.map(packageOf);
  const company = await services.readCompany();
  try {
    return await carrierOf(services).orderPickup({
      at: senderOf(company),
      day,
      ready,
      close,
      packageCount: packageCount(packages),
      weightG: totalWeightG(packages),
      domestic: !needsCustoms(wish.recipient.country),
      trackingNumber: row.tracking_number,
      remarks: row.reference,
    });
  } catch (error) {
    const surelyNot = error instanceof CarrierRefused || (error instanceof Outage && error.kind === 'paused');
    if (!surelyNot) throw error instanceof Outage ? new Refusal(503, [{ message: 'pickupUnknown', params: {} }]) : error;
    await transaction(db, async (trx) => {
      if ((await lockShipment(trx, row.id))?.pickup_state === 'ASKED')
        await changeShipment(trx, row.id, { pickup_state: 'NONE', pickup_day: null });
    });
    throw carrierRefusal(error);
  }
}

export async function cancelPickup(services: ParcelServices, orderId: number, who: string): Promise<BookedShipment> {
  await callCourierOff(services, await bookedShipmentOf(services.db, orderId), who);
  return answerOfOrder(services.db, orderId);
}

/** If one is ordered. */
export async function callCourierOff(services: ParcelServices, row: Row, who: string): Promise<void> {
  const { db, now } = services;
  const { pickup_state: state, pickup_day: day, pickup_code: code, pickup_location: location } = row;
  if (state !== 'BOOKED' || day === null) return;
  await askCarrier(async () => cancelAtCarrier(services, { code, location, day }));
  await transaction(db, async (trx) => {
    const locked = await lockShipment(trx, row.id);
    // Called off by somebody else meanwhile, who may have ordered another one since.
    if (locked?.pickup_state !== 'BOOKED' || locked.pickup_code !== code) return;
    await changeShipment(trx, row.id, { pickup_state: 'CANCELED' });
    const write = { recordId: row.order_id, version: null, at: new Date(now()), who };
    await addHistory(trx, 'order', write, [{ field: 'pickup', before: `${day} ${row.pickup_ready}`, after: '' }]);
  });
}

/** A courier that the carrier no longer knows will not come either. */
async function cancelAtCarrier(services: ParcelServices, pickup: { code: string; location: string; day: string }): Promise<void> {
  try {
    await carrierOf(services).cancelPickup(pickup);
  } catch (error) {
    const isGone = error instanceof CarrierRefused && error.problems.every((problem) => problem.code === 'PICKUP.NUMBER.EXPIRED');
    if (!isGone) throw error;
  }
}
