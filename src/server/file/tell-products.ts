import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { productsShowing } from './file-store.ts';

/** Products show the pictures of their folder: pages kept of them are old now. */
export async function tellProducts(trx: Trx, changed: TellChanged, folders: readonly string[]): Promise<void> {
  const ids = await productsShowing(trx, folders);
  if (ids.length > 0) changed('product', ids);
}
