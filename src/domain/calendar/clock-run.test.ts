// Orders at the moments at which clocks and calendars break: from the instant on the server's clock to the promised day (cut-off 14:00, packaging).
import { describe, expect, test } from 'vitest';
import { deliveryDates } from './delivery-date.ts';
import { noOverrides } from './holiday.ts';
import { localNow } from './local-time.ts';

const promisedAt = (instant: string): [today: string, earliest: string, preselected: string] => {
  const now = localNow(Date.parse(instant));
  const { earliest, preselected } = deliveryDates({
    lead: { earliest: 1, preselected: 3 },
    now,
    cutoffMinutes: 840,
    overrides: noOverrides,
  });
  return [now.date, earliest, preselected];
};

describe('an order placed', () => {
  test.each([
    ['the last second of the year', '2026-12-31T23:59:59+01:00', '2026-12-31', '2027-01-05', '2027-01-07'],
    ['the first second of the year', '2027-01-01T00:00:00+01:00', '2027-01-01', '2027-01-05', '2027-01-07'],
    ['the last minute before the holidays at the turn of the year', '2026-12-22T14:00:00+01:00', '2026-12-22', '2027-01-04', '2027-01-06'],
    ['a minute later', '2026-12-22T14:01:00+01:00', '2026-12-22', '2027-01-05', '2027-01-07'],
    ['between Christmas and New Year nobody works', '2026-12-23T10:00:00+01:00', '2026-12-23', '2027-01-05', '2027-01-07'],
    ['nor on 2 January', '2027-01-02T10:00:00+01:00', '2027-01-02', '2027-01-05', '2027-01-07'],
    ['the first working day of the year, at the cut-off', '2027-01-04T14:00:00+01:00', '2027-01-04', '2027-01-05', '2027-01-07'],
    ['the day before 29 February', '2028-02-28T10:00:00+01:00', '2028-02-28', '2028-02-29', '2028-03-02'],
    ['the same, after the cut-off', '2028-02-28T14:01:00+01:00', '2028-02-28', '2028-03-01', '2028-03-03'],
    ['29 February', '2028-02-29T10:00:00+01:00', '2028-02-29', '2028-03-01', '2028-03-03'],
    ['the Friday before summer time, at the cut-off', '2026-03-27T14:00:00+01:00', '2026-03-27', '2026-03-30', '2026-04-01'],
    ['the last second of winter time', '2026-03-29T01:59:59+01:00', '2026-03-29', '2026-03-31', '2026-04-02'],
    ['the first second of summer time', '2026-03-29T03:00:00+02:00', '2026-03-29', '2026-03-31', '2026-04-02'],
    ['the first cut-off in summer time', '2026-03-30T14:00:00+02:00', '2026-03-30', '2026-03-31', '2026-04-02'],
    ['a minute after it', '2026-03-30T14:01:00+02:00', '2026-03-30', '2026-04-01', '2026-04-07'],
    ['the hour that comes twice, first time', '2026-10-25T02:30:00+02:00', '2026-10-25', '2026-10-27', '2026-10-29'],
    ['the hour that comes twice, second time', '2026-10-25T02:30:00+01:00', '2026-10-25', '2026-10-27', '2026-10-29'],
    ['the first cut-off in winter time', '2026-10-26T14:00:00+01:00', '2026-10-26', '2026-10-27', '2026-10-29'],
    ['a minute after it, in winter', '2026-10-26T14:01:00+01:00', '2026-10-26', '2026-10-28', '2026-10-30'],
    ['before Good Friday', '2026-04-02T14:00:00+02:00', '2026-04-02', '2026-04-07', '2026-04-09'],
    ['before Good Friday, after the cut-off', '2026-04-02T14:01:00+02:00', '2026-04-02', '2026-04-08', '2026-04-10'],
    ['Good Friday', '2026-04-03T10:00:00+02:00', '2026-04-03', '2026-04-08', '2026-04-10'],
    ['before Ascension and its bridge day', '2026-05-13T10:00:00+02:00', '2026-05-13', '2026-05-18', '2026-05-20'],
    ['the bridge day after Ascension', '2026-05-15T10:00:00+02:00', '2026-05-15', '2026-05-19', '2026-05-21'],
    ['the last working day that the table of holidays knows', '2072-12-30T10:00:00+01:00', '2072-12-30', '2073-01-03', '2073-01-05'],
    ['the last second of the table of holidays', '2072-12-31T23:59:59+01:00', '2072-12-31', '2073-01-03', '2073-01-05'],
    ['after the table only weekends are free', '2073-01-01T00:00:00+01:00', '2073-01-01', '2073-01-03', '2073-01-05'],
    ['a Wednesday after the table', '2073-01-04T10:00:00+01:00', '2073-01-04', '2073-01-05', '2073-01-09'],
  ])('%s (%s)', (_name, instant, ...expected) => {
    expect(promisedAt(instant)).toEqual(expected);
  });
});
