/** Cancels a shipment: the courier first, then the parcels; each step is stored as soon as the carrier has done it, so that a retry continues from there. */
import type { BookedShipment } from '#contract/shipment.ts';
import { ShipmentNotFound } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { askCarrier, carrierOf } from './ask-carrier.ts';
import type { ParcelServices } from './parcel-services.ts';
import { changeShipment, lockShipment, shipmentOfOrder } from './parcel-store.ts';
import { callCourierOff } from './schedule-pickup.ts';
import { bookedShipmentOf, shipmentAnswer } from './shipment-answer.ts';
import { carrierKnowsAfterMs, settleUnknown } from './settle-unknown.ts';

export async function voidShipment(
  services: ParcelServices,
  orderId: number,
  { reason, who }: { reason: string; who: string },
): Promise<BookedShipment> {
  const { db, now } = services;
  const found = await shipmentOfOrder(db, orderId);
  if (found?.state === 'VOIDED') return shipmentAnswer(db, found);
  if (found?.state === 'BOOKING') {
    await settleUnknown(services, orderId);
    // Its booking may have been kept just before it was settled.
    if ((await shipmentOfOrder(db, orderId))?.state !== 'BOOKED') return shipmentAnswer(db, { ...found, state: 'VOIDED' });
  }
  const row = await bookedShipmentOf(db, orderId);
  await callCourierOff(services, row, who);
  await askCarrier(async () => voidAtCarrier(services, { number: row.tracking_number, askedAt: row.asked_at }));
  await transaction(db, async (trx) => {
    const locked = await lockShipment(trx, row.id);
    if (locked?.state !== 'BOOKED') return;
    await changeShipment(trx, row.id, { state: 'VOIDED' });
    const write = { recordId: orderId, version: null, at: new Date(now()), who };
    await addHistory(trx, 'order', write, [{ field: 'shipment', before: row.tracking_number, after: reason }]);
  });
  return shipmentAnswer(db, (await shipmentOfOrder(db, orderId)) ?? row);
}

/** What the carrier does not have needs no cancelling, once it has had the time to register its booking. */
async function voidAtCarrier(services: ParcelServices, { number, askedAt }: { number: string; askedAt: Date }): Promise<void> {
  try {
    await carrierOf(services).voidShipment(number);
  } catch (error) {
    if (!(error instanceof ShipmentNotFound) || services.now() < askedAt.getTime() + carrierKnowsAfterMs) throw error;
  }
}
