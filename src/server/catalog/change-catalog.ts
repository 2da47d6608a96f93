/**
 * The only way to change the catalogue: the changes, a new version and the log of what it changed in one transaction, one row or a block of thousands.
 * This process shows the change when the answer is sent; others read the log within seconds.
 */
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import type { CatalogChangeKind } from '#server/db/tables/catalog.ts';
import { logCatalogChange, raiseCatalogVersion } from './change-log-store.ts';
import type { Catalog } from './catalog.ts';

/** Must be called with everything that `work` changes; without any call the catalogue keeps its version. */
export type TellChanged = (kind: CatalogChangeKind, ids?: Iterable<number | string>) => void;

export async function changeCatalog<T>(db: Db, catalog: Catalog, work: (trx: Trx, changed: TellChanged) => Promise<T>): Promise<T> {
  const done = await transaction(db, async (trx) => writeCatalog(trx, async (changed) => work(trx, changed)));
  await catalog.refresh();
  return done;
}

/** For content cached with the catalogue but not part of it, such as text pages: a new version that every process reads completely. */
export async function renewCatalog<T>(db: Db, catalog: Catalog, work: (trx: Trx) => Promise<T>): Promise<T> {
  const done = await transaction(db, async (trx) => {
    const result = await work(trx);
    await raiseCatalogVersion(trx);
    return result;
  });
  await catalog.refresh();
  return done;
}

/** The same in a transaction that the caller commits. */
export async function writeCatalog<T>(trx: Trx, work: (changed: TellChanged) => Promise<T>): Promise<T> {
  const told = new Map<CatalogChangeKind, Set<string>>();
  const result = await work((kind, ids = []) => {
    const all = told.get(kind) ?? new Set<string>();
    told.set(kind, all);
    for (const id of ids) all.add(String(id));
  });
  // Last, so that the version's row is locked only until the commit.
  if (told.size > 0)
    await logCatalogChange(
      trx,
      [...told].map(([kind, ids]) => ({ kind, ids: [...ids] })),
    );
  return result;
}
