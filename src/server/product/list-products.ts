/** The products a caller may see, in the order of the shop: configurable ones first, then by name. Only what is shown is answered. */
import type { Product } from '#contract/product.ts';
import type { Actor } from '#domain/access/permission.ts';
import { isAdmin, permissionsOf } from '#domain/access/permission.ts';
import { isForSale, matchesCustomerFilter } from '#domain/catalog/product.ts';
import type { ProductCustomerFilter } from '#domain/catalog/product.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import type { Db } from '#server/db/pool.ts';
import type { CustomerProducts } from '#server/favourite/customer-products.ts';
import { isMadeForCaller } from '#server/favourite/customer-products.ts';
import { presetLadder } from '#server/pricing/price-ladder-of.ts';
import { productJson } from './product-answer.ts';
import { productsByCategory } from './products-by-category.ts';
import type { ProductsByCategory } from './products-by-category.ts';
import { compareIn, sortedProducts } from './sorted-products.ts';
import type { ProductList } from './sorted-products.ts';
import { visibleProducts } from './visible-products.ts';

/** Hidden products reach staff, who see them faded; deleted ones reach nobody in the shop. `isOwn`: it was made for the caller. */
export function maySee(product: CatalogProduct, actor: Actor, isOwn = false): boolean {
  return isOnSale(product) || isForSale(product, isOwn) || (isAdmin(permissionsOf(actor)) && product.deletedAt === null);
}

/** The same where only one product is asked for: the tie is looked up when nothing else lets the caller in. */
export async function maySeeOne(db: Db, product: CatalogProduct, actor: Actor): Promise<boolean> {
  return maySee(product, actor) || isMadeForCaller(db, product, actor);
}

/** Who asks, in which language; `ties`: of the customer that is asked for. */
export interface ProductCaller {
  actor: Actor;
  language: Language;
  ties: CustomerProducts;
}

export interface ProductFilter {
  ids?: readonly number[] | undefined;
  articleNumber?: string | undefined;
  /** The products of this category and of those below it. */
  categoryId?: number | undefined;
  typeId?: number | undefined;
  canBeConfigured?: boolean | undefined;
  customerProduct?: ProductCustomerFilter | undefined;
}

export function listProducts(snapshot: CatalogSnapshot, filter: ProductFilter, caller: ProductCaller): ProductList {
  const { typeId, canBeConfigured, customerProduct = 'UNDEFINED' } = filter;
  const found = candidates(snapshot, filter, caller);
  const list = canBeConfigured === undefined ? found : found.filter((product) => product.canBeConfigured === canBeConfigured);
  if (typeId === undefined && customerProduct === 'UNDEFINED') return list;
  return list.filter((product) => {
    const tie = caller.ties.get(product.id);
    const customers = tie === undefined ? [] : [tie];
    return (
      (typeId === undefined || product.typeId === typeId) && matchesCustomerFilter({ customers }, tie?.customerId ?? null, customerProduct)
    );
  });
}

/** Named products are looked up; everything else is a part of what the caller sees anyway. */
function candidates(snapshot: CatalogSnapshot, filter: ProductFilter, caller: ProductCaller): ProductList {
  const named = namedProducts(snapshot, filter, caller);
  const { categoryId } = filter;
  if (named === null)
    return categoryId === undefined ? visible(snapshot, caller) : (visibleByCategory(snapshot, caller).get(categoryId) ?? []);
  const inCategory = categoryId === undefined ? null : new Set(visibleByCategory(snapshot, caller).get(categoryId));
  return named
    .filter((product) => maySee(product, caller.actor, caller.ties.get(product.id)?.isOwner) && (inCategory?.has(product) ?? true))
    .sort(compareIn(caller.language));
}

/** Null: the filter names none. */
function namedProducts(snapshot: CatalogSnapshot, { ids, articleNumber, customerProduct }: ProductFilter, { ties }: ProductCaller) {
  const byNumber = articleNumber === undefined ? null : snapshot.productByArticleNumber.get(articleNumber);
  if (byNumber === undefined) return [];
  const asked = ids ?? (customerProduct === 'OWNER' || customerProduct === 'FAVORITES' ? [...ties.keys()] : null);
  if (byNumber !== null) return asked === null || asked.includes(byNumber.id) ? [byNumber] : [];
  return asked === null ? null : [...new Set(asked)].flatMap((id) => snapshot.productById.get(id) ?? []);
}

export function visible(snapshot: CatalogSnapshot, { actor, language, ties }: ProductCaller): ProductList {
  return visibleProducts(snapshot, language, actor, ties);
}

export function visibleByCategory(snapshot: CatalogSnapshot, caller: ProductCaller): ProductsByCategory {
  const { actor, language, ties } = caller;
  const list = visible(snapshot, caller);
  const [tie] = ties.values();
  const isEverybodys = list === sortedProducts(snapshot, language).onSale;
  const who = isEverybodys ? 'everybody' : isAdmin(permissionsOf(actor)) ? 'staff' : `customer ${tie?.customerId}`;
  return productsByCategory(snapshot, list, `${language} ${who}`);
}

/** `customerId` undefined: without prices; null: a visitor's prices. */
export function answerProducts(
  snapshot: CatalogSnapshot,
  products: readonly CatalogProduct[],
  customerId: number | null | undefined,
  caller: ProductCaller,
): Product[] {
  return JSON.parse(productsJson(snapshot, products, customerId, caller)) as Product[];
}

/** The same in JSON. Ties are added to what was written for everybody. */
export function productsJson(
  snapshot: CatalogSnapshot,
  products: readonly CatalogProduct[],
  customerId: number | null | undefined,
  { language, ties }: ProductCaller,
): string {
  const written = products.map((product) => {
    const ladder = presetLadder(snapshot, customerId ?? null, product);
    const json = productJson(snapshot.models, product, language, customerId === undefined ? null : ladder, ladder.unitOfSales);
    const tie = ties.get(product.id);
    if (tie === undefined) return json;
    const { customerId: tied, externalProductId, isOwner, isFavorite } = tie;
    const answer = JSON.parse(json) as Product;
    return JSON.stringify({ ...answer, customers: [{ customerId: tied, externalProductId, isOwner, isFavorite }] });
  });
  return `[${written.join(',')}]`;
}
