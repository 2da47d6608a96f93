/** Staff close a quote that the customer does not order, with a reason that is counted in the figures. The customer sees that it is closed, but not why. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { loseQuote as endpoint } from '#contract/quote-desk.ts';
import type { Quote } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { transaction } from '#server/db/pool.ts';
import { actorName } from '#server/call/actor-name.ts';
import { addHistory } from '#server/record/record-history.ts';
import { recordOf } from './find-quote.ts';
import { lockedVersion, refuseMove, refuseStaleQuote } from './locked-quote.ts';
import { quoteForStaff } from './quote-answer.ts';
import type { QuoteServices } from './quote-services.ts';
import { storeQuote } from './quote-store.ts';
import { insertMessage } from './quote-version-store.ts';

export async function loseQuote(
  { db, now, links }: Pick<QuoteServices, 'db' | 'now' | 'links'>,
  id: number,
  { version, reason, text }: ParsedOf<typeof endpoint>['body'],
  actor: Actor,
): Promise<Quote> {
  return transaction(db, async (trx) => {
    const current = await lockedVersion(trx, { links, now }, id, undefined);
    const { row } = current;
    // Said twice with the same words, as after a lost answer: done already. Other ones would get lost.
    if (row.state_id === quoteState.LOST && row.lost_reason === reason && row.lost_text === text.trim())
      return quoteForStaff(current, links, now());
    await refuseStaleQuote(trx, { links, now }, current, version);
    refuseMove(row.state_id, quoteState.LOST);
    const by = { at: new Date(now()), who: actorName(actor) };
    const lost = { lost_reason: reason, lost_text: text.trim(), lost_on: localNow(now()).date };
    await storeQuote(trx, id, by, { state_id: quoteState.LOST, ...lost });
    await addHistory(trx, 'quote', { recordId: id, version: version + 1, ...by }, [{ field: 'lostReason', before: null, after: reason }]);
    await insertMessage(trx, { quoteId: id, ...by, author: 'system', kind: 'lost', positionId: null, text: text.trim(), sent: false });
    return quoteForStaff(await recordOf(trx, id), links, now());
  });
}
