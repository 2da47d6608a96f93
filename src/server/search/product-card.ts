/** The contents of a hit or a card for a product, in JSON; what every visitor gets is written once. */
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { FoundProduct, ListedCard } from '#contract/search.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { presetFacts } from '#server/catalog/preset-facts.ts';
import type { CustomerProducts } from '#server/favourite/customer-products.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { PriceLadder } from '#server/pricing/price-ladder-of.ts';
import type { Places, Write } from '#server/pricing/everybodys-text.ts';
import { everybodysText, everybodysTextByPlace } from '#server/pricing/everybodys-text.ts';
import { paysAsEverybody, presetLadder, presetPrice } from '#server/pricing/price-ladder-of.ts';
import { inWords } from '#server/configurator/key-figure.ts';

type FoundText = Omit<FoundProduct, 'price' | 'unitOfSales' | 'externalProductId'>;
type ListedText = Omit<ListedCard, 'price' | 'unitOfSales' | 'customers'>;

function shortText({ id, articleNumber, name, canBeConfigured, published }: CatalogProduct, language: Language) {
  return { id, articleNumber, name: name[language], canBeConfigured, published };
}

function foundText(models: ModelLibrary, product: CatalogProduct, language: Language): FoundText {
  const { articleNumber } = product;
  const [figure] = figuresOf(models, product, language);
  return {
    ...shortText(product, language),
    url: `/products/${encodeURIComponent(articleNumber)}`,
    picture: pathOf(drawProduct, { articleNumber }),
    keyFigure: figure === undefined ? '' : `${figure.label} ${figure.value}`,
  };
}

const listedText = (models: ModelLibrary, product: CatalogProduct, language: Language): ListedText => ({
  ...shortText(product, language),
  keyFigures: figuresOf(models, product, language),
});

const figuresOf = (models: ModelLibrary, product: CatalogProduct, language: Language): ListedText['keyFigures'] =>
  inWords(presetFacts(models, product)?.figures ?? [], language);

export interface CardPrice {
  /** In net francs per piece; null: on request. */
  readonly price: number | null;
  readonly unitOfSales: number;
}

const prices = new WeakMap<PriceLadder, CardPrice>();

/** `customerId` null: visitors. Cached with the ladder: the same for every customer with that ladder. */
export function cardPrice(snapshot: CatalogSnapshot, customerId: number | null, product: CatalogProduct): CardPrice {
  const ladder = presetLadder(snapshot, customerId, product);
  const known = prices.get(ladder);
  if (known !== undefined) return known;
  const price = presetPrice(snapshot, customerId, product);
  const made = { price: price === null ? null : chfFromUnitPrice(price), unitOfSales: ladder.unitOfSales };
  prices.set(ladder, made);
  return made;
}

/** The viewer for whom a card is made. */
export interface CardView {
  readonly language: Language;
  readonly customerId: number | null;
  readonly ties: CustomerProducts;
}

/** One's own texts where ties or prices make a difference, those of everybody where not. */
function byPlace(everybodys: Write, own: (snapshot: CatalogSnapshot, product: CatalogProduct, view: CardView) => string) {
  const kept = everybodysTextByPlace(everybodys);
  return (places: Places, snapshot: CatalogSnapshot, view: CardView): ((place: number) => string | null) => {
    const { customerId, ties, language } = view;
    const ownAt = (place: number): string | null => {
      const product = places.at(place);
      return product === null ? null : own(snapshot, product, view);
    };
    if (!paysAsEverybody(snapshot, customerId)) return ownAt;
    const textAt = kept(places, snapshot, language);
    return ties.size === 0 ? textAt : (place) => (ties.has(places.at(place)?.id ?? 0) ? ownAt(place) : textAt(place));
  };
}

const everybodysFound = everybodysText((snapshot, product, language) => {
  const found: FoundProduct = {
    ...foundText(snapshot.models, product, language),
    ...cardPrice(snapshot, null, product),
    externalProductId: '',
  };
  return JSON.stringify(found);
});

/** `FoundProduct`s in JSON, by place. */
export const foundProductsJson = byPlace(everybodysFound, foundProductJson);

function foundProductJson(snapshot: CatalogSnapshot, product: CatalogProduct, { language, customerId, ties }: CardView): string {
  const tie = ties.get(product.id);
  const found: FoundProduct = {
    ...foundText(snapshot.models, product, language),
    ...cardPrice(snapshot, customerId, product),
    externalProductId: tie?.externalProductId ?? '',
  };
  return JSON.stringify(found);
}

const everybodysCard = everybodysText((snapshot, product, language) => {
  const card: ListedCard = { ...listedText(snapshot.models, product, language), ...cardPrice(snapshot, null, product), customers: [] };
  return JSON.stringify(card);
});

/** `ListedCard`s in JSON, by place. */
export const listedCardsJson = byPlace(everybodysCard, listedCardJson);

function listedCardJson(snapshot: CatalogSnapshot, product: CatalogProduct, { language, customerId, ties }: CardView): string {
  const tie = ties.get(product.id);
  const card: ListedCard = {
    ...listedText(snapshot.models, product, language),
    ...cardPrice(snapshot, customerId, product),
    customers: customersOf(tie),
  };
  return JSON.stringify(card);
}

function customersOf(tie: ReturnType<CustomerProducts['get']>): ListedCard['customers'] {
  if (tie === undefined) return [];
  const { customerId, externalProductId, isOwner, isFavorite } = tie;
  return [{ customerId, externalProductId, isOwner, isFavorite }];
}
