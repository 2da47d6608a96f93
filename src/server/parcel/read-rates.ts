/** The carrier's rates for packages to a place. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { readParcelRates as endpoint } from '#contract/parcel.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { surchargeText } from '#server/connect/parcel-carrier/carrier-words.ts';
import { askCarrier, carrierOf } from './ask-carrier.ts';
import { packageOf, positionProblems, usualShipDay } from './check-shipment.ts';
import type { ParcelServices } from './parcel-services.ts';

/** Value of goods for rates across the border: it does not affect the price, but without one there is no rate. */
const usualValue = rappen(10_000);

export async function readRates(services: ParcelServices, { address, positions }: ParsedOf<typeof endpoint>['body'], language: Language) {
  refuseProblems('body', positionProblems(positions, 'positions'));
  const { zipCode, country } = await services.readCompany();
  const day = await usualShipDay(services);
  const { rates, notes } = await askCarrier(async () =>
    carrierOf(services).rates({
      from: { zipCode, country },
      to: { zipCode: address.postalCode, country: address.countryCode },
      day,
      packages: positions.map(packageOf),
      value: usualValue,
    }),
  );
  const items = rates.map(({ service, name, amount, base, discount, surcharges, transitDays, arrivesOn }) => ({
    type: service,
    name,
    rate: chfFromRappen(amount),
    base: chfFromRappen(base),
    discount: chfFromRappen(discount),
    surcharges: surcharges.map(({ code, name: text, amount: extra }) => ({
      name: surchargeText({ code, text }, language),
      amount: chfFromRappen(extra),
    })),
    transitDays,
    arrivesOn,
  }));
  return { items, page: 1, perPage: Math.max(1, items.length), total: items.length, notes: [...notes] };
}
