/** Locks a quote for a change: in the version that the caller read, and in a state that allows it. */
import { localNow } from '#domain/calendar/local-time.ts';
import { mayChangeQuote, mayWriteQuote, shownQuoteState } from '#domain/quote/quote-state.ts';
import type { Trx } from '#server/db/pool.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { recordsOf } from './find-quote.ts';
import { quoteForStaff, standingOf } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import type { QuoteServices } from './quote-services.ts';
import { lockQuote } from './quote-store.ts';

type Services = Pick<QuoteServices, 'links' | 'now'>;

/** Refuses a stale version with both sides. */
export async function lockedVersion(trx: Trx, services: Services, id: number, version: number | undefined): Promise<QuoteRecord> {
  const row = await lockQuote(trx, id);
  if (!row) throw notFound();
  const [record] = await recordsOf(trx, [row]);
  if (!record) throw notFound();
  await refuseStaleQuote(trx, services, record, version);
  return record;
}

/** For what must be looked at before its version is judged, such as whether it is done already. */
export async function refuseStaleQuote(
  trx: Trx,
  { links, now }: Services,
  record: QuoteRecord,
  version: number | undefined,
): Promise<void> {
  const { row } = record;
  if (version === undefined || row.version === version) return;
  throw await staleSave(trx, { kind: 'quote', id: row.id, version, current: quoteForStaff(record, links, now()) });
}

/** Only for a quote that is still being edited. */
export async function lockedRecord(trx: Trx, services: Services, id: number, version: number | undefined): Promise<QuoteRecord> {
  const record = await lockedVersion(trx, services, id, version);
  const closed = mayWriteQuote(shownQuoteState(standingOf(record.row), localNow(services.now())));
  if (closed) throw refused(closed.key);
  return record;
}

export function refuseMove(from: number, to: number): void {
  const refusal = mayChangeQuote(from, to);
  if (refusal) throw refused(refusal.key, { ...refusal.params });
}
