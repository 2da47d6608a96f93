import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { productsShowing } from './file-store.ts';

/** Products show the pictures of their folder and those chosen for them: pages kept of them are old now. */
export async function tellProducts(
  trx: Trx,
  changed: TellChanged,
  files: { folders: readonly string[]; mediaIds: readonly number[] },
): Promise<void> {
  const ids = await productsShowing(trx, files);
  if (ids.length > 0) changed('product', ids);
}
