/** Staff withdraw a quote: its page shows that from then on. A draft that was never sent is deleted; its number stays unused. */
import { WithdrawnQuote } from '#contract/quote-desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import { mayDeleteQuote, quoteState } from '#domain/quote/quote-state.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound } from '#server/call/refusal.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { addHistory } from '#server/record/record-history.ts';
import { recordOf } from './find-quote.ts';
import { lockedVersion, refuseMove, refuseStaleQuote } from './locked-quote.ts';
import type { QuoteServices } from './quote-services.ts';
import { deleteQuote, lockQuote, storeQuote } from './quote-store.ts';
import { insertMessage } from './quote-version-store.ts';

/** Once per idempotency key. `version` undefined: in whatever state others left it. A draft that was sent meanwhile must not be taken from its customer. */
export async function withdrawQuote(
  services: Pick<QuoteServices, 'db' | 'now' | 'links'>,
  wish: { id: number; version?: number | undefined },
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<{ deleted: boolean }> {
  const { db, now } = services;
  const { id, version } = wish;
  const who = actorName(actor);
  return idempotent(
    db,
    idempotencyKey(`withdraw quote by ${who}`, sentKey, wish),
    (body) => WithdrawnQuote.parse(body),
    async (key) =>
      transaction(db, async (trx) => {
        const current = await lockedVersion(trx, services, id, undefined);
        if (current.row.state_id !== quoteState.WITHDRAWN) await refuseStaleQuote(trx, services, current, version);
        const answer = await withdraw(trx, id, { at: new Date(now()), who });
        if (key !== null) await keepAnswer(trx, key, answer);
        return answer;
      }),
  );
}

/** In the caller's transaction. */
export async function withdraw(trx: Trx, id: number, { at, who }: { at: Date; who: string }): Promise<{ deleted: boolean }> {
  const row = await lockQuote(trx, id);
  if (!row) throw notFound();
  const by = { at, who };
  const { versions, requested } = await recordOf(trx, id);
  if (mayDeleteQuote({ state: row.state_id, sendings: versions.length, asked: requested !== null })) {
    await addHistory(trx, 'quote', { recordId: id, version: row.version, ...by }, [
      { field: 'deleted', before: row.formatted_id, after: null },
    ]);
    await deleteQuote(trx, id);
    return { deleted: true };
  }
  if (row.state_id === quoteState.WITHDRAWN) return { deleted: false };
  refuseMove(row.state_id, quoteState.WITHDRAWN);
  await storeQuote(trx, id, by, { state_id: quoteState.WITHDRAWN });
  await insertMessage(trx, { quoteId: id, ...by, author: 'system', kind: 'state', positionId: null, text: 'WITHDRAWN' });
  return { deleted: false };
}
