/** The carrier's own price of a service for a shipment: a booking uses it, not a price sent by the browser. */
import { refused } from '#server/call/refusal.ts';
import type { CarrierRate } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import { askCarrier, carrierOf } from './ask-carrier.ts';
import type { CheckedShipment } from './check-shipment.ts';
import type { ParcelServices } from './parcel-services.ts';

export async function quoteService(
  services: ParcelServices,
  { from, to, day, packages, value }: CheckedShipment,
  type: string,
): Promise<CarrierRate> {
  const wish = {
    from: { zipCode: from.zipCode, country: from.country },
    to: { zipCode: to.zipCode, country: to.country },
    day,
    packages,
    value,
  };
  const { rates } = await askCarrier(async () => carrierOf(services).rates(wish));
  const rate = rates.find(({ service }) => service === type);
  if (rate === undefined) throw refused('parcelServiceNotOffered', {}, 'body.service.type');
  return rate;
}
