/**
 * A booking whose answer was lost: what the carrier has booked is found by our reference and cancelled, since its labels cannot be requested again.
 * Only then may the order be booked again. The carrier gets time to register its booking before it is asked.
 */
import { conflict } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { askCarrier, carrierOf } from './ask-carrier.ts';
import type { ParcelServices } from './parcel-services.ts';
import { changeShipment, lockShipment, shipmentOfOrder } from './parcel-store.ts';
import type { ShipmentRow } from './parcel-store.ts';

export const carrierKnowsAfterMs = 2 * 60_000;

export async function settleUnknown(services: ParcelServices, orderId: number): Promise<void> {
  const { db, now } = services;
  const found = await shipmentOfOrder(db, orderId);
  if (found === null || found.state !== 'BOOKING') return;
  const mine = await takeOver(services, found);
  if (mine === null) return;
  try {
    const numbers = await askCarrier(async () => carrierOf(services).findByReference(mine.reference, mine.day));
    for (const number of numbers) await askCarrier(async () => carrierOf(services).voidShipment(number));
  } catch (error) {
    // The next attempt may ask at once.
    await changeShipment(db, mine.id, { asked_at: new Date(now() - carrierKnowsAfterMs) });
    throw error;
  }
  await changeShipment(db, mine.id, { state: 'FAILED' });
}

/** Of two concurrent attempts one continues; null: it is settled. */
async function takeOver({ db, now }: ParcelServices, { id }: ShipmentRow): Promise<ShipmentRow | null> {
  return transaction(db, async (trx) => {
    const row = await lockShipment(trx, id);
    if (row === null || row.state !== 'BOOKING') return null;
    const waitMs = row.asked_at.getTime() + carrierKnowsAfterMs - now();
    if (waitMs > 0) throw conflict('shipmentUnderWay', { seconds: Math.ceil(waitMs / 1000) });
    await changeShipment(trx, id, { asked_at: new Date(now()) });
    return row;
  });
}
