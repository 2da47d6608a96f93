/** The products that a caller may see, in the order of the shop: configurable ones first, then by name. Contains only visible products. */
import type { Product } from '#contract/product.ts';
import type { Actor } from '#domain/access/permission.ts';
import { isAdmin, permissionsOf } from '#domain/access/permission.ts';
import { numberKey } from '#domain/catalog/article-number.ts';
import { isForSale, matchesCustomerFilter } from '#domain/catalog/product.ts';
import type { ProductCustomerFilter } from '#domain/catalog/product.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { derived } from '#server/catalog/derived.ts';
import type { WrittenAnswer } from '#server/call/binding.ts';
import type { Db } from '#server/db/pool.ts';
import type { CustomerProducts } from '#server/favourite/customer-products.ts';
import { isMadeForCaller } from '#server/favourite/customer-products.ts';
import { paysAsEverybody, presetLadder } from '#server/pricing/price-ladder-of.ts';
import { configuredByModel } from './configured-by-model.ts';
import { everybodysJson, productJson } from './product-answer.ts';
import { productsByCategory } from './products-by-category.ts';
import type { ProductsByCategory } from './products-by-category.ts';
import { compareIn, sortedProducts } from './sorted-products.ts';
import type { ProductList } from './sorted-products.ts';
import { visibleProducts } from './visible-products.ts';

/** Staff see hidden products, faded; no one sees deleted ones in the shop. `isOwn`: it was made for the caller. */
export function maySee(product: CatalogProduct, actor: Actor, isOwn = false): boolean {
  return isOnSale(product) || isForSale(product, isOwn) || (isAdmin(permissionsOf(actor)) && product.deletedAt === null);
}

/** The same for a single product: the tie is looked up only if nothing else grants access. */
export async function maySeeOne(db: Db, product: CatalogProduct, actor: Actor): Promise<boolean> {
  return maySee(product, actor) || isMadeForCaller(db, product, actor);
}

/** Caller and language; `ties`: of the requested customer. */
export interface ProductCaller {
  actor: Actor;
  language: Language;
  ties: CustomerProducts;
}

export interface ProductFilter {
  ids?: readonly number[] | undefined;
  articleNumber?: string | undefined;
  /** Products of this category and those below it. */
  categoryId?: number | undefined;
  typeId?: number | undefined;
  /** Products with configurations of this model. */
  modelId?: string | undefined;
  canBeConfigured?: boolean | undefined;
  customerProduct?: ProductCustomerFilter | undefined;
}

export function listProducts(snapshot: CatalogSnapshot, filter: ProductFilter, caller: ProductCaller): ProductList {
  const { typeId, modelId, canBeConfigured, customerProduct = 'UNDEFINED' } = filter;
  const every = candidates(snapshot, filter, caller);
  const list = modelId === undefined ? every : (configuredByModel(every).get(modelId) ?? []);
  if (typeId === undefined && canBeConfigured === undefined && (customerProduct === 'UNDEFINED' || isTied(filter))) return list;
  return list.filter(
    (product) =>
      (canBeConfigured === undefined || product.canBeConfigured === canBeConfigured) &&
      (typeId === undefined || product.typeId === typeId) &&
      (customerProduct === 'UNDEFINED' || isTiedSo(product, customerProduct, caller)),
  );
}

function isTiedSo({ id }: CatalogProduct, filter: ProductCustomerFilter, { ties }: ProductCaller): boolean {
  const tie = ties.get(id);
  return matchesCustomerFilter({ customers: tie === undefined ? [] : [tie] }, tie?.customerId ?? null, filter);
}

/** True: the filter is for products that are the customer's own, or marked by it. */
const isTied = ({ ids, articleNumber, customerProduct }: ProductFilter): boolean =>
  ids === undefined && articleNumber === undefined && (customerProduct === 'OWNER' || customerProduct === 'FAVORITES');

/** Named products are looked up; any other filter selects from what the caller sees anyway. */
function candidates(snapshot: CatalogSnapshot, filter: ProductFilter, caller: ProductCaller): ProductList {
  const { categoryId } = filter;
  const inCategory = categoryId === undefined ? null : (visibleByCategory(snapshot, caller).get(categoryId) ?? []);
  const named = isTied(filter)
    ? tiedProducts(snapshot, filter.customerProduct ?? 'UNDEFINED', caller)
    : namedProducts(snapshot, filter, caller);
  if (named === null) return inCategory ?? visible(snapshot, caller);
  const among = inCategory === null ? null : new Set(inCategory);
  return among === null ? named : named.filter((product) => among.has(product));
}

const seesTied = (product: CatalogProduct, { actor, ties }: ProductCaller): boolean =>
  maySee(product, actor, ties.get(product.id)?.isOwner);

interface TiedList {
  readonly all: ProductList;
  readonly list: ProductList;
}

/** Cached with the ties while the catalogue is unchanged: a company has thousands. */
const tiedLists = new WeakMap<CustomerProducts, Map<string, TiedList>>();

function tiedProducts(snapshot: CatalogSnapshot, filter: ProductCustomerFilter, caller: ProductCaller): ProductList {
  const { actor, language, ties } = caller;
  const { all } = sortedProducts(snapshot, language);
  const kept = tiedLists.get(ties) ?? new Map<string, TiedList>();
  tiedLists.set(ties, kept);
  const key = `${filter} ${language} ${isAdmin(permissionsOf(actor))}`;
  const known = kept.get(key);
  if (known?.all === all) return known.list;
  const list = [...ties.keys()]
    .flatMap((id) => snapshot.productById.get(id) ?? [])
    .filter((product) => seesTied(product, caller) && isTiedSo(product, filter, caller))
    .sort(compareIn(language));
  kept.set(key, { all, list });
  return list;
}

const byNumberKey = derived(
  ({ products }): ReadonlyMap<string, CatalogProduct> => new Map(products.map((product) => [numberKey(product.articleNumber), product])),
);

/** However its number is written. */
const productNamed = (snapshot: CatalogSnapshot, articleNumber: string): CatalogProduct | undefined =>
  snapshot.productByArticleNumber.get(articleNumber) ?? byNumberKey(snapshot).get(numberKey(articleNumber));

/** Null: the filter names none. */
function namedProducts(snapshot: CatalogSnapshot, { ids, articleNumber }: ProductFilter, caller: ProductCaller): ProductList | null {
  if (articleNumber === undefined && ids === undefined) return null;
  const byNumber = articleNumber === undefined ? null : productNamed(snapshot, articleNumber);
  const named =
    byNumber === null
      ? [...new Set(ids)].flatMap((id) => snapshot.productById.get(id) ?? [])
      : [byNumber].filter((each) => each !== undefined).filter(({ id }) => ids?.includes(id) ?? true);
  return named.filter((product) => seesTied(product, caller)).sort(compareIn(caller.language));
}

function visible(snapshot: CatalogSnapshot, { actor, language, ties }: ProductCaller): ProductList {
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
  return JSON.parse(`[${productsJson(snapshot, products, customerId, caller)}]`) as Product[];
}

const getsWhatEverybodyGets = (
  snapshot: CatalogSnapshot,
  customerId: number | null | undefined,
  { ties }: ProductCaller,
): customerId is number | null => ties.size === 0 && customerId !== undefined && paysAsEverybody(snapshot, customerId);

/** The products of a page in JSON, separated by commas. */
export function pageJson(
  snapshot: CatalogSnapshot,
  list: ProductList,
  { page, perPage }: { page: number; perPage: number },
  customerId: number | null | undefined,
  caller: ProductCaller,
): WrittenAnswer['json'] {
  const { language } = caller;
  const [from, to] = [(page - 1) * perPage, page * perPage];
  if (getsWhatEverybodyGets(snapshot, customerId, caller) && list === sortedProducts(snapshot, language).onSale)
    return everybodysJson.part(snapshot, list, language, from, to);
  return productsJson(snapshot, list.slice(from, to), customerId, caller);
}

/** The same in JSON. Ties are added to the part that is the same for everyone. */
export function productsJson(
  snapshot: CatalogSnapshot,
  products: readonly CatalogProduct[],
  customerId: number | null | undefined,
  caller: ProductCaller,
): string {
  const { language, ties } = caller;
  if (getsWhatEverybodyGets(snapshot, customerId, caller))
    return products.map((product) => everybodysJson.text(snapshot, product, language)).join(',');
  const written = products.map((product) => {
    const ladder = presetLadder(snapshot, customerId ?? null, product);
    const json = productJson(snapshot.models, product, language, customerId === undefined ? null : ladder, ladder.unitOfSales);
    const tie = ties.get(product.id);
    if (tie === undefined) return json;
    const { customerId: tied, externalProductId, isOwner, isFavorite } = tie;
    const answer = JSON.parse(json) as Product;
    return JSON.stringify({ ...answer, customers: [{ customerId: tied, externalProductId, isOwner, isFavorite }] });
  });
  return written.join(',');
}
