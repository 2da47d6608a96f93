/** Everything of a price row at once, in a transaction that somebody else commits: source, unit, margin, quantities and ladder. */
import type { PriceValues } from '#contract/product-price.ts';
import { ladderProblems } from '#domain/pricing/ladder-rules.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import type { Trx } from '#server/db/pool.ts';
import { storeLadder } from './change-price.ts';
import { strategyOf } from './create-price.ts';
import { storeFields, storeSteps } from './price-store.ts';
import { lockedPrice, noteChanges } from './write-price.ts';
import type { PriceBy } from './write-price.ts';

/** An empty ladder takes its steps away. */
export async function changeWholePrice(
  trx: Trx,
  { id, version, by }: { id: number; version: number | undefined; by: PriceBy },
  given: PriceValues,
): Promise<{ id: number; version: number }> {
  const { fixPrice, unitOfSales, marginPrice, excelPrice } = given;
  if (fixPrice !== undefined && fixPrice.length > 0) refuseProblems('body', ladderProblems(fixPrice, 'fixPrice'));
  const before = await lockedPrice(trx, { id, version });
  if (fixPrice !== undefined && fixPrice.length > 0) await storeLadder(trx, id, fixPrice);
  else if (fixPrice !== undefined) await storeSteps(trx, id, []);
  const source = strategyOf(given);
  await storeFields(trx, id, {
    unitOfSales,
    marginPercent: marginPrice,
    ladderQuantities: excelPrice?.quantities,
    activeStrategy: source === 'NONE' ? given.activeStrategy : source,
  });
  const after = await noteChanges(trx, before, { at: by.at, who: by.who });
  if (after.version !== before.version) by.changed('product', [before.productId]);
  return { id, version: after.version };
}
