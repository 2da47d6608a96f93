/** Days as invoices write them in German, French and English. */
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

const months: readonly string[][] = [
  ['januar', 'jänner', 'janvier', 'january', 'jan'],
  ['februar', 'février', 'february', 'feb'],
  ['märz', 'mars', 'march', 'mar'],
  ['april', 'avril', 'apr'],
  ['mai', 'may'],
  ['juni', 'juin', 'june', 'jun'],
  ['juli', 'juillet', 'july', 'jul'],
  ['august', 'août', 'aug'],
  ['september', 'septembre', 'sept', 'sep'],
  ['oktober', 'octobre', 'october', 'oct', 'okt'],
  ['november', 'novembre', 'nov'],
  ['dezember', 'décembre', 'december', 'dec', 'dez'],
];

const written = /(\d{1,2})(?:\.|er|st|nd|rd|th)?\s+(\p{L}{3,10})\.?\s*(\d{4})?/u;
const american = /(\p{L}{3,10})\.?\s+(\d{1,2}),\s*(\d{4})/u;
const figures = /(\d{1,2})[./](\d{1,2})[./](\d{4})/;
const iso = /(\d{4})-(\d{2})-(\d{2})/;

/** `year`: of the invoice, for a day without a year. Null: no day found. */
export function dateIn(text: string, year: string | null = null): PlainDate | null {
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (isoYear !== undefined) return dateOf(isoYear, Number(isoMonth), isoDay);
  const [, day, month, ofYear] = figures.exec(text) ?? [];
  if (day !== undefined) return dateOf(ofYear, Number(month), day);
  const [, name = '', dayAfter, yearAfter] = american.exec(text) ?? [];
  if (dayAfter !== undefined && monthOf(name) > 0) return dateOf(yearAfter, monthOf(name), dayAfter);
  const [, dayBefore, word = '', yearBehind] = written.exec(text) ?? [];
  return dayBefore === undefined || monthOf(word) === 0 ? null : dateOf(yearBehind ?? year ?? undefined, monthOf(word), dayBefore);
}

const monthOf = (name: string): number => months.findIndex((names) => names.includes(name.toLowerCase())) + 1;

function dateOf(year: string | undefined, month: number, day: string | undefined): PlainDate | null {
  return year === undefined || day === undefined
    ? null
    : parsePlainDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}
