/** The rules for reminders on a day, from the settings. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { ReminderRules } from '#domain/ledger/reminder.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { readSetting } from '#server/setting/read-setting.ts';

export async function readReminderRules(db: Db, day: PlainDate): Promise<ReminderRules> {
  const [days, fees] = [await readSetting(db, 'reminderDays', day), await readSetting(db, 'reminderFees', day)];
  return { days, fees: fees.map(rappenFromChf) };
}
