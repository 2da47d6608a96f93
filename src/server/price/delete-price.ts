/** Deletes a price row: the customer then pays the default price. */
import { actorName } from '#server/call/actor-name.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { deletePriceRow } from './price-store.ts';
import { lockedPrice } from './write-price.ts';
import type { PriceBy, PriceServices, PriceWrite } from './write-price.ts';

export async function deletePrice(services: PriceServices, { actor, ...price }: PriceWrite): Promise<void> {
  const by = { at: new Date(services.now()), who: actorName(actor) };
  await changeCatalog(services.db, services.catalog, async (trx, changed) => removePrice(trx, price, { ...by, changed }));
}

/** In a transaction that the caller commits. */
async function removePrice(trx: Trx, price: Omit<PriceWrite, 'actor'>, { at, who, changed }: PriceBy): Promise<void> {
  const { id, productId, version, activeStrategy } = await lockedPrice(trx, price);
  await deletePriceRow(trx, id);
  changed('product', [productId]);
  await addHistory(trx, 'price', { recordId: id, version: version + 1, at, who }, [
    { field: 'deleted', before: activeStrategy, after: null },
  ]);
}
