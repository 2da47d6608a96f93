/** Which quotes are still open: neither decided nor expired. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { quoteState } from '#domain/quote/quote-state.ts';

/** A condition; `quote`: the table as the statement calls it. */
export function isOpenQuote(today: PlainDate, quote = 'quote'): RawBuilder<boolean> {
  const [state, validUntil] = [sql.ref(`${quote}.state_id`), sql.ref(`${quote}.valid_until`)];
  return sql`(${state} in (${quoteState.REQUESTED}, ${quoteState.DRAFT}) or ${state} = ${quoteState.SENT} and ${validUntil} >= ${today})`;
}
