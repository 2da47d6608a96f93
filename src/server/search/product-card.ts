/**
 * What a hit or a card of a list says of a product, made when it is first shown and kept with the product: a newer catalogue brings new cards only
 * for what it changed.
 */
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { FoundProduct, ListedCard } from '#contract/search.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { stepPrice } from '#domain/pricing/price-ladder.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { CustomerProducts } from '#server/favourite/customer-products.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { priceLadderOf } from '#server/pricing/price-ladder-of.ts';
import { keyFigures } from '#server/configurator/key-figure.ts';

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
  const { id, articleNumber, name, canBeConfigured, published, configuration } = product;
  const figures = keyFigures(configuration === null ? null : evaluateConfiguration(models, configuration), language);
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

interface KeptPrice {
  readonly product: CatalogProduct;
  /** Of the default customer. */
  readonly usual: CatalogPriceRow | null;
  /** What reckons the cost: a model's cost or a workbook; null: neither. */
  readonly cost: object | null;
  readonly price: CardPrice;
}

const visitorPrices = new WeakMap<CatalogProduct, KeptPrice>();
const ownPrices = new WeakMap<CatalogPriceRow, KeptPrice>();

function costOf({ models }: CatalogSnapshot, { modelId, configuration }: CatalogProduct): object | null {
  return modelId === null ? null : (models.sheet(modelId) ?? models.cost(modelId, configuration?.version));
}

/** `customerId` null: what visitors pay. Reckoned anew when the product, its model's cost or a price row that counts is another one. */
export function cardPrice(snapshot: CatalogSnapshot, customerId: number | null, product: CatalogProduct): CardPrice {
  const rowOf = (id: number | null): CatalogPriceRow | null => (id === null ? null : (snapshot.priceRows.get(id)?.get(product.id) ?? null));
  const [own, usual] = [rowOf(customerId), rowOf(snapshot.defaultCustomerId)];
  const kept = own === null ? visitorPrices.get(product) : ownPrices.get(own);
  const cost = costOf(snapshot, product);
  if (kept?.usual === usual && kept.product === product && kept.cost === cost) return kept.price;
  const evaluation = product.configuration === null ? null : evaluateConfiguration(snapshot.models, product.configuration);
  const { steps, unitOfSales } = priceLadderOf(snapshot, own === null ? null : customerId, product, evaluation);
  const price = stepPrice(steps, unitOfSales);
  const made = { price: price === null ? null : chfFromUnitPrice(price), unitOfSales };
  if (own === null) visitorPrices.set(product, { usual, product, cost, price: made });
  else ownPrices.set(own, { usual, product, cost, price: made });
  return made;
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
    ...pricePart(snapshot, customerId, product),
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
  return { ...both, ...listed, ...pricePart(snapshot, customerId, product), customers };
}

function pricePart(snapshot: CatalogSnapshot, customerId: number | null, product: CatalogProduct) {
  const { price, unitOfSales } = cardPrice(snapshot, customerId, product);
  return { price, unitOfSales };
}
