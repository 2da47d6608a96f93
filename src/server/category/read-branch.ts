/** The part of the category tree that a page shows: its top, and what is above, beside and below the page's own category. A small tree is shown whole. */
import type { Category } from '#contract/category.ts';
import { plainPath, segmentOf } from '#domain/catalog/category-tree.ts';
import { isAdmin, permissionsOf } from '#domain/access/permission.ts';
import type { CatalogCategory, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { chainOf } from '#server/catalog/category-list.ts';
import { listCategories } from './list-categories.ts';
import type { CategoryCaller } from './list-categories.ts';

/** A larger tree does not fit into a menu. */
const mostWhole = 100;
/** The root and the two levels below it. */
const topLevels = 3;

interface Tree {
  readonly list: readonly Category[];
  readonly byId: ReadonlyMap<number, Category>;
  readonly byUrl: ReadonlyMap<string, Category>;
  readonly childrenOf: ReadonlyMap<number | null, readonly Category[]>;
  readonly top: readonly Category[];
}

const trees = new WeakMap<readonly Category[], Tree>();

function treeOf(list: readonly Category[]): Tree {
  const known = trees.get(list);
  if (known !== undefined) return known;
  const byId = new Map(list.map((category) => [category.id, category]));
  const depths = new Map<number, number>();
  // Parents come before their children.
  for (const { id, parentId } of list) depths.set(id, parentId === null ? 1 : (depths.get(parentId) ?? 0) + 1);
  const tree: Tree = {
    list,
    byId,
    // If two have the same address, the first in the tree wins.
    byUrl: new Map(list.toReversed().flatMap((category) => [[plainPath(category.url) ?? category.url, category]])),
    childrenOf: Map.groupBy(list, ({ parentId }) => parentId),
    top: list.length <= mostWhole ? list : list.filter(({ id }) => (depths.get(id) ?? 0) <= topLevels),
  };
  trees.set(list, tree);
  return tree;
}

/** `url`: the page's path; null or unknown: no category's page. In tree order. */
export function readBranch(
  snapshot: CatalogSnapshot,
  url: string | null,
  caller: CategoryCaller,
): { current: number | null; typeCategoryUrl: string | null; items: Category[] } {
  const tree = treeOf(listCategories(snapshot, caller));
  const current = tree.byUrl.get(plainPath(url ?? '') ?? '') ?? null;
  const typeCategoryUrl = current === null && url !== null ? categoryOfType(snapshot, tree, url) : null;
  if (current === null || tree.top === tree.list) return { current: current?.id ?? null, typeCategoryUrl, items: [...tree.top] };
  const shown = new Set(tree.top);
  for (let at: Category | undefined = current; at !== undefined; at = tree.byId.get(at.parentId ?? -1))
    for (const each of [at, ...(tree.childrenOf.get(at.id) ?? [])]) shown.add(each);
  return { current: current.id, typeCategoryUrl, items: tree.list.filter((category) => shown.has(category)) };
}

/** A product type has no page of its own: its products stand in its category. */
function categoryOfType({ productTypes }: CatalogSnapshot, { byId }: Tree, url: string): string | null {
  const path = plainPath(url);
  for (const { name, categoryId } of productTypes) {
    const category = byId.get(categoryId ?? -1);
    const isOne = category !== undefined && ['/produkte', category.url].some((above) => plainPath(`${above}/${segmentOf(name)}`) === path);
    if (isOne) return category.url;
  }
  return null;
}

const categoriesById = new WeakMap<CatalogSnapshot['categories'], ReadonlyMap<number, CatalogCategory>>();

/** From the root to the category; empty if the caller does not see it. Nothing is counted for it. */
export function readTrail(
  { categories }: Pick<CatalogSnapshot, 'categories'>,
  categoryId: number,
  { actor, language }: Pick<CategoryCaller, 'actor' | 'language'>,
): Pick<Category, 'name' | 'url'>[] {
  const byId = categoriesById.get(categories) ?? new Map(categories.map((category) => [category.id, category]));
  categoriesById.set(categories, byId);
  if (byId.get(categoryId)?.published !== true && !isAdmin(permissionsOf(actor))) return [];
  return chainOf(byId, categoryId)
    .toReversed()
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ name, url }) => ({ name: name[language], url }));
}
