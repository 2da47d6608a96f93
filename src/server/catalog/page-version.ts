/**
 * Changes whenever the catalogue changes what a page shows: for a product or a category, the categories around it; for any other page,
 * the whole catalogue.
 */
import { plainPath } from '#domain/catalog/category-tree.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { derived } from './derived.ts';

const categoryByPath = derived<{ categories: CatalogSnapshot['categories']; byPath: ReadonlyMap<string, number> }>(
  ({ categories }, before) =>
    before?.categories === categories
      ? before
      : { categories, byPath: new Map(categories.map(({ id, url }) => [plainPath(url) ?? url, id])) },
);

/** `url`: path and query. */
export function pageVersion(snapshot: CatalogSnapshot, url: string): string {
  const versions = categoriesOf(snapshot, url.replace(/[?#].*$/, '')).map((id) => snapshot.changedIn.get(id) ?? snapshot.version);
  return `${snapshot.frameVersion}-${versions.length === 0 ? snapshot.version : Math.max(...versions)}`;
}

/** For a product, all its categories, since its page shows other products of them. */
function categoriesOf(snapshot: CatalogSnapshot, path: string): readonly number[] {
  const category = categoryByPath(snapshot).byPath.get(plainPath(path) ?? '');
  if (category !== undefined) return [category];
  const number = /^\/products\/([^/%]+)$/.exec(path)?.[1] ?? '';
  return snapshot.productByArticleNumber.get(number)?.categoryIds ?? [];
}
