/** Where parcels are, and which of them have our reference. */
import type { Tracking } from './parcel-carrier.ts';
import type { TrackReply } from './wire.ts';

export function trackRequest(trackingNumber: string) {
  return { includeDetailedScans: true, trackingInfo: [{ trackingNumberInfo: { trackingNumber } }] };
}

/** `day`: of the booking. */
export function referenceRequest(reference: string, day: string, account: string) {
  return {
    includeDetailedScans: false,
    referencesInformation: {
      type: 'CUSTOMER_REFERENCE',
      value: reference,
      accountNumber: account,
      carrierCode: 'FDXE',
      shipDateBegin: day,
      shipDateEnd: day,
    },
  };
}

/** Null: unknown to the carrier, or not known yet. */
export function trackingOf({ output }: TrackReply): Tracking | null {
  const result = output.completeTrackResults[0]?.trackResults[0];
  if (result?.latestStatusDetail === undefined || result.error !== undefined) return null;
  return {
    state: result.latestStatusDetail.code,
    text: result.latestStatusDetail.description,
    events: result.scanEvents
      .map(({ date, eventType, eventDescription, scanLocation: { city = '', countryCode = '' } }) => ({
        code: eventType,
        at: date,
        what: eventDescription,
        place: [city, countryCode].filter((part) => part !== '').join(', '),
      }))
      .toSorted((one, other) => other.at.localeCompare(one.at)),
  };
}

export function liveNumbersOf({ output }: TrackReply): string[] {
  return output.completeTrackResults.flatMap(({ trackResults }) =>
    trackResults
      .filter(({ error, latestStatusDetail }) => error === undefined && latestStatusDetail?.code !== 'CA')
      .flatMap(({ trackingNumberInfo }) => (trackingNumberInfo === undefined ? [] : [trackingNumberInfo.trackingNumber])),
  );
}
