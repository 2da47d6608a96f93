/** An order that ends leaves no shipment behind: what is booked is called off first, and where the carrier does not, the order stays as it is. */
import { Refusal, refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import type { ParcelServices } from './parcel-services.ts';
import { shipmentOfOrder } from './parcel-store.ts';
import { voidShipment } from './void-shipment.ts';

export async function callParcelsOff(services: ParcelServices, orderId: number, by: { reason: string; who: string }): Promise<void> {
  const found = await shipmentOfOrder(services.db, orderId);
  if (found === null || found.state === 'VOIDED') return;
  try {
    await voidShipment(services, orderId, by);
  } catch (error) {
    const first = error instanceof Refusal ? error.errors[0] : undefined;
    throw first?.message === 'carrierRefused' ? refused('shipmentNotCalledOff', { ...first.params }) : error;
  }
}

/** Booked, or being booked at this moment. */
export async function hasShipment(db: Db, orderId: number): Promise<boolean> {
  const found = await shipmentOfOrder(db, orderId);
  return found !== null && found.state !== 'VOIDED';
}
