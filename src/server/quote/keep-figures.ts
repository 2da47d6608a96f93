/** The figures shown and sorted by in the list of quotes, updated in the transaction that changes lines or conditions. */
import { rappenFromChf } from '#domain/money/money.ts';
import { wholeMargin } from '#domain/quote/margin.ts';
import type { Trx } from '#server/db/pool.ts';
import { recordOf } from './find-quote.ts';
import { quoteTotals } from './quote-answer.ts';
import { costedLines } from './quote-margin.ts';
import type { QuoteServices } from './quote-services.ts';
import { storeFigures } from './quote-store.ts';

export async function keepFigures(trx: Trx, services: Pick<QuoteServices, 'lineCost' | 'listPrice'>, id: number): Promise<void> {
  const record = await recordOf(trx, id);
  const totals = quoteTotals(record.row, record.positions);
  await storeFigures(trx, id, {
    positionCount: record.positions.length,
    total: totals === null ? null : rappenFromChf(totals.total),
    margin: wholeMargin(costedLines(services, record), record.row.discount),
  });
}
