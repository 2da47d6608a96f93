/** A price row that goes: the customer pays as everybody does from then on. */
import { actorName } from '#server/call/actor-name.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { addHistory } from '#server/record/record-history.ts';
import { deletePriceRow } from './price-store.ts';
import { lockedPrice } from './write-price.ts';
import type { PriceServices, PriceWrite } from './write-price.ts';

export async function deletePrice(services: PriceServices, write: PriceWrite): Promise<void> {
  await changeCatalog(services.db, services.catalog, async (trx, changed) => {
    const { id, productId, version, activeStrategy } = await lockedPrice(trx, write);
    await deletePriceRow(trx, id);
    changed('product', [productId]);
    const by = { recordId: id, version: version + 1, at: new Date(services.now()), who: actorName(write.actor) };
    await addHistory(trx, 'price', by, [{ field: 'deleted', before: activeStrategy, after: null }]);
  });
}
