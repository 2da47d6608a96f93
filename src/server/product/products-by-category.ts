/**
 * A list of products by category, each including the categories below. A category whose products did not change keeps its list object,
 * and so what is cached with it.
 */
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { chainOf } from '#server/catalog/category-list.ts';
import { derived } from '#server/catalog/derived.ts';
import type { ProductList } from './sorted-products.ts';

export type ProductsByCategory = ReadonlyMap<number, ProductList>;

interface Chains {
  readonly categories: CatalogSnapshot['categories'];
  /** By category: itself and those above it. */
  readonly chains: ReadonlyMap<number, readonly number[]>;
}

const chainsOf = derived<Chains>(({ categories }, before) => {
  if (before?.categories === categories) return before;
  const byId = new Map(categories.map((category) => [category.id, category]));
  return { categories, chains: new Map(categories.map(({ id }) => [id, chainOf(byId, id)])) };
});

interface Kept {
  readonly chains: Chains;
  readonly lists: ProductsByCategory;
}

const keptByList = new WeakMap<ProductList, Kept>();
/** The last result, by the class of callers that a list is for. */
const lastByClass = derived<Map<string, Kept>>((_snapshot, before) => before ?? new Map<string, Kept>());
const mostClasses = 60;

/** `list`: what a class of callers sees, in order; `callers` names the class. */
export function productsByCategory(snapshot: CatalogSnapshot, list: ProductList, callers: string): ProductsByCategory {
  const chains = chainsOf(snapshot);
  const known = keptByList.get(list);
  if (known?.chains === chains) return known.lists;
  const last = lastByClass(snapshot);
  const before = last.get(callers);
  const lists = bucketed(list, chains, before?.lists ?? new Map());
  const kept = { chains, lists };
  keptByList.set(list, kept);
  last.delete(callers);
  const oldest = last.size < mostClasses ? undefined : last.keys().next().value;
  if (oldest !== undefined) last.delete(oldest);
  last.set(callers, kept);
  return lists;
}

function bucketed(list: ProductList, { chains }: Chains, before: ProductsByCategory): ProductsByCategory {
  const buckets = new Map<number, ProductList[number][]>([...chains.keys()].map((id) => [id, []]));
  const above = new Map([...chains].map(([id, chain]) => [id, chain.map((each) => buckets.get(each)!)]));
  for (const product of list) {
    const { categoryIds } = product;
    const [first = -1] = categoryIds;
    // A category shared by several of its categories counts once.
    const into = categoryIds.length < 2 ? (above.get(first) ?? []) : new Set(categoryIds.flatMap((id) => above.get(id) ?? []));
    for (const bucket of into) bucket.push(product);
  }
  return new Map(
    [...buckets].map(([id, bucket]) => {
      const known = before.get(id);
      const same = known?.length === bucket.length && known.every((product, at) => product === bucket[at]);
      return [id, same ? known : bucket];
    }),
  );
}
