import type { OutputOf } from '#contract/endpoint.ts';
import type { readParcelOffer } from '#contract/parcel-offer.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import type { ParcelOffer } from './offer-parcel.ts';

/** The offer in the wire's form: what the customer pays, never the carrier's price. */
export function parcelAnswer(parcel: ParcelOffer | null): OutputOf<typeof readParcelOffer> {
  if (parcel === null) return { offer: null, problem: null };
  if ('problem' in parcel) return { offer: null, problem: { message: parcel.problem.key, params: { ...parcel.problem.params } } };
  const { shipping, rate } = parcel;
  return { offer: { name: rate.name, transitDays: rate.transitDays, cost: chfFromRappen(shipping.cost) }, problem: null };
}
