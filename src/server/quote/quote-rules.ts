/** What the office decided for all quotes, as it is valid on a day; else the shop's usual figures. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Db } from '#server/db/pool.ts';
import type { QuoteRules } from './quote-services.ts';

/** Percent, and days. */
const usual = { marginFloor: 15, quoteReminderDays: 5 };

export async function quoteRules(db: Db, day: PlainDate): Promise<QuoteRules> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .distinctOn('key')
    .where('key', 'in', ['marginFloor', 'quoteReminderDays'])
    .where('valid_from', '<=', day)
    .orderBy('key')
    .orderBy('valid_from', 'desc')
    .execute();
  const figure = (key: keyof typeof usual): number => {
    const value: unknown = rows.find((row) => row.key === key)?.value;
    return typeof value === 'number' && value >= 0 ? value : usual[key];
  };
  return { marginFloor: Math.min(Math.round(figure('marginFloor') * 100), 9_999), reminderDays: Math.floor(figure('quoteReminderDays')) };
}
