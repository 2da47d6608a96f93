/** The lines of a quote as shown in the grid: draft and stored values, with the margin of each. */
import type { QuoteMargin } from '#contract/quote-desk.ts';
import type { Quote, QuotePosition } from '#contract/quote.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { marginOf } from '#domain/quote/margin.ts';
import { amountOf, draftLineTotal, draftOf, isSet, priceOf } from './quote-draft.ts';
import type { DraftLine, QuoteDraft } from './quote-draft.ts';

export interface LineRow {
  readonly id: number;
  /** `3`, its parts `3.1` */
  readonly number: string;
  readonly line: DraftLine;
  /** As stored; undefined: added and not saved yet. */
  readonly stored: DraftLine | undefined;
  readonly position: QuotePosition | undefined;
  readonly isSet: boolean;
  /** In CHF. */
  readonly cost: number | null;
  /** In ten-thousandths, for the current price. */
  readonly margin: number | null;
  readonly leastPrice: number | null;
  /** Below the margin floor, and below the lowest price the shop itself would ask. */
  readonly needsRelease: boolean;
  readonly total: Rappen | null;
  /** Without a price, because none could be had when the line was written. */
  readonly isUnavailable: boolean;
}

export function lineRows(quote: Quote, draft: QuoteDraft, margin: QuoteMargin | null): LineRow[] {
  const stored = new Map(draftOf(quote).lines.map((line) => [line.id, line]));
  const positions = new Map(quote.positions.map((position) => [position.id, position]));
  const costs = new Map(margin?.lines.map((line) => [line.id, line]));
  const discount = Math.round((amountOf(draft.discount, 100) ?? 0) * 100);
  const roots = draft.lines.filter(({ parentId }) => parentId === null);
  return draft.lines.map((line) => {
    const price = priceOf(line);
    const cost = costs.get(line.id)?.costPerOne ?? null;
    const leastPrice = costs.get(line.id)?.leastPrice ?? null;
    const unknown = line.storno || price === null || cost === null;
    const earned = unknown ? null : marginOf({ price: unitPriceFromChf(price), cost: unitPriceFromChf(cost) }, discount);
    const isLow = earned !== null && margin !== null && earned < Math.round(margin.floor * 10_000);
    return {
      id: line.id,
      number: numberOf(line, roots, draft.lines),
      line,
      stored: stored.get(line.id),
      position: positions.get(line.id),
      isSet: isSet(line, draft.lines),
      cost,
      margin: earned,
      leastPrice,
      needsRelease: isLow && !(leastPrice !== null && price !== null && price >= leastPrice),
      total: line.removed ? null : draftLineTotal(line, draft.lines),
      isUnavailable: positions.get(line.id)?.priceUnavailable === true && price === null && !line.removed && !line.storno,
    };
  });
}

function numberOf(line: DraftLine, roots: readonly DraftLine[], lines: readonly DraftLine[]): string {
  if (line.parentId === null) return String(roots.indexOf(line) + 1);
  const parts = lines.filter(({ parentId }) => parentId === line.parentId);
  return `${roots.findIndex(({ id }) => id === line.parentId) + 1}.${parts.indexOf(line) + 1}`;
}
