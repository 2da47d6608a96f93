import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochMsOf, localNow } from './local-time.ts';

const zurich = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'short' });

describe('the moment in Switzerland', () => {
  test.each([
    ['2026-11-21T12:34:45Z', '2026-11-21', 13 * 60 + 34],
    ['2026-07-01T22:30:00Z', '2026-07-02', 30],
    ['2026-12-31T23:00:00Z', '2027-01-01', 0],
    ['2026-03-29T00:59:59.999Z', '2026-03-29', 119],
    ['2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['2026-10-25T00:59:00Z', '2026-10-25', 179],
    ['2026-10-25T01:00:00Z', '2026-10-25', 120],
  ])('%s is %s, minute %d', (instant, date, minutesOfDay) => {
    expect(localNow(Date.parse(instant))).toEqual({ date, minutesOfDay });
  });

  test('agrees with the zone data from 1996 to 2072', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2072, 11, 31) }), (epochMs) => {
        const { date, minutesOfDay } = localNow(epochMs);
        const time = `${String(Math.floor(minutesOfDay / 60)).padStart(2, '0')}:${String(minutesOfDay % 60).padStart(2, '0')}`;
        expect(`${date} ${time}`).toBe(zurich.format(epochMs));
      }),
      { numRuns: 2000 },
    );
  });

  test('a moment leads back to its instant, except in the hour that comes twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2021, 0, 1) / 60_000, max: Date.UTC(2072, 0, 1) / 60_000 }), (minutes) => {
        const back = epochMsOf(localNow(minutes * 60_000));
        const lost = minutes * 60_000 - back;
        expect([0, 3_600_000]).toContain(lost);
        if (lost > 0) expect(localNow(back)).toEqual(localNow(minutes * 60_000));
      }),
      { numRuns: 2000 },
    );
  });
});
