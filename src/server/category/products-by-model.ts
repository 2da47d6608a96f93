/** Products on sale, by model, ordered by id. An unchanged list stays the same object, and so does what is cached with it. */
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { derived } from '#server/catalog/derived.ts';

type Lists = ReadonlyMap<string, readonly CatalogProduct[]>;

interface ByModel {
  readonly products: CatalogSnapshot['products'];
  readonly lists: Lists;
}

const isListed = (product: CatalogProduct): boolean => product.modelId !== null && isOnSale(product);

const byModel = derived<ByModel>(({ products }, before) => ({
  products,
  lists: changedLists(before, products) ?? wholeLists(before, products),
}));

export const productsByModel = (snapshot: CatalogSnapshot): Lists => byModel(snapshot).lists;

function wholeLists(before: ByModel | null, products: CatalogSnapshot['products']): Lists {
  const lists = Map.groupBy(products.filter(isListed), ({ modelId }) => modelId ?? '');
  return new Map([...lists].map(([modelId, list]) => [modelId, sameOr(before?.lists.get(modelId), list)]));
}

function sameOr(before: readonly CatalogProduct[] | undefined, list: readonly CatalogProduct[]): readonly CatalogProduct[] {
  return before?.length === list.length && before.every((product, at) => product === list[at]) ? before : list;
}

/** If products changed but none was added or removed, only their lists are rebuilt; null: all have to be. */
function changedLists(before: ByModel | null, products: CatalogSnapshot['products']): Lists | null {
  if (before?.products.length !== products.length) return null;
  const touched = new Map<string, CatalogProduct[]>();
  const gone = new Set<CatalogProduct>();
  for (let at = 0; at < products.length; at += 1) {
    const [old, now] = [before.products[at]!, products[at]!];
    if (old === now) continue;
    if (old.id !== now.id) return null;
    gone.add(old);
    for (const { modelId } of [old, now]) if (modelId !== null && !touched.has(modelId)) touched.set(modelId, []);
    if (isListed(now)) touched.get(now.modelId ?? '')?.push(now);
  }
  const lists = new Map(before.lists);
  for (const [modelId, added] of touched) {
    const known = lists.get(modelId);
    const rest = (known ?? []).filter((product) => !gone.has(product));
    const list = [...rest, ...added].sort((a, b) => a.id - b.id);
    if (list.length > 0) lists.set(modelId, sameOr(known, list));
    else lists.delete(modelId);
  }
  return lists;
}
