/** Staff take a quote back; its page says so from then on. */
import type { Actor } from '#domain/access/permission.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { transaction } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refuseMove } from './change-quote.ts';
import type { QuoteServices } from './quote-services.ts';
import { lockQuote, storeQuote } from './quote-store.ts';
import { insertMessage } from './quote-version-store.ts';

export async function withdrawQuote({ db, now }: Pick<QuoteServices, 'db' | 'now'>, id: number, actor: Actor): Promise<void> {
  await transaction(db, async (trx) => {
    const row = await lockQuote(trx, id);
    if (!row) throw notFound();
    refuseMove(row.state_id, quoteState.WITHDRAWN);
    const at = new Date(now());
    await storeQuote(trx, id, { at, who: actorName(actor) }, { state_id: quoteState.WITHDRAWN });
    await insertMessage(trx, {
      quoteId: id,
      at,
      author: 'system',
      who: actorName(actor),
      kind: 'state',
      positionId: null,
      text: 'WITHDRAWN',
    });
  });
}
