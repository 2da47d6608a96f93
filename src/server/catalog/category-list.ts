/** The categories of the active shop in tree order, with their addresses; those below a hidden category are hidden. */
import type { Category, CategoryNode } from '#domain/catalog/category-tree.ts';
import { categoryTree } from '#domain/catalog/category-tree.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { CatalogCategory } from './catalog-snapshot.ts';
import type { CategoryRow } from './frame-store.ts';

interface NamedCategory extends Category {
  readonly row: CategoryRow;
}

export function categoriesInOrder(rows: readonly CategoryRow[], shop: ShopMode): CatalogCategory[] {
  if (rows.length === 0) return [];
  const list: CatalogCategory[] = [];
  const visit = (node: CategoryNode<NamedCategory>, parentPublished: boolean): void => {
    const { row } = node.category;
    const published = parentPublished && row.published;
    list.push({ ...row, published, url: node.url });
    for (const child of node.children) visit(child, published);
  };
  const tree = categoryTree<NamedCategory>(
    rows.map((row) => ({ ...row, name: row.name.de, description: row.description.de, row })),
    shop,
  );
  visit(tree, true);
  return list;
}

/** The category and those above it, the root last; empty if it does not exist. */
export function chainOf(byId: ReadonlyMap<number, Pick<CatalogCategory, 'id' | 'parentId'>>, id: number): number[] {
  const chain: number[] = [];
  for (let at = byId.get(id); at !== undefined; at = at.parentId === null ? undefined : byId.get(at.parentId)) chain.push(at.id);
  return chain;
}
