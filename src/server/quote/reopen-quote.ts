/** A quote whose order was canceled is open again as it was sent: the customer orders it again, or requests its renewal if it has expired meanwhile. */
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockQuoteOfOrder, storeQuote } from './quote-store.ts';
import { insertMessage } from './quote-version-store.ts';

/** In the transaction that cancels the order; an order without a quote changes nothing. */
export async function reopenQuote(trx: Trx, orderId: number, { nowMs, who }: { nowMs: number; who: string }): Promise<void> {
  const quote = await lockQuoteOfOrder(trx, orderId);
  if (quote === null) return;
  const at = new Date(nowMs);
  await storeQuote(trx, quote.id, { at, who }, { state_id: quoteState.SENT, order_id: null });
  await insertMessage(trx, {
    quoteId: quote.id,
    at,
    author: 'system',
    who,
    kind: 'givenBack',
    positionId: null,
    text: quote.orderFormattedId,
  });
}
