/**
 * Days as people type them: 26.11., 26.11.26, 26.11.2026, 2026-11-26. A day without a year means the year of today.
 */
import { parsePlainDate, yearOf, type PlainDate } from './plain-date.ts';

const shortPattern = /^([0-9]{1,2})\.([0-9]{1,2})\.?([0-9]{2})?$/;

/** Null: not a date, or one that does not exist. */
export function parseTypedDate(text: string, today: PlainDate): PlainDate | null {
  const bare = text.replace(/\s/g, '');
  const short = shortPattern.exec(bare);
  if (short === null) return parsePlainDate(bare);
  const year = short[3] === undefined ? String(yearOf(today)) : `20${short[3]}`;
  return parsePlainDate(`${short[1]}.${short[2]}.${year}`);
}
