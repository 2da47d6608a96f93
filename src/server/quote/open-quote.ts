/**
 * Access to a quote by link and pin. After five wrong pins each further one has to wait longer, counted in the database for all servers together; the right one
 * has to wait, too. An unknown link, a wrong pin and a blocked quote give the same answer.
 */
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound, Refusal } from '#server/call/refusal.ts';
import { limitTries, takeTriesBack } from '#server/session/limit-tries.ts';
import { recordsOf } from './find-quote.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { linkHash, pinHash } from './quote-link.ts';
import { findQuoteByLink } from './quote-store.ts';

const kind = 'quote-pin';

export interface QuoteKey {
  uuid: string;
  pin: string;
}

export async function openQuote({ db, now }: { db: Db; now: () => number }, { uuid, pin }: QuoteKey): Promise<QuoteRecord> {
  const subject = linkHash(uuid);
  await countTry({ db, now }, subject);
  const row = await findQuoteByLink(db, subject);
  const isRight = row !== null && row.pin_hash === pinHash(uuid, pin) && row.state_id !== quoteState.DRAFT;
  if (!isRight) throw notFound();
  await takeTriesBack(db, [{ kind, subject }]);
  const [record] = await recordsOf(db, [row]);
  if (!record) throw notFound();
  return record;
}

/** Counted before it is checked, so that concurrent attempts cannot pass together. */
async function countTry(services: { db: Db; now: () => number }, subject: string): Promise<void> {
  try {
    await limitTries(services, [{ kind, subject }]);
  } catch (error) {
    throw error instanceof Refusal ? notFound() : error;
  }
}
