/** Sends the customs invoice of a booked shipment again, for a customs officer who is missing it. */
import { refused } from '#server/call/refusal.ts';
import { askCarrier, carrierOf } from './ask-carrier.ts';
import type { ParcelServices } from './parcel-services.ts';
import { changeShipment, findCustomsInvoice } from './parcel-store.ts';
import { bookedShipmentOf, wishOf } from './shipment-answer.ts';

export async function uploadInvoice(services: ParcelServices, orderId: number): Promise<{ commercialInvoiceDocId: string }> {
  const { db } = services;
  const row = await bookedShipmentOf(db, orderId);
  const invoice = await findCustomsInvoice(db, row.id);
  if (invoice === null) throw refused('customsNotNeeded');
  const { country: fromCountry } = await services.readCompany();
  const { fileName, content: pdf } = invoice;
  const toCountry = wishOf(row).recipient.country;
  const booked = { trackingNumber: row.tracking_number, day: row.day };
  const documentId = await askCarrier(async () => carrierOf(services).uploadInvoice({ fileName, pdf, fromCountry, toCountry, booked }));
  await changeShipment(db, row.id, { document_id: documentId });
  return { commercialInvoiceDocId: documentId };
}
