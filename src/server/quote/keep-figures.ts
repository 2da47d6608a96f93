/** What the list of quotes shows and sorts by, written again in the transaction that changes lines or conditions. */
import { rappenFromChf } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { recordOf } from './find-quote.ts';
import { quoteTotals } from './quote-answer.ts';
import { storeFigures } from './quote-store.ts';

export async function keepFigures(trx: Trx, id: number): Promise<void> {
  const { row, positions } = await recordOf(trx, id);
  const totals = quoteTotals(row, positions);
  await storeFigures(trx, id, { positionCount: positions.length, total: totals === null ? null : rappenFromChf(totals.total) });
}
