/**
 * A product in the wire's form and in one language, serialized once and cached: a list of a hundred is assembled from cached parts.
 * Prices only for the requested customer; internal prices and margins are never included.
 */
import type { Product } from '#contract/product.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { stepPrice } from '#domain/pricing/price-ladder.ts';
import { attributeType, isConfigurationRelevant, refuseAttributeValue } from '#domain/catalog/product.ts';
import { languages } from '#domain/language/language.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { presetFacts } from '#server/catalog/preset-facts.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { PriceLadder } from '#server/pricing/price-ladder-of.ts';
import { presetLadder } from '#server/pricing/price-ladder-of.ts';
import { inWords } from '#server/configurator/key-figure.ts';
import { packedTexts } from './packed-texts.ts';

/** A value that differs by language is stored as JSON {de, fr, en}, every other one as plain text. */
function localized(value: string, language: Language): string {
  if (!value.startsWith('{"')) return value;
  const texts = JSON.parse(value) as Partial<Record<Language, string>>;
  return texts[language] || (texts.de ?? '');
}

function fixedModel({ viewData }: CatalogProduct): Product['fixedModel'] {
  if (viewData === null) return null;
  const { fileName, cameraPosition, visibleProperties, bind } = viewData;
  return { url: `/api/configurator/files/${encodeURIComponent(fileName)}`, cameraPosition, visibleProperties, bind: [...bind] };
}

/** A value that is not a valid link never appears on a page. */
function moreLink({ values }: CatalogProduct, language: Language): Product['moreLink'] {
  const link = values.find(
    ({ typeId, visibility, value }) => typeId === attributeType.productLandingPage && visibility !== 0 && value !== '',
  );
  if (link === undefined || refuseAttributeValue(link.typeId, link.value) !== null) return null;
  return { label: link.name[language], url: link.value };
}

/** Name of the stock attribute, the same in every language. */
const stockName = 'Ab Lager';

/** A configurable product is made to order, whatever its attributes say. */
function isOnStock({ canBeConfigured, values }: CatalogProduct): boolean {
  return (
    !canBeConfigured &&
    values.some(({ name, typeId, value }) => typeId === attributeType.boolean && name.de === stockName && value === 'true')
  );
}

type TextPart = Omit<Product, 'price' | 'graduatedPrice' | 'unitOfSales'>;
type PricePart = Pick<Product, 'price' | 'graduatedPrice'>;

const texts = new WeakMap<CatalogProduct, Partial<Record<Language, string>>>();
const prices = new WeakMap<PriceLadder, string>();

/** The fields of an object in JSON without braces, for concatenation. */
const fieldsOf = (part: TextPart | PricePart): string => JSON.stringify(part).slice(1, -1);

/** Everything but prices, cached with the product: the same for every caller in this language. */
function textFields(models: ModelLibrary, product: CatalogProduct, language: Language): string {
  const known = texts.get(product);
  const ready = known?.[language];
  if (ready !== undefined) return ready;
  const made = fieldsOf(makeText(models, product, language));
  texts.set(product, { ...known, [language]: made });
  return made;
}

const withoutPrices = fieldsOf({ price: null, graduatedPrice: [] });

/** Cached with the ladder: the same for every caller with that ladder. */
function priceFields(ladder: PriceLadder): string {
  const known = prices.get(ladder);
  if (known !== undefined) return known;
  const made = fieldsOf(makePrice(ladder));
  prices.set(ladder, made);
  return made;
}

function makePrice({ steps, unitOfSales }: PriceLadder): PricePart {
  const price = stepPrice(steps, unitOfSales);
  return {
    price: price === null ? null : chfFromUnitPrice(price),
    graduatedPrice: steps.map((step) => ({ quantity: step.quantity, price: chfFromUnitPrice(step.price) })),
  };
}

function makeText(models: ModelLibrary, product: CatalogProduct, language: Language): TextPart {
  return {
    id: product.id,
    articleNumber: product.articleNumber,
    name: product.name[language],
    description: product.description[language],
    typeId: product.typeId,
    published: product.published,
    publiclyAvailable: product.publiclyAvailable,
    deletedAt: product.deletedAt,
    values: product.values
      .filter(({ typeId }) => isConfigurationRelevant(typeId))
      .map(({ attributeId, name, typeId, visibility, value }) => ({
        attributeId,
        name: name[language],
        typeId,
        value: localized(value, language),
        visibility,
      })),
    customers: [],
    kindCode: product.kindCode,
    localFilePath: product.localFilePath,
    canBeConfigured: product.canBeConfigured,
    onStock: isOnStock(product),
    configuration: product.configuration === null ? null : { ...product.configuration, values: { ...product.configuration.values } },
    landingPage: product.landingPage,
    fixedModel: fixedModel(product),
    moreLink: moreLink(product, language),
    keyFigures: inWords(presetFacts(models, product)?.figures ?? [], language),
  };
}

/** Everything that the shop may have answered about a product, to whoever asked in whatever language, with or without prices. */
export function allAnswers(snapshot: CatalogSnapshot, product: CatalogProduct): Product[] {
  const payers = [...snapshot.priceRows].flatMap(([customerId, rows]) => (rows.has(product.id) ? [customerId] : []));
  return [null, ...payers].flatMap((payer) => {
    const ladder = presetLadder(snapshot, payer, product);
    const { unitOfSales } = ladder;
    return languages.flatMap((language) => {
      const text = makeText(snapshot.models, product, language);
      return [makePrice(ladder), { price: null, graduatedPrice: [] }].map((price) => ({ ...text, ...price, unitOfSales }));
    });
  });
}

/** In JSON with prices. */
export const everybodysJson = packedTexts((snapshot, product, language) => {
  const ladder = presetLadder(snapshot, null, product);
  const answer: Product = { ...makeText(snapshot.models, product, language), ...makePrice(ladder), unitOfSales: ladder.unitOfSales };
  return JSON.stringify(answer);
});

/** In JSON. `ladder` null: without prices. */
export function productJson(
  models: ModelLibrary,
  product: CatalogProduct,
  language: Language,
  ladder: PriceLadder | null,
  unitOfSales: number,
): string {
  const price = ladder === null ? withoutPrices : priceFields(ladder);
  return `{${textFields(models, product, language)},${price},"unitOfSales":${unitOfSales}}`;
}
