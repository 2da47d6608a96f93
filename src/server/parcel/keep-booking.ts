/** Stores the result of a booking: numbers and labels, the customs data of each product, the order's history and the mail to the customer, all at once. */
import type { ParcelShipment } from '#contract/shipment.ts';
import { needsCustoms } from '#domain/parcel/customs.ts';
import type { BookedShipment } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import { transaction } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';
import { addHistory } from '#server/record/record-history.ts';
import { parcelMail } from './parcel-mail.ts';
import type { ParcelServices } from './parcel-services.ts';
import { changeShipment, insertParcels, lockShipment, rememberCustoms } from './parcel-store.ts';

export interface Kept {
  id: number;
  wish: ParcelShipment;
  booking: BookedShipment;
  who: string;
}

export async function keepBooking(services: ParcelServices, { id, wish, booking, who }: Kept): Promise<void> {
  const { db, now, jobs, publicUrl } = services;
  const company = await services.readCompany();
  await transaction(db, async (trx) => {
    const row = await lockShipment(trx, id);
    if (row?.state !== 'BOOKING') throw new Error('the try of this booking was given up');
    const at = new Date(now());
    await changeShipment(trx, id, { state: 'BOOKED', tracking_number: booking.trackingNumber });
    await insertParcels(trx, id, booking.parcels);
    if (needsCustoms(wish.recipient.country)) await rememberCustoms(trx, toldOf(wish), { at, who });
    const write = { recordId: wish.orderId, version: null, at, who };
    await addHistory(trx, 'order', write, [{ field: 'shipment', before: '', after: booking.trackingNumber }]);
    if (!wish.tell) return;
    const facts = { company, publicUrl, wish, serviceName: row.service_name, arrivesOn: row.arrives_on };
    const trackingNumbers = booking.parcels.map(({ trackingNumber }) => trackingNumber);
    await postMails(trx, jobs, [parcelMail(await wholeOrderOf(trx, wish.orderId), { ...facts, trackingNumbers })], at.getTime());
  });
}

const toldOf = ({ commodities }: ParcelShipment) =>
  commodities.flatMap(({ productId, description, hsCode, originCountry }) =>
    productId === null ? [] : [{ productId, description, hsCode, originCountry }],
  );
