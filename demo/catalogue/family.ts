/** Families of the demo catalogue: common data of many products is written once, and each product is a row of a table. */
import type { LocalizedText } from '#domain/language/language.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { SeedPrice, SeedProduct } from './seed-product.ts';
import { stockPrices } from './stock-price.ts';

export interface Family extends Pick<SeedProduct, 'type' | 'kindCode' | 'categories' | 'values'> {
  /** Description of all of them, or of those with these values; follows the product's own sentence. */
  about: LocalizedText | ((preset: Values) => LocalizedText);
  /** Quantities of the price list's steps. */
  quantities: readonly number[];
  unitOfSales?: number;
}

export interface FamilyRow extends Partial<
  Pick<SeedProduct, 'kindCode' | 'categories' | 'values' | 'configurable' | 'price' | 'published' | 'publiclyAvailable'>
> {
  article: string;
  name: LocalizedText;
  about: LocalizedText;
  preset: Values;
  /** Largest number of pieces sent as parcels, storing spaces of the smallest delivery, pieces that fit on them. */
  ship?: readonly [maxPackage: number, minSp: number, quantityForMinSp: number];
}

export const text = (de: string, fr: string, en: string): LocalizedText => ({ de, fr, en });

/** Numbers and signs that are the same in every language. */
export const sameText = (all: string): LocalizedText => text(all, all, all);

function joined(first: LocalizedText, second: LocalizedText): LocalizedText {
  return text(`${first.de} ${second.de}`, `${first.fr} ${second.fr}`, `${first.en} ${second.en}`);
}

function listPrice(article: string, { quantities, unitOfSales }: Family): SeedPrice {
  const prices = stockPrices[article];
  if (prices === undefined || prices.length === 0) throw new Error(`the demo price list has no ${article}`);
  return {
    kind: 'fix',
    steps: prices.map((chf, index) => [quantities[index] ?? 0, chf] as const),
    ...(unitOfSales === undefined ? {} : { unitOfSales }),
  };
}

export function family(shared: Family, rows: readonly FamilyRow[]): SeedProduct[] {
  return rows.map(({ article, name, about, preset, ship, values, price, ...own }) => ({
    type: shared.type,
    kindCode: shared.kindCode,
    categories: shared.categories,
    configurable: false,
    ...own,
    articleNumber: article,
    name,
    description: joined(about, typeof shared.about === 'function' ? shared.about(preset) : shared.about),
    preset,
    values: { ...shared.values, ...values },
    price: price ?? listPrice(article, shared),
    ...(ship === undefined ? {} : { transport: { maxPackage: ship[0], minSp: ship[1], quantityForMinSp: ship[2] } }),
  }));
}
