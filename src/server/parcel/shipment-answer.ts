/** A stored shipment in the form of the wire. */
import { ParcelShipment } from '#contract/shipment.ts';
import type { BookedShipment } from '#contract/shipment.ts';
import { chfFromRappen, rappen, rappenFromChf } from '#domain/money/money.ts';
import { customsValue, needsCustoms } from '#domain/parcel/customs.ts';
import { refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { parcelsOf, shipmentOfOrder } from './parcel-store.ts';
import type { ShipmentRow } from './parcel-store.ts';

export const wishOf = (row: Pick<ShipmentRow, 'wish'>): ParcelShipment => ParcelShipment.parse(row.wish);

export const trackingPage = (trackingNumber: string): string => `https://www.fedex.com/fedextrack/?trknbr=${trackingNumber}`;

export async function shipmentAnswer(db: Db, row: ShipmentRow): Promise<BookedShipment> {
  const wish = wishOf(row);
  return {
    id: row.id,
    version: row.version,
    orderId: row.order_id,
    state: row.state === 'FAILED' ? 'VOIDED' : row.state,
    reference: row.reference,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_number === null ? null : trackingPage(row.tracking_number),
    service: { type: row.service, name: row.service_name, rate: chfFromRappen(rappen(row.cost)) },
    shipDate: row.day,
    arrivesOn: row.arrives_on,
    bookedAt: row.created_at.toISOString(),
    who: row.who,
    packages: wish.packagingLineItems,
    recipient: wish.recipient,
    parcels: await parcelsOf(db, row.id),
    customs: needsCustoms(wish.recipient.country) ? customsAnswer(row, wish) : null,
    pickup:
      row.pickup_state === 'NONE' || row.pickup_day === null
        ? null
        : { state: row.pickup_state, code: row.pickup_code, day: row.pickup_day, ready: row.pickup_ready, close: row.pickup_close },
  };
}

function customsAnswer({ document_id: documentId }: ShipmentRow, { purposeOfShipment, termsOfSale, commodities }: ParcelShipment) {
  const value = customsValue(commodities.map(({ quantity, unitPrice }) => ({ quantity, unitPrice: rappenFromChf(unitPrice) })));
  return { purpose: purposeOfShipment, terms: termsOfSale, value: chfFromRappen(value), commercialInvoiceDocId: documentId };
}

/** Refuses if nothing is booked. */
export async function bookedShipmentOf(db: Db, orderId: number): Promise<ShipmentRow & { tracking_number: string }> {
  const row = await shipmentOfOrder(db, orderId);
  if (row === null || row.state !== 'BOOKED' || row.tracking_number === null) throw refused('shipmentMissing');
  return { ...row, tracking_number: row.tracking_number };
}

export async function answerOfOrder(db: Db, orderId: number): Promise<BookedShipment> {
  return shipmentAnswer(db, await bookedShipmentOf(db, orderId));
}
