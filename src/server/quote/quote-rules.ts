/** What the office decided for all quotes, as it is valid on a day. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Db } from '#server/db/pool.ts';
import { readSetting } from '#server/setting/read-setting.ts';
import type { QuoteRules } from './quote-services.ts';

/** No floor reaches the whole price. */
const highestFloor = 9_900;

export async function quoteRules(db: Db, day: PlainDate): Promise<QuoteRules> {
  const [floor, days] = [await readSetting(db, 'marginFloor', day), await readSetting(db, 'quoteReminderDays', day)];
  return { marginFloor: Math.min(Math.round(floor * 100), highestFloor), reminderDays: Math.floor(days) };
}
