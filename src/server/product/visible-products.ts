/**
 * The products that a caller may see, in the order of the shop, and the same by category. All visitors share one list; a customer with own products has one
 * that is cached while neither the catalogue nor its ties change.
 */
import type { Actor } from '#domain/access/permission.ts';
import { isAdmin, permissionsOf } from '#domain/access/permission.ts';
import { isForSale } from '#domain/catalog/product.ts';
import type { Language } from '#domain/language/language.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { derived } from '#server/catalog/derived.ts';
import type { CustomerProducts } from '#server/favourite/customer-products.ts';
import { compareIn, merged, sortedProducts } from './sorted-products.ts';
import type { ProductList } from './sorted-products.ts';

const keptCustomers = 200;

interface OwnList {
  readonly all: ProductList;
  readonly onSale: ProductList;
  readonly ties: CustomerProducts;
  readonly own: ProductList;
  readonly list: ProductList;
}

const ownLists = derived<LeastRecentlyUsed<string, OwnList>>(
  (_snapshot, before) => before ?? new LeastRecentlyUsed<string, OwnList>(keptCustomers),
);

const staffLists = new WeakMap<ProductList, ProductList>();

export function visibleProducts(snapshot: CatalogSnapshot, language: Language, actor: Actor, ties: CustomerProducts): ProductList {
  const { all, onSale } = sortedProducts(snapshot, language);
  if (isAdmin(permissionsOf(actor))) {
    const known = staffLists.get(all) ?? all.filter(({ deletedAt }) => deletedAt === null);
    staffLists.set(all, known);
    return known;
  }
  const [tie] = ties.values();
  if (tie === undefined) return onSale;
  const kept = ownLists(snapshot);
  const key = `${language}|${tie.customerId}`;
  const known = kept.get(key);
  if (known?.all === all && known.ties === ties) return known.list;
  const own = ownProducts(snapshot, ties);
  const isSame = known?.onSale === onSale && sameList(known.own, own);
  const list = isSame ? known.list : merged(onSale, own.toSorted(compareIn(language)), compareIn(language));
  kept.set(key, { all, onSale, ties, own, list });
  return list;
}

/** Made for the customer and hidden from everyone else. */
function ownProducts(snapshot: CatalogSnapshot, ties: CustomerProducts) {
  return [...ties.values()].flatMap(({ productId, isOwner }) => {
    const product = isOwner ? snapshot.productById.get(productId) : undefined;
    return product !== undefined && !isOnSale(product) && isForSale(product, true) ? [product] : [];
  });
}

const sameList = (one: ProductList, other: ProductList): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);
