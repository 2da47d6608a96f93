/** The figures shown and sorted by in the list of quotes, updated in the transaction that changes lines or conditions. */
import { rappenFromChf } from '#domain/money/money.ts';
import { wholeMargin } from '#domain/quote/margin.ts';
import type { Trx } from '#server/db/pool.ts';
import { quoteTotals } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { costedLines } from './quote-margin.ts';
import type { QuoteServices } from './quote-services.ts';
import { storeFigures } from './quote-store.ts';

export async function keepFigures(
  trx: Trx,
  services: Pick<QuoteServices, 'lineCost' | 'listPrice'>,
  { row, positions }: Pick<QuoteRecord, 'row' | 'positions'>,
): Promise<void> {
  const totals = quoteTotals(row, positions);
  await storeFigures(trx, row.id, {
    positionCount: positions.length,
    total: totals === null ? null : rappenFromChf(totals.total),
    margin: wholeMargin(costedLines(services, { row, positions }), row.discount),
  });
}
