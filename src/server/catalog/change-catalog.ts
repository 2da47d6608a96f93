/** The one way to change the catalogue: the change and the new version of the catalogue in one transaction; this process sees it at once, others within seconds. */
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { raiseCatalogVersion } from './catalog-store.ts';
import type { Catalog } from './catalog.ts';

export async function changeCatalog<T>(db: Db, catalog: Catalog, work: (trx: Trx) => Promise<T>): Promise<T> {
  const done = await transaction(db, async (trx) => {
    const result = await work(trx);
    // Last, so that its row is locked only until the commit.
    await raiseCatalogVersion(trx);
    return result;
  });
  await catalog.refresh();
  return done;
}
