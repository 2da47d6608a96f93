/**
 * What a hit or a card of a list says of a product, made when it is first shown and kept with the product: a newer catalogue brings new cards only
 * for what it changed.
 */
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { FoundProduct, ListedCard } from '#contract/search.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { presetFacts } from '#server/catalog/preset-facts.ts';
import type { CustomerProducts } from '#server/favourite/customer-products.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { presetLadder, presetPrice } from '#server/pricing/price-ladder-of.ts';
import { inWords } from '#server/configurator/key-figure.ts';

interface CardText {
  readonly both: Pick<ListedCard, 'id' | 'articleNumber' | 'name' | 'canBeConfigured' | 'published'>;
  readonly found: Pick<FoundProduct, 'url' | 'picture' | 'keyFigure'>;
  readonly listed: Pick<ListedCard, 'keyFigures'>;
}

const texts = new WeakMap<CatalogProduct, Partial<Record<Language, CardText>>>();

function textOf(models: ModelLibrary, product: CatalogProduct, language: Language): CardText {
  const kept = texts.get(product) ?? {};
  texts.set(product, kept);
  return (kept[language] ??= makeText(models, product, language));
}

function makeText(models: ModelLibrary, product: CatalogProduct, language: Language): CardText {
  const { id, articleNumber, name, canBeConfigured, published } = product;
  const figures = inWords(presetFacts(models, product)?.figures ?? [], language);
  const [figure] = figures;
  return {
    both: { id, articleNumber, name: name[language], canBeConfigured, published },
    found: {
      url: `/products/${encodeURIComponent(articleNumber)}`,
      picture: pathOf(drawProduct, { articleNumber }),
      keyFigure: figure === undefined ? '' : `${figure.label} ${figure.value}`,
    },
    listed: { keyFigures: figures },
  };
}

export interface CardPrice {
  /** Net francs of one piece; null: on request. */
  readonly price: number | null;
  readonly unitOfSales: number;
}

/** `customerId` null: what visitors pay. */
export function cardPrice(snapshot: CatalogSnapshot, customerId: number | null, product: CatalogProduct): CardPrice {
  const price = presetPrice(snapshot, customerId, product);
  const { unitOfSales } = presetLadder(snapshot, customerId, product);
  return { price: price === null ? null : chfFromUnitPrice(price), unitOfSales };
}

/** For whom a card is made. */
export interface CardView {
  readonly language: Language;
  readonly customerId: number | null;
  readonly ties: CustomerProducts;
}

export function foundProduct(snapshot: CatalogSnapshot, product: CatalogProduct, { language, customerId, ties }: CardView): FoundProduct {
  const { both, found } = textOf(snapshot.models, product, language);
  return {
    ...both,
    ...found,
    ...cardPrice(snapshot, customerId, product),
    externalProductId: ties.get(product.id)?.externalProductId ?? '',
  };
}

export function listedCard(snapshot: CatalogSnapshot, product: CatalogProduct, { language, customerId, ties }: CardView): ListedCard {
  const { both, listed } = textOf(snapshot.models, product, language);
  const tie = ties.get(product.id);
  const customers =
    tie === undefined
      ? []
      : [{ customerId: tie.customerId, externalProductId: tie.externalProductId, isOwner: tie.isOwner, isFavorite: tie.isFavorite }];
  return { ...both, ...listed, ...cardPrice(snapshot, customerId, product), customers };
}
