/** Copies the data of one product to others, or previews what that would change: both by doing it and comparing the result. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { CopiedRelations, copyRelations as endpoint } from '#contract/product-life.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { forbidden, notFound, refused } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistories } from '#server/record/record-history.ts';
import { lockProducts, raiseProductVersions } from './product-row-store.ts';
import { copyRelation, relationsOf } from './relation-store.ts';
import { refuseStale } from './write-product.ts';
import type { ProductServices } from './write-product.ts';

type Wish = ParsedOf<typeof endpoint>['body'];

/** Thrown to roll back everything that the preview did. */
class OnlyLooked extends Error {
  readonly products: CopiedRelations[];
  constructor(products: CopiedRelations[]) {
    super('only looked');
    this.products = products;
  }
}

export async function copyRelations(services: ProductServices, wish: Wish, actor: Actor): Promise<{ products: CopiedRelations[] }> {
  const asksPrices = wish.relations.some((relation) => relation === 'prices' || relation === 'internalPrices');
  if (asksPrices && !may(actor, 'managePrices')) throw forbidden();
  try {
    return await changeCatalog(services.db, services.catalog, async (trx, changed) => {
      const products = await copy(trx, wish);
      if (wish.preview) throw new OnlyLooked(products);
      const touched = products.filter(({ changes }) => changes.length > 0);
      const ids = touched.map(({ id }) => id);
      await raiseProductVersions(trx, ids);
      const by = { at: new Date(services.now()), who: actorName(actor) };
      for (const product of touched) product.version += 1;
      const writes = touched.map(({ id, version, changes }) => ({ write: { ...by, recordId: id, version }, differences: changes }));
      await addHistories(trx, 'product', writes);
      if (ids.length > 0) changed('product', ids);
      return { products };
    });
  } catch (error) {
    if (error instanceof OnlyLooked) return { products: error.products };
    throw error;
  }
}

async function copy(trx: Trx, { fromProductId, to, relations }: Wish): Promise<CopiedRelations[]> {
  const versions = new Map(to.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  if (versions.has(fromProductId)) throw refused('copyToItself', {}, 'body.to');
  const rows = (await lockProducts(trx, [fromProductId, ...ids])).filter(({ deletedAt }) => deletedAt === null);
  if (rows.length !== ids.length + 1) throw notFound();
  for (const row of rows) await refuseStale(trx, row, versions.get(row.id));
  const before = await relationsOf(trx, ids);
  for (const relation of new Set(relations)) await copyRelation(trx, relation, fromProductId, ids);
  const after = await relationsOf(trx, ids);
  return rows
    .filter(({ id }) => id !== fromProductId)
    .map(({ id, articleNumber, name, version }) => ({
      id,
      articleNumber,
      name: name.de,
      version,
      changes: fieldDifferences(before.get(id) ?? {}, after.get(id) ?? {}),
    }));
}
