/** Turns the carrier's refusals and outages into the shop's own refusals. */
import { CarrierRefused } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import type { ParcelCarrier } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { Refusal, refused } from '#server/call/refusal.ts';
import type { ParcelServices } from './parcel-services.ts';

export function carrierOf({ carrier }: Pick<ParcelServices, 'carrier'>): ParcelCarrier {
  if (carrier === null) throw refused('carrierNotSet');
  return carrier;
}

/** For requests that have no effect if they fail, or may be repeated. */
export async function askCarrier<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw carrierRefusal(error);
  }
}

export function carrierRefusal(error: unknown): unknown {
  if (error instanceof CarrierRefused) {
    const text = error.problems.map(({ message, code }) => (message === '' ? code : message)).join(' ');
    return refused('carrierRefused', { text: text.slice(0, 500) });
  }
  return error instanceof Outage ? carrierAway() : error;
}

/** 503: try again later. */
const carrierAway = (): Refusal => new Refusal(503, [{ message: 'carrierAway', params: {} }]);
