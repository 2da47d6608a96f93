/** The days that staff opened or closed, cached for a few seconds like the company record with its cut-off hour, since every order needs them. */
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import type { Db } from '#server/db/pool.ts';
import { readHolidayOverrides } from './calendar-store.ts';

const maximumAgeMs = 5000;

export interface Holidays {
  read: () => Promise<HolidayOverrides>;
  /** After a change in this process: the next call reads them again. */
  forget: () => void;
}

export function openHolidays(db: Db, now: () => number): Holidays {
  let kept: { overrides: Promise<HolidayOverrides>; readAt: number } | null = null;
  return {
    read: async () => {
      if (kept !== null && Math.abs(now() - kept.readAt) <= maximumAgeMs) return kept.overrides;
      const reading = { overrides: readHolidayOverrides(db), readAt: now() };
      kept = reading;
      try {
        return await reading.overrides;
      } catch (error) {
        if (kept === reading) kept = null;
        throw error;
      }
    },
    forget: () => {
      kept = null;
    },
  };
}
