/** Checks staff's request by our own rules: each problem at its field, before the carrier is called. */
import type { ParcelPosition } from '#contract/parcel.ts';
import type { ParcelShipment } from '#contract/shipment.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addWorkingDays } from '#domain/calendar/working-day.ts';
import type { Rappen } from '#domain/money/money.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { commodityProblems, customsValue, needsCustoms } from '#domain/parcel/customs.ts';
import type { Commodity } from '#domain/parcel/customs.ts';
import { largestPackage, packageCount, packageProblems } from '#domain/parcel/package.ts';
import type { ParcelPackage } from '#domain/parcel/package.ts';
import { carrierText, partyProblems } from '#domain/parcel/party.ts';
import type { CarrierParty } from '#domain/parcel/party.ts';
import { refuseShipDay } from '#domain/parcel/ship-day.ts';
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import type { Shipment } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import type { ParcelServices } from './parcel-services.ts';

/** Everything but the facts of a single attempt: reference and uploaded document. */
export interface CheckedShipment {
  day: string;
  from: CarrierParty;
  to: CarrierParty;
  packages: readonly ParcelPackage[];
  commodities: readonly Commodity[];
  value: Rappen;
}

export function packageOf({ packageCount: count, articleNumber, dimensions, weight }: ParcelPosition): ParcelPackage {
  return {
    count,
    articleNumber: carrierText(articleNumber),
    lengthCm: dimensions.length,
    widthCm: dimensions.width,
    heightCm: dimensions.height,
    weightG: Math.round(weight.value * 1000),
  };
}

const packageField: Readonly<Record<string, string>> = {
  count: 'packageCount',
  lengthCm: 'dimensions.length',
  widthCm: 'dimensions.width',
  heightCm: 'dimensions.height',
  weightG: 'weight.value',
};
const at = (path: string, problems: readonly Problem[], names: Readonly<Record<string, string>> = {}): Problem[] =>
  problems.map(({ key, params, field = '' }) => refusal(key, params, `${path}.${names[field] ?? field}`));

/** `path`: of the list in the request. */
export function positionProblems(positions: readonly ParcelPosition[], path: string): Problem[] {
  const packages = positions.map(packageOf);
  const tooMany = packageCount(packages) > largestPackage.count;
  return [
    ...packages.flatMap((each, index) => at(`${path}.${index}`, packageProblems(each), packageField)),
    ...(tooMany ? [refusal('packageCountNotPossible', { most: largestPackage.count }, path)] : []),
  ];
}

export async function checkShipment(services: ParcelServices, wish: ParcelShipment): Promise<CheckedShipment> {
  const { packagingLineItems, recipient, commodities: given, shipDate = wish.pickupDateTime?.slice(0, 10) } = wish;
  const today = localNow(services.now()).date;
  const commodities = needsCustoms(recipient.country)
    ? given.map(({ weight, unitPrice, ...each }) => ({
        ...each,
        articleNumber: carrierText(each.articleNumber),
        weightG: Math.round(weight.value * 1000),
        unitPrice: rappenFromChf(Math.round(unitPrice * 100) / 100),
      }))
    : [];
  refuseProblems('body', [
    ...positionProblems(packagingLineItems, 'packagingLineItems'),
    ...at('recipient', partyProblems(recipient)),
    ...commodities.flatMap((each, index) => at(`commodities.${index}`, commodityProblems(each), { weightG: 'weight.value' })),
    ...(needsCustoms(recipient.country) && commodities.length === 0 ? [refusal('validation.required', {}, 'commodities')] : []),
    ...dayProblems(shipDate, today),
  ]);
  return {
    day: shipDate ?? (await usualShipDay(services)),
    from: senderOf(await services.readCompany()),
    to: recipient,
    packages: packagingLineItems.map(packageOf),
    commodities,
    value: customsValue(commodities),
  };
}

/** Today, or the next working day. */
export async function usualShipDay({ now, holidayOverrides }: Pick<ParcelServices, 'now' | 'holidayOverrides'>): Promise<PlainDate> {
  return addWorkingDays(localNow(now()).date, 0, await holidayOverrides());
}

function dayProblems(day: string | undefined, today: PlainDate): Problem[] {
  const problem = day === undefined ? null : refuseShipDay(day, today);
  return problem === null ? [] : [{ ...problem, field: 'shipDate' }];
}

export function senderOf({ name, street, zipCode, city, country, phone, email }: CompanyProfile): CarrierParty {
  return {
    personName: carrierText(name),
    companyName: carrierText(name),
    phone: phone.replaceAll(/[^\d+]/g, ''),
    email,
    street: carrierText(street),
    street2: '',
    zipCode,
    city: carrierText(city),
    stateOrProvinceCode: '',
    country,
  };
}

export function carrierShipment(
  wish: ParcelShipment,
  { day, from, to, packages, commodities }: CheckedShipment,
  { reference, orderNumber, documentId }: { reference: string; orderNumber: string; documentId: string | null },
): Shipment {
  return {
    reference,
    orderNumber,
    service: wish.service.type,
    day,
    from,
    to,
    packages,
    customs: !needsCustoms(to.country)
      ? null
      : { purpose: wish.purposeOfShipment, incoterm: wish.termsOfSale, commodities, invoiceNumber: orderNumber, documentId },
  };
}
