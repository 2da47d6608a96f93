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
  /** Names of lines whose price another company's service does not tell right now. */
  unavailable: readonly string[];
}

export function withTodaysPrices(draft: QuoteDraft, { lines: prices, delivery }: OutputOf<typeof readQuoteRenewal>): Renewed {
  const today = new Map(prices.map((line) => [line.id, line]));
  const lines = draft.lines.map((line) => {
    const after = today.get(line.id)?.after ?? null;
    return after === null ? line : { ...line, price: unitPriceText(unitPriceFromChf(after)) };
  });
  const isDelivered = draft.deliveryType !== 'PICKUP' && delivery.after !== null;
  const deliveryCost = isDelivered ? amountText(rappenFromChf(delivery.after ?? 0)) : draft.deliveryCost;
  const changed = lines.filter((line, at) => line.price !== draft.lines[at]?.price).length + (deliveryCost === draft.deliveryCost ? 0 : 1);
  const open = draft.lines.filter(({ id, removed }) => !removed && today.get(id)?.after === null);
  const { unavailable = [], without = [] } = Object.groupBy(open, ({ id }) =>
    today.get(id)?.problem === 'priceUnavailable' ? 'unavailable' : 'without',
  );
  return {
    draft: { ...draft, lines, deliveryCost },
    changed,
    without: without.map(({ name }) => name),
    unavailable: unavailable.map(({ name }) => name),
  };
}
