/** At the beginning of a day, planned changes of price rows come into force; a repeated call finds nothing to do. */
import { localNow } from '#domain/calendar/local-time.ts';
import { changesBy } from '#domain/pricing/planned-price.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { dropDue, duePriceIds, plannedOf } from './planned-price-store.ts';
import { lockPrices } from './price-store.ts';
import type { PriceServices } from './write-price.ts';
import { writePrices } from './write-prices.ts';

/** Returns how many rows were due. */
export async function takePlanned({ db, catalog, now }: Pick<PriceServices, 'db' | 'catalog' | 'now'>): Promise<number> {
  const { date: today } = localNow(now());
  if ((await duePriceIds(db, today)).length === 0) return 0;
  return changeCatalog(db, catalog, async (trx, changed) => {
    await lockPrices(trx, await duePriceIds(trx, today));
    // Another process may have been faster.
    const ids = await duePriceIds(trx, today);
    const planned = await plannedOf(trx, ids);
    const rows = ids.flatMap((id) => {
      const given = changesBy(planned.get(id) ?? [], today);
      return given === null ? [] : [{ of: { id, version: null }, given }];
    });
    await writePrices(trx, rows, { at: new Date(now()), who: '', changed });
    await dropDue(trx, ids, today);
    return rows.length;
  });
}
