/**
 * What the parcel carrier asks for the packages of a cart, kept for some minutes: a cart is priced with every key that somebody presses, and the order must cost what the cart did.
 * A carrier that is silent is no answer and is not kept.
 */
import { createHash } from 'node:crypto';
import type { Rappen } from '#domain/money/money.ts';
import { rappen } from '#domain/money/money.ts';
import type { ParcelPackage } from '#domain/parcel/package.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { CarrierRefused } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import type { CarrierRate, ParcelCarrier, Place } from '#server/connect/parcel-carrier/parcel-carrier.ts';

export interface ParcelRateQuestion {
  from: Place;
  to: Place;
  packages: readonly ParcelPackage[];
}

export interface ParcelRate {
  /** The carrier's own word. */
  service: string;
  name: string;
  /** What the carrier asks of the shop; never shown to customers. */
  amount: Rappen;
  /** Working days; null: the carrier does not say. */
  transitDays: number | null;
}

/** `none`: the carrier does not go there. `silent`: nothing is known. */
export type AskParcelRate = (question: ParcelRateQuestion) => Promise<ParcelRate | 'none' | 'silent'>;

export interface ParcelRateServices {
  /** Null: no carrier is set up. One that does not wait long: somebody sits before a cart. */
  carrier: Pick<ParcelCarrier, 'rates'> | null;
  now: () => number;
  /** Day on which parcels leave. */
  shipDay: () => Promise<string>;
}

export const rateKeptMs = 10 * 60_000;
const mostKept = 2000;
/** Carts are public: what many of them ask at once must not use up the shop's account. */
const mostAtOnce = 12;
/** It changes no price, but beyond the border there is none without a value. */
const usualValue = rappen(10_000);

interface Kept {
  until: number;
  answer: Promise<ParcelRate | 'none' | 'silent'>;
}

export function openParcelRates({ carrier, now, shipDay }: ParcelRateServices): AskParcelRate {
  const kept = new LeastRecentlyUsed<string, Kept>(mostKept);
  let asking = 0;

  const ask = async ({ from, to, packages }: ParcelRateQuestion, entry: Kept): Promise<ParcelRate | 'none' | 'silent'> => {
    if (carrier === null || asking >= mostAtOnce) return silent(entry);
    asking += 1;
    try {
      const { rates } = await carrier.rates({ from, to, day: await shipDay(), packages, value: usualValue });
      return rates[0] === undefined ? 'none' : rateOf(rates[0]);
    } catch (error) {
      if (error instanceof CarrierRefused) return 'none';
      if (error instanceof Outage) return silent(entry);
      throw error;
    } finally {
      asking -= 1;
    }
  };

  return async (question) => {
    const key = keyOf(question);
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) return known.answer;
    const entry: Kept = { until: now() + rateKeptMs, answer: Promise.resolve('silent') };
    kept.set(key, entry);
    entry.answer = ask(question, entry);
    return entry.answer;
  };
}

/** Whoever asks together waits for the same answer; whoever asks next asks anew. */
function silent(entry: Kept): 'silent' {
  entry.until = 0;
  return 'silent';
}

const rateOf = ({ service, name, amount, transitDays }: CarrierRate): ParcelRate => ({ service, name, amount, transitDays });

function keyOf({ from, to, packages }: ParcelRateQuestion): string {
  const sizes = packages.map(({ count, lengthCm, widthCm, heightCm, weightG }) => [count, lengthCm, widthCm, heightCm, weightG]);
  return createHash('sha256')
    .update(JSON.stringify([from.country, from.zipCode, to.country, to.zipCode, sizes]))
    .digest('base64url');
}
