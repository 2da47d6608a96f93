/** Rates: our request in the carrier's form, its answer in ours. */
import type { z } from 'zod';
import { chfFromRappen, rappenFromChf, rappen } from '#domain/money/money.ts';
import { packageCount, totalWeightG } from '#domain/parcel/package.ts';
import type { CarrierRate, RateAnswer, RateWish } from './parcel-carrier.ts';
import { dimensionsOf, francs, kilograms } from './party.ts';
import type { RatedShipment, RateReply } from './wire.ts';

export function rateRequest({ from, to, day, packages, value }: RateWish, account: string) {
  return {
    accountNumber: { value: account },
    rateRequestControlParameters: { returnTransitTimes: true, servicesNeededOnRateFailure: true, rateSortOrder: 'COMMITASCENDING' },
    requestedShipment: {
      shipper: { address: { postalCode: from.zipCode, countryCode: from.country } },
      recipient: { address: { postalCode: to.zipCode, countryCode: to.country } },
      pickupType: 'USE_SCHEDULED_PICKUP',
      rateRequestType: ['ACCOUNT', 'LIST', 'PREFERRED'],
      // Only here the carrier uses the usual code for francs.
      preferredCurrency: 'CHF',
      shipDateStamp: day,
      packagingType: 'YOUR_PACKAGING',
      totalPackageCount: packageCount(packages),
      totalWeight: kilograms(totalWeightG(packages)).value,
      requestedPackageLineItems: packages.map((each) => ({
        groupPackageCount: each.count,
        weight: kilograms(each.weightG),
        dimensions: dimensionsOf(each),
      })),
      ...(from.country === to.country
        ? {}
        : {
            customsClearanceDetail: {
              commercialInvoice: { shipmentPurpose: 'SOLD' },
              commodities: [
                {
                  description: 'Wooden packaging',
                  quantity: packageCount(packages),
                  quantityUnits: 'PCS',
                  weight: kilograms(totalWeightG(packages)),
                  customsValue: { amount: chfFromRappen(value), currency: francs },
                  countryOfManufacture: from.country,
                },
              ],
            },
          }),
    },
  };
}

/** Amounts in other currencies or below zero are no rates. */
export function ratesOf({ output }: z.infer<typeof RateReply>): RateAnswer {
  const rates = output.rateReplyDetails.flatMap(({ serviceType, serviceName, commit, ratedShipmentDetails }): CarrierRate[] => {
    const rated = bestOf(ratedShipmentDetails);
    if (rated === null) return [];
    const { shipmentRateDetail, totalBaseCharge, totalDiscounts, totalNetCharge } = rated;
    return [
      {
        service: serviceType,
        name: serviceName.replaceAll(/[®™]/g, ''),
        amount: rounded(totalNetCharge),
        base: rounded(totalBaseCharge),
        discount: rounded(totalDiscounts),
        surcharges: shipmentRateDetail.surCharges
          .map(({ description, type, amount }) => ({ code: type, name: description === '' ? type : description, amount: rounded(amount) }))
          .filter(({ amount }) => amount !== 0),
        transitDays: daysInWords.indexOf(commit?.transitDays?.minimumTransitTime ?? commit?.daysInTransit ?? '') + 1 || null,
        arrivesOn: /^\d{4}-\d{2}-\d{2}/.exec(commit?.dateDetail?.dayFormat ?? '')?.[0] ?? null,
      },
    ];
  });
  return {
    rates: rates.toSorted((one, other) => one.amount - other.amount),
    notes: output.alerts.map(({ message }) => message).filter((message) => message !== ''),
  };
}

const preferred = ['PREFERRED_CURRENCY', 'PREFERRED_ACCOUNT_SHIPMENT', 'ACCOUNT', 'PAYOR_ACCOUNT_SHIPMENT', 'LIST'];

const place = ({ rateType }: RatedShipment): number => preferred.indexOf(rateType) + 1 || 99;

/** In francs: our contract's rate, else the list rate. */
function bestOf(rated: readonly RatedShipment[]): RatedShipment | null {
  const believed = rated.filter(({ currency, totalNetCharge }) => (currency === francs || currency === 'CHF') && totalNetCharge > 0);
  return believed.toSorted((one, other) => place(one) - place(other))[0] ?? null;
}

const rounded = (chf: number) => rappen(Math.round(chf * 100) === 0 ? 0 : rappenFromChf(Math.round(chf * 100) / 100));

const daysInWords = (
  'ONE_DAY TWO_DAYS THREE_DAYS FOUR_DAYS FIVE_DAYS SIX_DAYS SEVEN_DAYS EIGHT_DAYS NINE_DAYS TEN_DAYS ELEVEN_DAYS TWELVE_DAYS ' +
  'THIRTEEN_DAYS FOURTEEN_DAYS FIFTEEN_DAYS SIXTEEN_DAYS SEVENTEEN_DAYS EIGHTEEN_DAYS NINETEEN_DAYS'
).split(' ');
