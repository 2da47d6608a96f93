/** Pickups: when a courier can come, ordering one, and cancelling it. */
import type { z } from 'zod';
import type { CarrierDay } from '#domain/parcel/pickup-time.ts';
import type { BookedPickup, PickupOrder, PickupWish } from './parcel-carrier.ts';
import { addressOf, contactOf, dimensionsOf, kilograms } from './party.ts';
import type { AvailabilityReply } from './wire.ts';

/** Today and the four working days after it. */
const daysAhead = 5;

export function availabilityRequest({ address, day, domestic, service, weightG, dimensions }: PickupWish, account: string) {
  return {
    pickupAddress: addressOf(address),
    dispatchDate: day,
    numberOfBusinessDays: daysAhead,
    pickupType: 'ON_CALL',
    pickupRequestType: ['SAME_DAY', 'FUTURE_DAY'],
    carriers: ['FDXE'],
    countryRelationship: domestic ? 'DOMESTIC' : 'INTERNATIONAL',
    shipmentAttributes: {
      serviceType: service,
      packagingType: 'YOUR_PACKAGING',
      weight: kilograms(weightG),
      dimensions: dimensionsOf(dimensions),
    },
    associatedAccountNumber: account,
    associatedAccountNumberType: 'FEDEX_EXPRESS',
  };
}

export function daysOf({ output }: z.infer<typeof AvailabilityReply>): CarrierDay[] {
  return output.options
    .filter(({ available }) => available)
    .map(({ pickupDate, cutOffTime, accessTime, readyTimeOptions, latestTimeOptions }) => ({
      day: pickupDate,
      cutOff: cutOffTime,
      accessMinutes: accessTime.hours * 60 + accessTime.minutes,
      readyTimes: readyTimeOptions,
      latestTimes: latestTimeOptions,
    }));
}

export function pickupRequest(
  { at, day, ready, close, packageCount, weightG, domestic, trackingNumber, remarks }: PickupOrder,
  account: string,
) {
  const { residential: _unknown, ...address } = addressOf(at);
  return {
    associatedAccountNumber: { value: account },
    carrierCode: 'FDXE',
    originDetail: {
      pickupAddressType: 'SHIPPER',
      // The schema requires a state even where there is none.
      pickupLocation: { contact: contactOf(at), address: { stateOrProvinceCode: '', ...address } },
      // Local time at the pickup place, despite the `Z`.
      readyDateTimestamp: `${day}T${ready}:00Z`,
      customerCloseTime: `${close}:00`,
      packageLocation: 'NONE',
    },
    totalWeight: kilograms(weightG),
    packageCount,
    remarks,
    countryRelationships: domestic ? 'DOMESTIC' : 'INTERNATIONAL',
    pickupType: 'ON_CALL',
    trackingNumber,
  };
}

export function pickupCancelRequest({ code, location, day }: BookedPickup & { day: string }, account: string) {
  return {
    associatedAccountNumber: { value: account },
    pickupConfirmationCode: code,
    carrierCode: 'FDXE',
    scheduledDate: day,
    location,
  };
}
