/**
 * The category tree as the shop shows it: names in the caller's language, number of products below, lowest price. What is computed for a category is kept
 * with the list of its products, so that a change recomputes only the categories above it.
 */
import type { Category } from '#contract/category.ts';
import type { Actor } from '#domain/access/permission.ts';
import { isAdmin, permissionsOf } from '#domain/access/permission.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import type { CatalogCategory, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { paysAsEverybody } from '#server/pricing/price-ladder-of.ts';
import { lowestPrice } from '#server/pricing/lowest-price.ts';
import { listProducts, visibleByCategory } from '#server/product/list-products.ts';
import type { ProductCaller } from '#server/product/list-products.ts';
import type { ProductsByCategory } from '#server/product/products-by-category.ts';
import type { ProductList } from '#server/product/sorted-products.ts';

/** Whose prices and permissions apply: products made for one customer are not counted, so that all visitors share the answer. */
export interface CategoryCaller {
  actor: Actor;
  language: Language;
  customerId: number | null;
}

const mostPayers = 30;
const kept = new WeakMap<ProductsByCategory, Map<number | null, readonly Category[]>>();
const lowestPrices = new WeakMap<ProductList, Map<number | null, number | null>>();

export function listCategories(snapshot: CatalogSnapshot, { actor, language, customerId }: CategoryCaller): readonly Category[] {
  const byCategory = visibleByCategory(snapshot, { actor, language, ties: new Map() });
  const payer = paysAsEverybody(snapshot, customerId) ? null : customerId;
  return keep(kept, byCategory, payer, () => {
    const staff = isAdmin(permissionsOf(actor));
    return snapshot.categories
      .filter(({ published }) => published || staff)
      .map((category) => answerOf(snapshot, category, byCategory.get(category.id) ?? [], { language, payer }));
  });
}

/** Keeps values for a list by paying customer; the oldest one is dropped. */
function keep<List extends object, Value>(
  all: WeakMap<List, Map<number | null, Value>>,
  list: List,
  payer: number | null,
  make: () => Value,
): Value {
  const byPayer = all.get(list) ?? new Map<number | null, Value>();
  all.set(list, byPayer);
  const known = byPayer.get(payer);
  if (known !== undefined) return known;
  const made = make();
  const oldest = byPayer.size < mostPayers ? undefined : byPayer.keys().next().value;
  if (oldest !== undefined) byPayer.delete(oldest);
  byPayer.set(payer, made);
  return made;
}

function answerOf(
  snapshot: CatalogSnapshot,
  category: CatalogCategory,
  products: ProductList,
  { language, payer }: { language: Language; payer: number | null },
): Category {
  const priceFrom = keep(lowestPrices, products, payer, () => lowestOf(snapshot, products, payer));
  return {
    id: category.id,
    name: category.name[language],
    parentId: category.parentId,
    order: category.order,
    published: category.published,
    description: category.description[language],
    contentLink: category.contentLink,
    shopTypeId: category.shopTypeId,
    imageFileName: category.imageFileName,
    url: category.url,
    pictureArticleNumber: pictureOf(snapshot, category, products)?.articleNumber ?? null,
    priceFrom,
    productCount: products.length,
  };
}

function lowestOf(snapshot: CatalogSnapshot, products: ProductList, payer: number | null): number | null {
  let lowest: UnitPrice | null = null;
  for (const product of products) {
    const price = lowestPrice(snapshot, payer, product);
    if (price !== null && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest === null ? null : chfFromUnitPrice(lowest);
}

/** The product that staff chose if it is among them, else the first. */
function pictureOf(
  snapshot: CatalogSnapshot,
  { pictureArticleNumber }: CatalogCategory,
  products: ProductList,
): CatalogProduct | undefined {
  const chosen = pictureArticleNumber === null ? undefined : snapshot.productByArticleNumber.get(pictureArticleNumber);
  const isAmong = chosen !== undefined && products.includes(chosen);
  return isAmong ? chosen : products[0];
}

/** Links between categories and products that the caller may see. */
export function listCategoryProducts(snapshot: CatalogSnapshot, caller: ProductCaller) {
  const staff = isAdmin(permissionsOf(caller.actor));
  const categories = new Set(snapshot.categories.filter(({ published }) => published || staff).map(({ id }) => id));
  return listProducts(snapshot, {}, caller)
    .flatMap(({ id: productId, links }) => links.map(({ id, categoryId }) => ({ id, categoryId, productId })))
    .filter(({ categoryId }) => categories.has(categoryId))
    .sort((a, b) => a.id - b.id);
}
