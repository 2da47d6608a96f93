/** Replaces the agreed prices by today's, as drafts: the cells show old and new until they are saved. */
import type { OutputOf } from '#contract/endpoint.ts';
import type { readQuoteRenewal } from '#contract/quote-desk.ts';
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import type { QuoteDraft } from './quote-draft.ts';

export interface Renewed {
  draft: QuoteDraft;
  /** Number of prices that changed. */
  changed: number;
  /** Names of lines without a price today. */
  without: readonly string[];
}

export function withTodaysPrices(draft: QuoteDraft, { lines: prices, delivery }: OutputOf<typeof readQuoteRenewal>): Renewed {
  const today = new Map(prices.map((line) => [line.id, line.after]));
  const lines = draft.lines.map((line) => {
    const after = today.get(line.id) ?? null;
    return after === null ? line : { ...line, price: unitPriceText(unitPriceFromChf(after)) };
  });
  const isDelivered = draft.deliveryType !== 'PICKUP' && delivery.after !== null;
  const deliveryCost = isDelivered ? amountText(rappenFromChf(delivery.after ?? 0)) : draft.deliveryCost;
  const changed = lines.filter((line, at) => line.price !== draft.lines[at]?.price).length + (deliveryCost === draft.deliveryCost ? 0 : 1);
  const without = draft.lines.filter(({ id, removed }) => !removed && today.has(id) && today.get(id) === null).map(({ name }) => name);
  return { draft: { ...draft, lines, deliveryCost }, changed, without };
}
