import type { Quote } from '#contract/quote.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

const closed: ReadonlySet<Quote['state']> = new Set<Quote['state']>(['ORDERED', 'WITHDRAWN', 'LOST']);

/** The day on a quote's paper for staff: today while it may still change, else the day it was last sent. No paper is dated after its own validity. */
export function paperDay({ state, validUntil, versions }: Pick<Quote, 'state' | 'validUntil' | 'versions'>, nowMs: number): PlainDate {
  const today = localNow(nowMs).date;
  const [last] = versions;
  const isOver = closed.has(state) || (validUntil !== null && validUntil < today);
  return last !== undefined && isOver ? localNow(Date.parse(last.sentAt)).date : today;
}
