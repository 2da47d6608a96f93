/**
 * One write on a product besides its own fields: row locked, refused for an older version, version raised, recorded in its history,
 * reported to the catalogue.
 */
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { lockProducts, raiseProductVersions } from './product-row-store.ts';
import type { ProductLifeRow } from './product-row-store.ts';

export interface ProductServices {
  db: Db;
  catalog: Catalog;
  now: () => number;
}

export interface ProductWrite {
  id: number;
  /** The version that was read; undefined: write whatever others did. */
  version: number | undefined;
  actor: Actor;
}

/** A write without differences changes nothing. The version is that after the write. */
export async function writeProduct<Result>(
  services: ProductServices,
  { id, version, actor }: ProductWrite,
  work: (trx: Trx, product: ProductLifeRow) => Promise<{ result: Result; differences: readonly FieldDifference[] }>,
): Promise<{ result: Result; version: number }> {
  return changeCatalog(services.db, services.catalog, async (trx, changed) => {
    const [product] = await lockProducts(trx, [id]);
    if (product === undefined) throw notFound();
    await refuseStale(trx, product, version);
    const { result, differences } = await work(trx, product);
    if (differences.length === 0) return { result, version: product.version };
    await raiseProductVersions(trx, [id]);
    const raised = product.version + 1;
    await addHistory(trx, 'product', { recordId: id, version: raised, at: new Date(services.now()), who: actorName(actor) }, differences);
    changed('product', [id]);
    return { result, version: raised };
  });
}

export async function refuseStale(trx: Trx, product: ProductLifeRow, version: number | undefined): Promise<void> {
  if (version !== undefined && version !== product.version)
    throw await staleSave(trx, { kind: 'product', id: product.id, version, current: product });
}
