/** Times at which a courier can come to us. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { readPickupTimes as endpoint } from '#contract/pickup.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { pickupTimes } from '#domain/parcel/pickup-time.ts';
import type { PickupTime } from '#domain/parcel/pickup-time.ts';
import type { PickupWish } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import { askCarrier, carrierOf } from './ask-carrier.ts';
import { senderOf } from './check-shipment.ts';
import type { ParcelServices } from './parcel-services.ts';

export async function readPickupTimes(services: ParcelServices, asked: ParsedOf<typeof endpoint>['body']) {
  const { dimensions, isDomestic, weight, serviceType } = asked;
  const items = await pickupTimesFor(services, {
    domestic: isDomestic,
    service: serviceType,
    weightG: Math.max(1, Math.round(weight.value * 1000)),
    dimensions: { lengthCm: dimensions.length, widthCm: dimensions.width, heightCm: dimensions.height },
  });
  return { items, page: 1, perPage: Math.max(1, items.length), total: items.length };
}

export async function pickupTimesFor(services: ParcelServices, wish: Omit<PickupWish, 'address' | 'day'>): Promise<PickupTime[]> {
  const address = senderOf(await services.readCompany());
  const { date: day } = localNow(services.now());
  return pickupTimes(await askCarrier(async () => carrierOf(services).pickupDays({ ...wish, address, day })));
}
