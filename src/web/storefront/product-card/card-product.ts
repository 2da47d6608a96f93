/** The data of a card; the rest of a product stays on the server. */
import type { Product } from '#contract/product.ts';
import type { ListedCard } from '#contract/search.ts';
import { sortProducts } from '#domain/catalog/product-order.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';

export interface CardProduct extends Pick<ListedCard, 'id' | 'articleNumber' | 'name' | 'price'> {
  /** Absent if false, as for most products. */
  canBeConfigured?: true;
  hidden?: true;
  /** Absent for visitors, who have no favourites or own numbers. */
  customers?: ListedCard['customers'];
  /** Each with its label. */
  figures: string[];
}

/** No more fit on a card. */
const shownFigures = 2;

export function cardProduct(product: ListedCard): CardProduct {
  const { id, articleNumber, name, price, canBeConfigured, customers, keyFigures, published } = product;
  const figures = keyFigures.slice(0, shownFigures).map(({ label, value }) => `${label} ${unbrokenSize(value)}`);
  return {
    id,
    articleNumber,
    name,
    price,
    figures,
    ...(canBeConfigured && { canBeConfigured }),
    ...(!published && { hidden: true }),
    ...(customers.length > 0 && { customers }),
  };
}

/** A card in a page's data, as a row: field names would be half of its bytes. */
export type CardRow = readonly [
  id: number,
  articleNumber: string,
  name: string,
  price: number | null,
  /** One in each line. */
  figures: string,
  rest?: Pick<CardProduct, 'canBeConfigured' | 'hidden' | 'customers'>,
];

export function cardRow({ id, articleNumber, name, price, figures, ...rest }: CardProduct): CardRow {
  const row = [id, articleNumber, name, price, figures.join('\n')] as const;
  return Object.keys(rest).length === 0 ? row : [...row, rest];
}

export function cardOf([id, articleNumber, name, price, figures, rest]: CardRow): CardProduct {
  return { id, articleNumber, name, price, figures: figures === '' ? [] : figures.split('\n'), ...rest };
}

/** In the shop's order: configurable ones first, then by name. */
export function cardProducts(products: readonly Product[]): CardProduct[] {
  return sortProducts(products).map(cardProduct);
}
