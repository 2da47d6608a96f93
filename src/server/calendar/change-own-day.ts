/** Closes single days or opens them contrary to the holiday rule. Dates already promised remain unchanged. */
import type { OwnDay } from '#contract/holiday.ts';
import { lastHolidayYear } from '#domain/calendar/holiday.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { settingRecord } from '#server/setting/setting-record.ts';
import { deleteOwnDay, lockOwnDay, upsertOwnDay } from './calendar-store.ts';

export interface OwnDayServices {
  db: Db;
  now: () => number;
  /** What is kept of the days is out of date. */
  changed: () => void;
}

export async function storeOwnDay(services: OwnDayServices, day: OwnDay, who: string): Promise<void> {
  refuseDay(services, day.date);
  if (day.name.de === '') throw refused('validation.required', {}, 'body.name.de');
  await write(services, day.date, who, day);
}

export async function removeOwnDay(services: OwnDayServices, date: string, who: string): Promise<void> {
  refuseDay(services, date);
  await write(services, date, who, null);
}

async function write({ db, now, changed }: OwnDayServices, date: string, who: string, after: OwnDay | null): Promise<void> {
  await transaction(db, async (trx) => {
    const before = await lockOwnDay(trx, date);
    if (before === null && after === null) throw notFound();
    if (after === null) await deleteOwnDay(trx, date);
    else await upsertOwnDay(trx, after);
    const by = { recordId: settingRecord.ownDays, version: null, at: new Date(now()), who };
    await addHistory(trx, 'setting', by, [{ field: date, before: told(before), after: told(after) }]);
  });
  changed();
}

function refuseDay({ now }: OwnDayServices, text: string): void {
  const date = parsePlainDate(text);
  if (date === null || yearOf(date) > lastHolidayYear) throw refused('deliveryDateNotPossible', { date: text }, 'params.date');
  if (date < localNow(now()).date) throw refused('dayInPast', {}, 'params.date');
}

const told = (day: OwnDay | null): string | null => (day === null ? null : `${day.working ? 'offen' : 'zu'}: ${day.name.de}`);
