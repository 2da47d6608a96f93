/** The tree as the office sees it: all categories in order, with addresses and counts. */
import type { CategoryRecord } from '#contract/category-record.ts';
import { categoryAddresses } from '#domain/catalog/category-change.ts';
import type { CategoryPlace } from '#domain/catalog/category-change.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { countArticles, readTree, typesOfCategories } from './category-tree-store.ts';
import type { StoredCategory } from './category-tree-store.ts';

/** Parents before their children, siblings in their order. */
export async function categoryRecords(db: Db): Promise<CategoryRecord[]> {
  const stored = await readTree(db);
  const counts = new Map((await countArticles(db)).map((each) => [each.id, each]));
  const types = Map.groupBy(await typesOfCategories(db), ({ categoryId }) => categoryId);
  const addresses = categoryAddresses(stored.map(placeOf));
  return inTreeOrder(stored).map((category) => ({
    ...category,
    url: addresses.get(category.id) ?? '',
    articleCount: counts.get(category.id)?.own ?? 0,
    articleCountBelow: counts.get(category.id)?.below ?? 0,
    productTypes: (types.get(category.id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}

/** The named ones, in the order of the ids. Throws 404 if one is missing. */
export async function categoryRecordsOf(db: Db, ids: readonly number[]): Promise<CategoryRecord[]> {
  const byId = new Map((await categoryRecords(db)).map((record) => [record.id, record]));
  return ids.map((id) => {
    const record = byId.get(id);
    if (record === undefined) throw notFound();
    return record;
  });
}

export function placeOf({ id, name, parentId, order, contentLink, shopTypeId }: StoredCategory): CategoryPlace {
  return { id, name: name.de, parentId, order, contentLink, shopTypeId };
}

function inTreeOrder(stored: readonly StoredCategory[]): StoredCategory[] {
  const childrenOf = Map.groupBy(
    stored.toSorted((a, b) => a.order - b.order || a.id - b.id),
    ({ parentId }) => parentId,
  );
  const below = (parentId: number | null): StoredCategory[] =>
    (childrenOf.get(parentId) ?? []).flatMap((category) => [category, ...below(category.id)]);
  return below(null);
}
