/** The products a caller may see, in the order of the shop: configurable ones first, then by name. */
import type { Actor } from '#domain/access/permission.ts';
import { isAdmin, permissionsOf } from '#domain/access/permission.ts';
import { isForSale, matchesCustomerFilter } from '#domain/catalog/product.ts';
import type { ProductCustomerFilter } from '#domain/catalog/product.ts';
import { sortProducts } from '#domain/catalog/product-order.ts';
import type { Product } from '#contract/product.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { Db } from '#server/db/pool.ts';
import type { CustomerProducts } from '#server/favourite/customer-products.ts';
import { isMadeForCaller } from '#server/favourite/customer-products.ts';
import { priceLadderOf } from '#server/pricing/price-ladder-of.ts';
import { productAnswer } from './product-answer.ts';

/** Hidden products reach staff, who see them faded; deleted ones reach nobody in the shop. `isOwn`: it was made for the caller. */
export function maySee(product: CatalogProduct, actor: Actor, isOwn = false): boolean {
  return isOnSale(product) || isForSale(product, isOwn) || (isAdmin(permissionsOf(actor)) && product.deletedAt === null);
}

/** The same where only one product is asked for: the tie is looked up when nothing else lets the caller in. */
export async function maySeeOne(db: Db, product: CatalogProduct, actor: Actor): Promise<boolean> {
  return maySee(product, actor) || isMadeForCaller(db, product, actor);
}

/** `customerId` undefined: without prices; null: a visitor's prices. */
export interface ProductView {
  language: Language;
  customerId: number | null | undefined;
}

const answers = new WeakMap<CatalogSnapshot, LeastRecentlyUsed<string, readonly Product[]>>();

/** All products of the snapshot, answered and sorted; kept while the snapshot is in force. */
function allProducts(snapshot: CatalogSnapshot, { language, customerId }: ProductView): readonly Product[] {
  const kept = answers.get(snapshot) ?? new LeastRecentlyUsed<string, readonly Product[]>(60);
  answers.set(snapshot, kept);
  // Customers without rows of their own share the answer of visitors.
  const pricedAs = typeof customerId === 'number' && !snapshot.priceRows.has(customerId) ? null : customerId;
  const key = `${language}|${pricedAs}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const list = sortProducts(
    snapshot.products.map((product) => {
      const evaluation = product.configuration === null ? null : evaluateConfiguration(snapshot.models, product.configuration);
      const ladder = priceLadderOf(snapshot, pricedAs ?? null, product, evaluation);
      return productAnswer(snapshot.models, product, language, pricedAs === undefined ? null : ladder, ladder.unitOfSales);
    }),
  );
  kept.set(key, list);
  return list;
}

export interface ProductFilter {
  ids?: readonly number[] | undefined;
  articleNumber?: string | undefined;
  /** The products of this category and of those below it. */
  categoryId?: number | undefined;
  typeId?: number | undefined;
  customerProduct?: ProductCustomerFilter | undefined;
}

/** The category and everything below it. */
function categoryIdsBelow(snapshot: CatalogSnapshot, categoryId: number): ReadonlySet<number> {
  const below = new Set([categoryId]);
  // Parents stand before their children.
  for (const category of snapshot.categories) if (category.parentId !== null && below.has(category.parentId)) below.add(category.id);
  return below;
}

/** `ties`: of the customer that is asked for; they are added to a copy, because the kept answers are everybody's. */
export function listProducts(
  snapshot: CatalogSnapshot,
  view: ProductView,
  filter: ProductFilter,
  actor: Actor,
  ties: CustomerProducts = new Map(),
): readonly Product[] {
  const ids = filter.ids === undefined ? null : new Set(filter.ids);
  const categories = filter.categoryId === undefined ? null : categoryIdsBelow(snapshot, filter.categoryId);
  const tiesOf = (id: number) => (ties.has(id) ? [ties.get(id)!] : []);
  return allProducts(snapshot, view)
    .filter((answer) => {
      const product = snapshot.productById.get(answer.id);
      const tie = ties.get(answer.id);
      return (
        product !== undefined &&
        maySee(product, actor, tie?.isOwner ?? false) &&
        (ids === null || ids.has(product.id)) &&
        (filter.articleNumber === undefined || product.articleNumber === filter.articleNumber) &&
        (filter.typeId === undefined || product.typeId === filter.typeId) &&
        (categories === null || product.categoryIds.some((id) => categories.has(id))) &&
        matchesCustomerFilter({ customers: tiesOf(answer.id) }, tie?.customerId ?? null, filter.customerProduct ?? 'UNDEFINED')
      );
    })
    .map((answer) => {
      const tie = ties.get(answer.id);
      if (tie === undefined) return answer;
      const { customerId, externalProductId, isOwner, isFavorite } = tie;
      return { ...answer, customers: [{ customerId, externalProductId, isOwner, isFavorite }] };
    });
}
