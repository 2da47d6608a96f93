/** Price and transit time of a shipment: by zone and billed weight, the same for equal questions. Amounts in cents as whole numbers. */
import type { RateRequest } from './request.ts';

const zones: readonly (readonly [zone: number, countries: string])[] = [
  [0, 'CH LI'],
  [1, 'DE AT FR IT BE NL LU'],
  [2, 'GB IE ES PT DK SE FI NO PL CZ SK HU SI HR GR RO BG EE LV LT MT CY MC SM'],
  [3, 'US CA MX'],
  [4, 'CN HK JP KR SG TW TH AU NZ IN AE SA IL TR BR ZA'],
];

interface Service {
  type: string;
  name: string;
  domestic: boolean;
  /** Thousandths of the zone's price. */
  factor: number;
  /** Working days, by zone. */
  days: readonly number[];
}

const services: readonly Service[] = [
  { type: 'FEDEX_PRIORITY_EXPRESS', name: 'FedEx Priority Express', domestic: true, factor: 1300, days: [1] },
  { type: 'FEDEX_PRIORITY', name: 'FedEx Priority', domestic: true, factor: 1000, days: [1] },
  {
    type: 'FEDEX_INTERNATIONAL_PRIORITY_EXPRESS',
    name: 'FedEx International Priority® Express',
    domestic: false,
    factor: 1180,
    days: [1, 1, 1, 2, 3],
  },
  { type: 'FEDEX_INTERNATIONAL_PRIORITY', name: 'FedEx International Priority®', domestic: false, factor: 1000, days: [1, 1, 2, 3, 4] },
  { type: 'INTERNATIONAL_ECONOMY', name: 'FedEx International Economy®', domestic: false, factor: 740, days: [2, 2, 4, 6, 7] },
];

/** Cents: the first half kilogram, and each further one. */
const prices = [
  [1900, 85],
  [3900, 210],
  [5200, 320],
  [7800, 560],
  [9400, 720],
] as const;

/** Thousandths. */
const fuel = 195;
const discount = 250;
const heaviestGrams = 68_000;
const cubicCentimetresPerKilogram = 5000;
const longFrom = 122;

const zoneOf = (country: string): number | null => zones.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? null;
const dayWords = ['', 'ONE_DAY', 'TWO_DAYS', 'THREE_DAYS', 'FOUR_DAYS', 'FIVE_DAYS', 'SIX_DAYS', 'SEVEN_DAYS'];
const francs = (cents: number): number => Math.round(cents) / 100;

export interface RatedService {
  type: string;
  name: string;
  days: number;
}

/** Null: the carrier does not deliver there. */
export function servicesTo(from: string, to: string): RatedService[] | null {
  const zone = zoneOf(to);
  if (zone === null || zoneOf(from) === null) return null;
  return services
    .filter(({ domestic }) => domestic === (zone === 0))
    .map(({ type, name, days }) => ({ type, name, days: days[zone] ?? 5 }));
}

export function rateReply({ requestedShipment: asked }: RateRequest) {
  const { shipper, recipient, requestedPackageLineItems: items, rateRequestType, shipDateStamp, serviceType } = asked;
  const zone = zoneOf(recipient.address.countryCode);
  const packages = items.flatMap(({ weight, dimensions, groupPackageCount }) =>
    Array.from({ length: groupPackageCount }, () => ({
      grams: weight.value * 1000,
      volume: dimensions === undefined ? 0 : dimensions.length * dimensions.width * dimensions.height,
      longest: dimensions === undefined ? 0 : Math.max(dimensions.length, dimensions.width, dimensions.height),
    })),
  );
  const offered = servicesTo(shipper.address.countryCode, recipient.address.countryCode);
  if (zone === null || offered === null || packages.some(({ grams }) => grams > heaviestGrams))
    return {
      alerts: [{ code: 'SERVICE.UNAVAILABLE', alertType: 'WARNING', message: 'No service available for this shipment.' }],
      rateReplyDetails: [],
    };
  const halfKilograms = packages.reduce(
    (sum, { grams, volume }) => sum + Math.ceil(Math.max(grams / 500, volume / (cubicCentimetresPerKilogram / 2))),
    0,
  );
  const handling = packages.filter(({ longest }) => longest > longFrom).length * 2400;
  const [first, further] = prices[zone] ?? prices[4];
  return {
    alerts: [],
    quoteDate: shipDateStamp,
    encoded: false,
    rateReplyDetails: services
      .filter(({ type, domestic }) => domestic === (zone === 0) && (serviceType === undefined || serviceType === type))
      .map(({ type, name, factor, days }) => ({
        serviceType: type,
        serviceName: name,
        packagingType: 'YOUR_PACKAGING',
        commit: {
          transitDays: { minimumTransitTime: dayWords[days[zone] ?? 5] },
          dateDetail: { dayFormat: `${addWorkingDays(shipDateStamp ?? '2026-01-05', days[zone] ?? 5)}T12:00:00` },
        },
        ratedShipmentDetails: rateRequestType
          .filter((rateType) => rateType === 'ACCOUNT' || rateType === 'LIST')
          .map((rateType) => {
            const base = Math.round(((first + further * (halfKilograms - 1)) * factor) / 1000);
            const taken = rateType === 'LIST' ? 0 : Math.round((base * discount) / 1000);
            const fuelCharge = Math.round(((base - taken + handling) * fuel) / 1000);
            return {
              rateType,
              ratedWeightMethod: 'ACTUAL',
              totalBaseCharge: francs(base),
              totalDiscounts: francs(taken),
              totalNetCharge: francs(base - taken + handling + fuelCharge),
              currency: asked.preferredCurrency === 'CHF' || asked.preferredCurrency === 'SFR' ? 'SFR' : 'USD',
              shipmentRateDetail: {
                rateZone: String(zone),
                fuelSurchargePercent: fuel / 10,
                totalBillingWeight: { units: 'KG', value: halfKilograms / 2 },
                surCharges: [
                  { type: 'FUEL', description: 'Fuel Surcharge', amount: francs(fuelCharge) },
                  ...(handling === 0
                    ? []
                    : [{ type: 'ADDITIONAL_HANDLING', description: 'Additional Handling', amount: francs(handling) }]),
                ],
              },
            };
          }),
      })),
  };
}

export function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

export function isWorkingDay(date: Date): boolean {
  return date.getUTCDay() !== 0 && date.getUTCDay() !== 6;
}
