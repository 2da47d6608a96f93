/** Amounts and days of bank files: decimal text to whole hundredths, day text without any clock. */
import { parsePlainDate, type PlainDate } from '#domain/calendar/plain-date.ts';
import { rappen, type Rappen } from '#domain/money/money.ts';
import { first, textAt, type Element } from './element.ts';

export interface BankAmount {
  readonly amount: Rappen;
  readonly currency: string;
}

/** More digits than any amount on our accounts: not an amount. */
const pattern = /^\+?0*([0-9]{0,11})(?:\.([0-9]{0,2})0*)?$/;

/** `537.5`, `00149.87`, `60.00000`; null: not an amount in whole hundredths. */
export function hundredthsOf(text: string): Rappen | null {
  const [, whole, fraction = ''] = pattern.exec(text) ?? [];
  if (whole === undefined || !/[0-9]/.test(text)) return null;
  return rappen(Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
}

export function amountAt(element: Element | null, ...path: readonly string[]): BankAmount | null {
  const found = first(element, ...path);
  const amount = found === null ? null : hundredthsOf(found.text.trim());
  return found === null || amount === null ? null : { amount, currency: found.currency };
}

/** The day as written, of `Dt` or `DtTm`: a time zone never shifts it. */
export function dayAt(element: Element | null, ...path: readonly string[]): PlainDate | null {
  const date = first(element, ...path);
  return dayOfText(textAt(date, 'Dt') || textAt(date, 'DtTm'));
}

/** Of a day or a moment; null: neither. */
export const dayOfText = (text: string): PlainDate | null => parsePlainDate(text.slice(0, 10));
