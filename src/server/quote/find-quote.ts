/** Quotes with all their rows, for callers who may see them. */
import type { Quote } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may, mayReachCustomer } from '#domain/access/permission.ts';
import { isVisibleToCustomer, quoteState } from '#domain/quote/quote-state.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { quoteForCustomer, quoteForStaff } from './quote-answer.ts';
import { fileNamesOfQuotes } from './quote-file-store.ts';
import type { QuoteLinks } from './quote-link.ts';
import { positionsOfQuotes } from './quote-line-store.ts';
import { findQuotes } from './quote-store.ts';
import { askedVersion, messagesOfQuotes, versionsOfQuotes } from './quote-version-store.ts';
import type { QuoteRow } from './quote-store.ts';

export async function recordsOf(db: Db, rows: readonly QuoteRow[]): Promise<QuoteRecord[]> {
  const ids = rows.map(({ id }) => id);
  const [positions, messages, versions, files] = await Promise.all([
    positionsOfQuotes(db, ids),
    messagesOfQuotes(db, ids),
    versionsOfQuotes(db, ids),
    fileNamesOfQuotes(db, ids),
  ]);
  return rows.map((row) => {
    const kept = versions.get(row.id) ?? [];
    return {
      row,
      positions: positions.get(row.id) ?? [],
      messages: messages.get(row.id) ?? [],
      versions: kept.filter(({ number }) => number !== askedVersion),
      requested: kept.find(({ number }) => number === askedVersion)?.content ?? null,
      files: files.get(row.id) ?? [],
    };
  });
}

export async function recordOf(db: Db, id: number): Promise<QuoteRecord> {
  const [record] = await recordsOf(db, await findQuotes(db, [id]));
  if (!record) throw notFound();
  return record;
}

/** After the quote's head was stored: the same record with the head as it now is. */
export async function withStoredHead(db: Db, record: QuoteRecord): Promise<QuoteRecord> {
  const [row] = await findQuotes(db, [record.row.id]);
  if (!row) throw notFound();
  return { ...record, row };
}

/** Its owner sees it as last sent, staff its current state; for everyone else it does not exist. */
export async function readQuote(
  { db, links, now }: { db: Db; links: QuoteLinks; now: () => number },
  id: number,
  actor: Actor,
): Promise<Quote> {
  const record = await recordOf(db, id);
  const { customer_id, state_id } = record.row;
  if (may(actor, 'manageQuotes')) return quoteForStaff(record, links, now());
  // A draft that was discarded before anything was sent.
  const neverLeft = state_id === quoteState.WITHDRAWN && record.versions.length === 0 && record.requested === null;
  if (!mayReachCustomer(actor, customer_id, 'manageQuotes') || !isVisibleToCustomer(state_id) || neverLeft) throw notFound();
  return quoteForCustomer(record, links, now());
}
