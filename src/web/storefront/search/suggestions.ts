/** The entries of the list under the search field in one sequence, which the arrow keys follow. */
import type { SearchAnswer } from '#contract/search.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { paths } from '#web/paths.ts';
import { contentAddresses } from '#web/content-address.ts';

export type Suggestion =
  | {
      kind: 'product';
      to: string;
      name: string;
      articleNumber: string;
      picture: string;
      price: number | null;
      detail: string;
      published: boolean;
    }
  | { kind: 'madeToSize'; to: string; name: string; detail: string; picture: string; price: number | null }
  | { kind: 'category'; to: string; name: string }
  | { kind: 'page'; to: string; name: string }
  | { kind: 'all'; to: string; total: number };

/** Path of a text page in this shop; undefined: it has none. */
export function pagePath(slug: string, shop: ShopMode): string | undefined {
  return contentAddresses.find((address) => address.slug === slug && (address.shop === undefined || address.shop === shop))?.path;
}

const searchPath = (q: string): string => `${paths.search}?q=${encodeURIComponent(q)}`;

export function suggestionsOf(answer: SearchAnswer, shop: ShopMode): Suggestion[] {
  return [
    ...answer.categories.map(({ name, url }): Suggestion => ({ kind: 'category', to: url, name })),
    ...answer.products.map(({ url, name, articleNumber, picture, price, keyFigure, externalProductId, published }): Suggestion => ({
      kind: 'product',
      to: url,
      name,
      articleNumber,
      picture,
      price,
      detail: externalProductId === '' ? keyFigure : externalProductId,
      published,
    })),
    ...answer.madeToSize.map(({ url, name, size, picture, price }): Suggestion => ({
      kind: 'madeToSize',
      to: url,
      name,
      detail: size,
      picture,
      price,
    })),
    ...answer.pages.flatMap(({ name, slug }): Suggestion[] => {
      const to = pagePath(slug, shop);
      return to === undefined ? [] : [{ kind: 'page', to, name }];
    }),
    ...(answer.total > answer.products.length ? [{ kind: 'all' as const, to: searchPath(answer.q), total: answer.total }] : []),
  ];
}
