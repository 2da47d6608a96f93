/** The quote that a case would become now: packages, courier, insurance, lines, and what is missing. Everything is calculated again on each call. */
import type { Artwork, ArtworkField } from '#contract/artwork.ts';
import type { ArtworkOffer, ArtworkPackage } from '#contract/artwork-offer.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { Actor } from '#domain/access/permission.ts';
import { buyerAddress } from '#domain/artwork/buyer-address.ts';
import { otherCourier } from '#domain/artwork/courier.ts';
import { insuranceKindOf } from '#domain/artwork/insurance.ts';
import { fieldProblems, valueOf, worksOf } from '#domain/artwork/ready.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { abroadOnly } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { Rappen } from '#domain/money/money.ts';
import { chfFromRappen, rappen, rappenFromChf } from '#domain/money/money.ts';
import { vatApplies } from '#domain/vat/vat.ts';
import { Refusal } from '#server/call/refusal.ts';
import { wrongAddress } from '#server/customer/store-address.ts';
import { knowsZipCode } from '#server/shipping/postal-codes.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { composePackages } from './compose-packages.ts';
import { courierServices } from './courier-services.ts';
import { flatLines, offerLine } from './flat-lines.ts';
import type { OfferLine } from './flat-lines.ts';
import { insuranceQuote } from './insurance-table.ts';

type Case = Pick<Artwork, 'choice'> & { fields: readonly ArtworkField[] };

export async function makeOffer(
  services: ArtworkServices,
  { fields, choice }: Case,
  actor: Actor,
  language: Language = 'de',
): Promise<ArtworkOffer> {
  const address = addressOf(fields, choice.phone);
  const packages = await composePackages(services, { fields, choice, actor });
  const declared = declaredValue(fields, choice);
  const courier = await courierServices(services, {
    packages,
    to: { zipCode: address.zipCode, country: address.country },
    value: declared,
  });
  const chosen = courierAmount(choice, courier);
  const insurance = await insured(services, { fields, choice }, packages, declared);
  const flats = flatLines(services, {
    works: worksOf(fields).length,
    choice,
    courier: chosen,
    premium: choice.insurance === null ? null : (insurance.quote?.premium ?? undefined),
    language,
  });
  const lines = [...packages.flatMap(packageLine), ...flats];
  const problems = [
    ...fieldProblems(fields).map(errorItem),
    ...addressProblems(fields, address),
    ...(choice.customerId === null ? [error('artworkCustomerMissing', 'choice.customerId')] : []),
    ...packages.flatMap(({ packaging, lot, work }) => (packaging === null ? [error('artworkNotPackable', `works.${work}`, { lot })] : [])),
    ...(chosen === null ? [error('artworkCourierMissing', 'choice.courier')] : []),
    ...insurance.problems,
    ...flats.flatMap(({ price, key, name }) =>
      price === null && key !== 'courier' && key !== 'insurance' ? [error('artworkPriceMissing', `choice.prices.${key}`, { name })] : [],
    ),
  ];
  return {
    packages,
    courier,
    insurance: insurance.quote,
    declaredValue: declared === null ? null : chfFromRappen(declared),
    lines,
    total: totalOf(lines),
    hasVat: vatApplies({ pickup: false, country: address.country, forced: null }),
    problems,
  };
}

const error = (message: string, field: string, params: ErrorItem['params'] = {}): ErrorItem => ({ message, params, field });
const errorItem = ({ key, params, field = '' }: { key: string; params: Readonly<ErrorItem['params']>; field?: string }): ErrorItem =>
  error(key, field, { ...params });

export function addressOf(fields: readonly ArtworkField[], carrierPhone: string): AddressText {
  const address = { ...buyerAddress(fields), additionalAddress: '', carrierPhone };
  return { ...address, ...abroadOnly(address) };
}

const fieldOfAddress: Readonly<Record<string, string>> = {
  name: 'fields.0.buyer',
  stateOrProvinceCode: 'fields.0.state',
  carrierPhone: 'choice.phone',
};

/** Missing fields are reported elsewhere. */
function addressProblems(fields: readonly ArtworkField[], address: AddressText): ErrorItem[] {
  return wrongAddress({ knowsZipCode }, address)
    .filter(({ key }) => key !== 'validation.required')
    .map(({ key, params, field = '' }) => error(key, fieldOfAddress[field] ?? `fields.0.${field}`, { ...params }));
}

/** Prices and premium of an invoice in francs; for other currencies the exchange rate is unknown. */
export function declaredValue(fields: readonly ArtworkField[], { insurance }: Case['choice']): Rappen | null {
  if (insurance?.declaredValue != null) return rappenFromChf(insurance.declaredValue);
  if (valueOf(fields, 'currency') !== 'CHF') return null;
  const amounts = [...worksOf(fields).map((work) => valueOf(fields, 'price', work)), valueOf(fields, 'premium')];
  const sum = amounts.reduce((total, amount) => total + (amount === '' ? 0 : Math.round(Number(amount) * 100)), 0);
  return sum === 0 ? null : rappen(sum);
}

/** The carrier's current price, not the amount in the request. */
function courierAmount({ courier }: Case['choice'], { offered }: ArtworkOffer['courier']): number | null {
  if (courier === null) return null;
  if (courier.service === otherCourier) return courier.amount ?? null;
  return offered.find(({ service }) => service === courier.service)?.amount ?? null;
}

async function insured(
  { db }: ArtworkServices,
  { fields, choice }: Case,
  packages: readonly ArtworkPackage[],
  declared: Rappen | null,
): Promise<{ quote: ArtworkOffer['insurance']; problems: ErrorItem[] }> {
  if (choice.insurance === null) return { quote: null, problems: [] };
  if (declared === null) return { quote: null, problems: [error('artworkValueMissing', 'choice.insurance.declaredValue')] };
  const kind = choice.insurance.kind ?? insuranceKindOf(packages.map(({ material }) => material));
  try {
    const quote = await insuranceQuote(db, { country: valueOf(fields, 'country'), kind, mode: choice.insurance.mode, declared });
    return { quote, problems: [] };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { quote: null, problems: thrown.errors.map((each) => ({ ...each, field: 'choice.insurance' })) };
  }
}

function packageLine({ packaging, lot }: ArtworkPackage): OfferLine[] {
  if (packaging === null) return [];
  const { productId, articleNumber, name, price } = packaging;
  return [offerLine({ productId, number: articleNumber, key: 'package', name: `${name}, Los ${lot}`, quantity: 1, price })];
}

function totalOf(lines: readonly OfferLine[]): number | null {
  if (lines.some(({ amount }) => amount === null)) return null;
  return chfFromRappen(rappen(lines.reduce((sum, { amount }) => sum + rappenFromChf(amount ?? 0), 0)));
}
