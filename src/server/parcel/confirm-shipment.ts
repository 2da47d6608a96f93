/**
 * Books a shipment. The database records the state before and after each call to the carrier, so that a failure in between leaves one shipment or none:
 * first the attempt with its reference and customs invoice, then the upload, then the booking itself, and finally its numbers and labels.
 */
import type { BookedShipment, ParcelShipment } from '#contract/shipment.ts';
import { needsCustoms } from '#domain/parcel/customs.ts';
import type { Order } from '#contract/order.ts';
import { conflict, Refusal, refused } from '#server/call/refusal.ts';
import { CarrierRefused, clerkWaitsMs } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import type { BookedShipment as Booking, CarrierRate, Shipment } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { transaction } from '#server/db/pool.ts';
import { lockedOrder, refuseStaleOrder } from '#server/order/lock-order-at.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';
import { carrierOf, carrierRefusal } from './ask-carrier.ts';
import { carrierShipment, checkShipment } from './check-shipment.ts';
import type { CheckedShipment } from './check-shipment.ts';
import { customsInvoiceName, customsPaper } from './customs-paper.ts';
import { keepBooking } from './keep-booking.ts';
import type { ParcelServices } from './parcel-services.ts';
import { changeShipment, countTries, findCustomsInvoice, insertCustomsInvoice, insertShipment, shipmentOfOrder } from './parcel-store.ts';
import { isShippable } from './propose-shipment.ts';
import { quoteService } from './quote-service.ts';
import { shipmentAnswer } from './shipment-answer.ts';
import { carrierKnowsAfterMs, settleUnknown } from './settle-unknown.ts';

interface Try {
  id: number;
  order: Order;
  shipment: Shipment;
}

export async function confirmShipment(services: ParcelServices, wish: ParcelShipment, who: string): Promise<BookedShipment> {
  const known = await bookedShipment(services, wish.orderId);
  if (known !== null) return known;
  const checked = await checkShipment(services, wish);
  refuseUnshippable(await wholeOrderOf(services.db, wish.orderId));
  const rate = await quoteService(services, checked, wish.service.type);
  await settleUnknown(services, wish.orderId);
  const begun = await beginTry(services, wish, { checked, rate, who });
  if (begun !== null) {
    const shipment = await withUploadedInvoice(services, begun);
    await whileWaitedFor(services, async () => {
      const booking = await book(services, { ...begun, shipment });
      await keepBooking(services, { id: begun.id, wish, booking, who });
    });
  }
  const booked = await bookedShipment(services, wish.orderId);
  if (booked === null) throw shipmentUnknown();
  return booked;
}

async function bookedShipment({ db }: ParcelServices, orderId: number): Promise<BookedShipment | null> {
  const row = await shipmentOfOrder(db, orderId);
  return row?.state === 'BOOKED' ? shipmentAnswer(db, row) : null;
}

export function refuseUnshippable(order: Order): void {
  if (!isShippable(order)) throw refused('orderNotShippable');
  if (order.deliveryAddress === null) throw refused('shipmentNeedsAddress');
}

interface TryFacts {
  checked: CheckedShipment;
  rate: CarrierRate;
  who: string;
}

/** Null: someone else has booked it meanwhile. */
async function beginTry(services: ParcelServices, wish: ParcelShipment, { checked, rate, who }: TryFacts): Promise<Try | null> {
  const { db, now, printShop } = services;
  const company = await services.readCompany();
  return transaction(db, async (trx) => {
    const locked = await lockedOrder(trx, wish.orderId);
    const live = await shipmentOfOrder(trx, wish.orderId);
    if (live?.state === 'BOOKED') return null;
    if (live?.state === 'BOOKING') throw conflict('shipmentUnderWay', { seconds: Math.ceil(carrierKnowsAfterMs / 1000) });
    if (wish.version !== undefined) await refuseStaleOrder(trx, locked, wish.version);
    const order = await wholeOrderOf(trx, wish.orderId);
    refuseUnshippable(order);
    const reference = `${order.formattedId}-${(await countTries(trx, order.id)) + 1}`;
    const at = new Date(now());
    const id = await insertShipment(trx, {
      order_id: order.id,
      state: 'BOOKING',
      reference,
      asked_at: at,
      wish: JSON.stringify(wish),
      day: checked.day,
      service: rate.service,
      service_name: rate.name,
      cost: rate.amount,
      arrives_on: rate.arrivesOn,
      created_at: at,
      who,
    });
    const shipment = carrierShipment(wish, checked, { reference, orderNumber: order.formattedId, documentId: null });
    if (shipment.customs !== null) {
      const { bytes } = await printShop.printDocument(customsPaper(order, shipment, shipment.customs, company));
      await insertCustomsInvoice(trx, id, { fileName: customsInvoiceName(order), content: bytes });
    }
    return { id, order, shipment };
  });
}

/** Nothing is booked yet: a failure ends this attempt. */
async function withUploadedInvoice(services: ParcelServices, { id, shipment }: Try): Promise<Shipment> {
  const { customs, from, to } = shipment;
  if (customs === null || !needsCustoms(to.country)) return shipment;
  try {
    const invoice = await findCustomsInvoice(services.db, id);
    if (invoice === null) throw new Error('the customs invoice of the try is gone');
    const { fileName, content: pdf } = invoice;
    const documentId = await carrierOf(services).uploadInvoice({
      fileName,
      pdf,
      fromCountry: from.country,
      toCountry: to.country,
      booked: null,
    });
    await changeShipment(services.db, id, { document_id: documentId });
    return { ...shipment, customs: { ...customs, documentId } };
  } catch (error) {
    await changeShipment(services.db, id, { state: 'FAILED' });
    throw carrierRefusal(error);
  }
}

/**
 * Somebody in the office waits for some seconds; what the carrier answers later is kept when it comes, since its labels come once. The try stays open
 * meanwhile, so that nobody books anew.
 */
async function whileWaitedFor({ failed }: ParcelServices, work: () => Promise<void>): Promise<void> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    reject(shipmentUnknown());
  }, clerkWaitsMs);
  const booking = work();
  booking.catch((error: unknown) => {
    if (isOver && !(error instanceof Refusal)) failed(error);
  });
  try {
    await Promise.race([booking, over]);
  } finally {
    clearTimeout(timer);
  }
}

async function book(services: ParcelServices, { id, shipment }: Try): Promise<Booking> {
  try {
    return await carrierOf(services).ship(shipment);
  } catch (error) {
    if (!isSurelyNotBooked(error)) throw error instanceof Outage ? shipmentUnknown() : error;
    await changeShipment(services.db, id, { state: 'FAILED' });
    throw carrierRefusal(error);
  }
}

const isSurelyNotBooked = (error: unknown): boolean =>
  error instanceof CarrierRefused || (error instanceof Outage && (error.kind === 'paused' || error.kind === 'status 429'));

const shipmentUnknown = (): Refusal =>
  new Refusal(503, [{ message: 'shipmentUnknown', params: { minutes: carrierKnowsAfterMs / 60_000 } }]);
