/** SQL of the days that staff opened or closed against the rule. */
import type { Kysely } from 'kysely';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import { noOverrides } from '#domain/calendar/holiday.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { Tables } from '#server/db/tables.ts';

export async function readHolidayOverrides(db: Kysely<Tables>): Promise<HolidayOverrides> {
  const rows = await db.selectFrom('holiday_override').selectAll().orderBy('day').execute();
  if (rows.length === 0) return noOverrides;
  const days = rows.flatMap(({ day, name, working }) => {
    const date = parsePlainDate(day);
    return date === null ? [] : [{ date, name, working }];
  });
  return {
    added: days.filter(({ working }) => !working).map(({ date, name }) => ({ date, name })),
    removed: days.filter(({ working }) => working).map(({ date }) => date),
  };
}
