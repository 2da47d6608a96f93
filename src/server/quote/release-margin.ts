/** A user with the permission releases a margin below the minimum, with a reason that is kept in the history. */
import type { QuoteMargin } from '#contract/quote-desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import { belowFloor } from '#domain/quote/margin.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { doOnce } from '#server/idempotency/idempotent.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import { addHistory } from '#server/record/record-history.ts';
import { contentHash } from './content-hash.ts';
import { recordOf } from './find-quote.ts';
import { lockedRecord } from './locked-quote.ts';
import { quoteForStaff } from './quote-answer.ts';
import { costedLines, marginAnswer, marginTerms } from './quote-margin.ts';
import type { QuoteServices } from './quote-services.ts';
import { storeQuote } from './quote-store.ts';

/** Once per idempotency key. */
export async function releaseMargin(
  services: QuoteServices,
  id: number,
  wish: { version: number; reason: string },
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<QuoteMargin> {
  const { db } = services;
  const key = idempotencyKey(`margin of quote ${id} by ${actorName(actor)}`, sentKey, wish);
  return doOnce(
    db,
    key,
    async (keep) =>
      transaction(db, async (trx) => {
        await release(trx, services, { id, ...wish }, actor);
        await keep(trx);
        return marginAnswer(services, trx, await recordOf(trx, id));
      }),
    async () => marginAnswer(services, db, await recordOf(db, id)),
  );
}

async function release(
  trx: Trx,
  services: QuoteServices,
  { id, version, reason }: { id: number; version: number; reason: string },
  actor: Actor,
): Promise<void> {
  const record = await lockedRecord(trx, services, id, version);
  if (belowFloor(costedLines(services, record), await marginTerms(services, trx, record)).length === 0)
    throw refused('marginNotBelowFloor');
  const by = { at: new Date(services.now()), who: actorName(actor) };
  const released = { released_hash: contentHash(quoteForStaff(record, services.links, services.now())), released_by: by.who };
  await storeQuote(trx, id, by, { ...released, release_reason: reason });
  const write = { recordId: id, version: version + 1, ...by };
  await addHistory(trx, 'quote', write, [{ field: 'marginRelease', before: record.row.release_reason, after: reason }]);
}
