/** SQL of the days that staff opened or closed contrary to the rule. */
import { sql } from 'kysely';
import type { OwnDay } from '#contract/holiday.ts';
import type { Db, Trx } from '#server/db/pool.ts';
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

/** Ordered by date. */
export async function listOwnDays(db: Db): Promise<OwnDay[]> {
  return db.selectFrom('holiday_override').select(['day as date', 'working', 'name']).orderBy('day').execute();
}

/** null: the rule applies on that day. Raising the version of the settings serializes changes of days. */
export async function lockOwnDay(trx: Trx, date: string): Promise<OwnDay | null> {
  await trx
    .updateTable('cache_version')
    .set({ version: sql`version + 1` })
    .where('name', '=', 'setting')
    .execute();
  const row = await trx
    .selectFrom('holiday_override')
    .select(['day as date', 'working', 'name'])
    .where('day', '=', date)
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertOwnDay(trx: Trx, { date, working, name }: OwnDay): Promise<void> {
  const row = { working, name: JSON.stringify(name) };
  await trx
    .insertInto('holiday_override')
    .values({ day: date, ...row })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute();
}

export async function deleteOwnDay(trx: Trx, date: string): Promise<void> {
  await trx.deleteFrom('holiday_override').where('day', '=', date).execute();
}
