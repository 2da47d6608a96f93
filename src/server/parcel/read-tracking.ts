/** Where the booked shipment of an order is, as the carrier says it, in the reader's language. */
import type { Language } from '#domain/language/language.ts';
import { eventText } from '#server/connect/parcel-carrier/carrier-words.ts';
import { askCarrier, carrierOf } from './ask-carrier.ts';
import type { ParcelServices } from './parcel-services.ts';
import { bookedShipmentOf } from './shipment-answer.ts';

/** Empty as long as the carrier knows nothing of it. */
export async function readTracking(services: ParcelServices, orderId: number, language: Language) {
  const { tracking_number: number } = await bookedShipmentOf(services.db, orderId);
  const found = await askCarrier(async () => carrierOf(services).track(number));
  if (found === null) return { state: '', text: '', events: [] };
  const { state, text, events } = found;
  return {
    state,
    text: eventText({ code: state, text }, language),
    events: events.map(({ code, at, what, place }) => ({ at, what: eventText({ code, text: what }, language), place })),
  };
}
