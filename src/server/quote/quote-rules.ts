/** The office's decisions for all quotes, as valid on a day. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Db } from '#server/db/pool.ts';
import { readSetting } from '#server/setting/read-setting.ts';
import type { QuoteRules } from './quote-services.ts';

/** The minimum margin cannot reach the whole price. */
const highestFloor = 9_900;

export async function quoteRules(db: Db, day: PlainDate): Promise<QuoteRules> {
  const floor = await readSetting(db, 'marginFloor', day);
  return {
    marginFloor: Math.min(Math.round(floor * 100), highestFloor),
    reminderDays: await readSetting(db, 'quoteReminderDays', day),
    validityDays: await readSetting(db, 'quoteValidityDays', day),
  };
}
