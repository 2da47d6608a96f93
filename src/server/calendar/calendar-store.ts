/** SQL of the days that staff opened or closed against the rule. */
import type { Db } from '#server/db/pool.ts';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import { noOverrides } from '#domain/calendar/holiday.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';

export async function readHolidayOverrides(db: Db): Promise<HolidayOverrides> {
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
