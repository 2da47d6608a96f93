import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { productsShowing } from './file-store.ts';

/** Reports the products that show these pictures, from their folder or chosen for them, as changed, so that cached pages are renewed. */
export async function tellProducts(
  trx: Trx,
  changed: TellChanged,
  files: { folders: readonly string[]; mediaIds: readonly number[] },
): Promise<void> {
  const ids = await productsShowing(trx, files);
  if (ids.length > 0) changed('product', ids);
}
