/**
 * How long a quote is valid: its creation day plus the validity in calendar days, to the end of that day in Switzerland.
 * Specification: storefront §3 (a missing validity means expired).
 */
import type { LocalMoment } from './local-time.ts';
import type { PlainDate } from './plain-date.ts';
import { addDays } from './plain-date.ts';

/** The last day on which the quote is valid; null when it never is. */
export function quoteValidityEnd(created: PlainDate, validityDays: number | null): PlainDate | null {
  return validityDays === null ? null : addDays(created, validityDays);
}

export function isQuoteExpired(created: PlainDate, validityDays: number | null, now: LocalMoment): boolean {
  const end = quoteValidityEnd(created, validityDays);
  return end === null || now.date > end;
}
