/**
 * The parcel carrier's rates for the packages of a cart, cached for some minutes: a cart is priced at every keystroke, and the order must cost what the cart
 * did. An outage of the carrier is no answer and is not cached.
 */
import { createHash } from 'node:crypto';
import type { Rappen } from '#domain/money/money.ts';
import { rappen } from '#domain/money/money.ts';
import type { ParcelPackage } from '#domain/parcel/package.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { CarrierRefused } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import type { CarrierRate, ParcelCarrier, Place } from '#server/connect/parcel-carrier/parcel-carrier.ts';

interface ParcelRateQuestion {
  from: Place;
  to: Place;
  packages: readonly ParcelPackage[];
}

export interface ParcelRate {
  /** The carrier's own code. */
  service: string;
  name: string;
  /** The carrier's price for the shop; never shown to customers. */
  amount: Rappen;
  /** Working days; null: unknown. */
  transitDays: number | null;
}

/** `none`: the carrier does not deliver there. `silent`: unknown. */
export type AskParcelRate = (question: ParcelRateQuestion) => Promise<ParcelRate | 'none' | 'silent'>;

export interface ParcelRateServices {
  /** Null: no carrier is configured. With a short time-out: a customer is waiting for the cart. */
  carrier: Pick<ParcelCarrier, 'rates'> | null;
  now: () => number;
  /** Day on which parcels are sent. */
  shipDay: () => Promise<string>;
}

const rateKeptMs = 10 * 60_000;
const mostKept = 2000;
/** Carts are public: many concurrent requests must not use up the shop's account. */
const mostAtOnce = 12;
/** It does not affect the price, but across the border there is none without a value. */
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

/** Concurrent requests share the same answer; the next one asks again. */
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
