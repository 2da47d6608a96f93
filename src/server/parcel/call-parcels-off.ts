/** An order that ends must leave no shipment behind: a booked one is cancelled first, and if the carrier does not do so, the order stays unchanged. */
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

/** Whether a shipment is booked or being booked. */
export async function hasShipment(db: Db, orderId: number): Promise<boolean> {
  const found = await shipmentOfOrder(db, orderId);
  return found !== null && found.state !== 'VOIDED';
}
