/**
 * The category tree of a shop and the addresses of its pages.
 * Specification: storefront §2 (category URLs), §4 (Category tree). It knows no product and no menu.
 */
import type { ShopMode } from './shop.ts';
import { belongsToShop } from './shop.ts';

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly order: number;
  readonly published: boolean;
  readonly description: string;
  readonly contentLink: string;
  readonly shopTypeId: number;
  readonly imageFileName: string;
}

export interface CategoryNode<C extends Category = Category> {
  readonly category: C;
  readonly url: string;
  readonly children: readonly CategoryNode<C>[];
}

/**
 * Builds the tree from the categories of the shop or of any; those whose chain does not reach the root are left out.
 * Throws 'not root element found in list' unless exactly one category has no parent.
 */
export function categoryTree<C extends Category>(categories: readonly C[], shop: ShopMode): CategoryNode<C> {
  const list = categories.filter(({ shopTypeId }) => belongsToShop(shopTypeId, shop)).sort(byParentThenOrder);
  const roots = list.filter(({ parentId }) => parentId === null);
  const root = roots[0];
  if (!root || roots.length !== 1) throw new Error('not root element found in list');
  const childrenOf = Map.groupBy(list, ({ parentId }) => parentId);
  return nodeOf(root, '', childrenOf);
}

/** Sorted by parent id, then order; the id settles equal orders so that the menu never flickers. */
export function byParentThenOrder(a: Category, b: Category): number {
  return (a.parentId ?? 0) - (b.parentId ?? 0) || a.order - b.order || a.id - b.id;
}

/** The address of a category, built from the names of its chain, root first; a contentLink wins. The root is called produkte, whatever its name. */
export function categoryUrl(chain: readonly Pick<Category, 'name' | 'contentLink'>[]): string {
  const last = chain.at(-1);
  if (last && last.contentLink !== '') return last.contentLink;
  return ['/produkte', ...chain.slice(1).map(({ name }) => segmentOf(name))].join('/');
}

function nodeOf<C extends Category>(
  category: C,
  parentPath: string,
  childrenOf: ReadonlyMap<number | null, readonly C[]>,
): CategoryNode<C> {
  const path = category.parentId === null ? '/produkte' : `${parentPath}/${segmentOf(category.name)}`;
  const children = (childrenOf.get(category.id) ?? []).map((child) => nodeOf(child, path, childrenOf));
  return { category, url: category.contentLink === '' ? path : category.contentLink, children };
}

/** A name as a path segment: lower case, words joined by hyphens, characters that would break a path removed. */
export function segmentOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[/?#%\\]+/g, ' ')
    .trim();
  return encodeURI(words.replace(/\s+/g, '-'));
}

/** An address in comparable form: percent-encoding, case, blanks instead of hyphens and a trailing slash do not matter; null: it is none. */
export function plainPath(path: string): string | null {
  try {
    return decodeURI(path)
      .toLowerCase()
      .split('/')
      .map((part) => part.trim().replace(/\s+/g, '-'))
      .join('/')
      .replace(/(?<!\/)\/+$/, '');
  } catch {
    return null;
  }
}
