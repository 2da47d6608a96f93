/** Answers a typed text for one caller: what it may see, with its prices, its own article numbers first. */
import type { FoundProduct, SearchAnswer } from '#contract/search.ts';
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { Product } from '#contract/product.ts';
import type { Actor } from '#domain/access/permission.ts';
import { isAdmin, permissionsOf } from '#domain/access/permission.ts';
import { articleMatch } from '#domain/search/article-query.ts';
import { compact } from '#domain/search/fold.ts';
import { searchText } from '#domain/search/search-text.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { CustomerProducts } from '#server/favourite/customer-products.ts';
import { listProducts } from '#server/product/list-products.ts';
import { madeToSize } from './made-to-size.ts';
import type { Ranking } from './rank.ts';
import { rank } from './rank.ts';
import type { SearchIndexes } from './search-index.ts';

export interface SearchLimits {
  products: number;
  places: number;
  madeToSize: number;
}

export interface SearchCaller {
  actor: Actor;
  customerId: number | null;
  ties: CustomerProducts;
}

export function searchShop(
  indexes: SearchIndexes,
  snapshot: CatalogSnapshot,
  typed: string,
  caller: SearchCaller,
  limits: SearchLimits,
): SearchAnswer {
  const index = indexes.shown;
  const { language } = index;
  const { customerId } = caller;
  const q = searchText(typed);
  if (q === '') return { q, corrected: null, complete: true, products: [], total: 0, categories: [], pages: [], madeToSize: [] };
  const ranking = rank(index, q);
  const found = rankedProducts(indexes, snapshot, q, caller);
  return {
    q,
    corrected: ranking.plan.corrected,
    complete: rankFor(indexes, q, caller.actor).complete,
    products: found.slice(0, limits.products).map(foundProduct),
    total: found.length,
    categories: ranking.places.flatMap((key) => index.categories.get(key) ?? []).slice(0, limits.places),
    pages: ranking.places.flatMap((key) => index.pages.get(key) ?? []).slice(0, limits.places),
    madeToSize: madeToSize(snapshot, ranking, { language, customerId, limit: limits.madeToSize }),
  };
}

/** What answers a text and the caller may see, best first; what the caller's own article numbers name comes before everything. */
export function rankedProducts(
  indexes: SearchIndexes,
  snapshot: CatalogSnapshot,
  typed: string,
  { actor, customerId, ties }: SearchCaller,
): readonly Product[] {
  const q = searchText(typed);
  if (q === '') return [];
  const { products } = rankFor(indexes, q, actor);
  const ids = [...new Set([...ownNumbers(q, ties), ...products.map(({ id }) => id)])];
  const view = { language: indexes.shown.language, customerId };
  const seen = new Map(listProducts(snapshot, view, { ids }, actor, ties).map((product) => [product.id, product]));
  return ids.flatMap((id) => seen.get(id) ?? []);
}

/** For staff: hidden products among the others, when they answer what was typed as it was typed. */
function rankFor({ shown, hidden }: SearchIndexes, q: string, actor: Actor): Pick<Ranking, 'products' | 'complete'> {
  const ranking = rank(shown, q);
  if (!isAdmin(permissionsOf(actor))) return ranking;
  const { plan, complete, products } = rank(hidden, q);
  const found = complete && plan.corrected === null ? products : products.filter(({ article }) => article > 0);
  if (found.length === 0) return ranking;
  // What answers a part of the words is no answer beside what answers all.
  const others = ranking.complete ? ranking.products : ranking.products.filter(({ article }) => article > 0);
  return { products: [...others, ...found].toSorted((a, b) => b.article - a.article || b.score - a.score), complete: true };
}

/** Products that the caller's own article numbers name, exact ones first. */
function ownNumbers(q: string, ties: CustomerProducts): number[] {
  const asked = compact(q);
  return [...ties.values()]
    .map(({ productId, externalProductId }) => ({ productId, match: ownMatch(asked, compact(externalProductId)) }))
    .filter(({ match }) => match > 0)
    .toSorted((a, b) => b.match - a.match || a.productId - b.productId)
    .map(({ productId }) => productId);
}

const shortestOwnBeginning = 3;

function ownMatch(asked: string, own: string): number {
  const match = articleMatch(asked, own);
  return match > 0 || asked.length < shortestOwnBeginning || !own.startsWith(asked) ? match : 1;
}

function foundProduct({
  id,
  articleNumber,
  name,
  price,
  graduatedPrice,
  unitOfSales,
  canBeConfigured,
  keyFigures,
  customers,
  published,
}: Product): FoundProduct {
  const [figure] = keyFigures;
  return {
    id,
    articleNumber,
    name,
    url: `/products/${encodeURIComponent(articleNumber)}`,
    picture: pathOf(drawProduct, { articleNumber }),
    price,
    priceVaries: canBeConfigured || graduatedPrice.length > 1,
    unitOfSales,
    canBeConfigured,
    keyFigure: figure === undefined ? '' : `${figure.label} ${figure.value}`,
    externalProductId: customers[0]?.externalProductId ?? '',
    published,
  };
}
