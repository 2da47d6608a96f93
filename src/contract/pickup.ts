/** The courier who collects a shipment: times, ordering and cancelling. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { DateText, Id, IdParam, line, listOf } from './wire.ts';
import { carrierErrors, GivenWeight, ParcelDimensions } from './parcel.ts';
import { BookedShipment, PickupDateTime, PickupTime } from './shipment.ts';

export const readPickupTimes = endpoint({
  method: 'POST',
  path: '/fedex/check-pickup-availability',
  tag: 'parcel',
  summary: 'When a courier can fetch parcels at our place: never later than 16 h, nor after the cut-off of the carrier',
  access: staff('shipParcels'),
  body: z.strictObject({
    dimensions: ParcelDimensions,
    isDomestic: z.boolean(),
    weight: GivenWeight,
    serviceType: line(80).min(1),
  }),
  response: listOf(PickupTime),
  errors: carrierErrors,
  callsPerMinute: 60,
});

const ClockTime = z.string().regex(/^\d{2}:\d{2}$/);
/** True: send it again although it is unknown whether the carrier accepted the first one. */
const again = z.boolean().default(false);

export const schedulePickup = endpoint({
  method: 'POST',
  path: '/fedex/schedule-pickup',
  tag: 'parcel',
  summary: 'Order a courier for a booked shipment; one, however often this is asked for',
  access: staff('shipParcels'),
  /** One of the times offered, or its beginning alone. */
  body: z.union([
    z.strictObject({ orderId: Id, day: DateText, ready: ClockTime, close: ClockTime, again }),
    z
      .strictObject({ orderId: Id, pickupDateTime: PickupDateTime, again })
      .transform(({ pickupDateTime: time, ...rest }) => ({ ...rest, day: time.slice(0, 10), ready: time.slice(11, 16), close: undefined })),
  ]),
  response: BookedShipment,
  errors: [...carrierErrors, 'notFound', 'shipmentMissing', 'pickupTooLate', 'pickupUnknown'],
  callsPerMinute: 60,
});

export const cancelPickup = endpoint({
  method: 'PUT',
  path: '/order/{id}/shipment/pickup-cancel',
  tag: 'parcel',
  summary: 'Call the courier of a shipment off',
  access: staff('shipParcels'),
  params: IdParam,
  body: z.strictObject({}),
  response: BookedShipment,
  errors: [...carrierErrors, 'notFound', 'shipmentMissing'],
});
