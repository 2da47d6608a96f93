/** A product in the wire's form and in one language. Prices only of the customer asked for; internal prices and margins stay behind. */
import type { Product } from '#contract/product.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { stepPrice } from '#domain/pricing/price-ladder.ts';
import { attributeType, isConfigurationRelevant, refuseAttributeValue } from '#domain/catalog/product.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { presetFacts } from '#server/catalog/preset-facts.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { PriceLadder } from '#server/pricing/price-ladder-of.ts';
import { inWords } from '#server/configurator/key-figure.ts';

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

/** A value that is no link of ours is never one on a page. */
function moreLink({ values }: CatalogProduct, language: Language): Product['moreLink'] {
  const link = values.find(
    ({ typeId, visibility, value }) => typeId === attributeType.productLandingPage && visibility !== 0 && value !== '',
  );
  if (link === undefined || refuseAttributeValue(link.typeId, link.value) !== null) return null;
  return { label: link.name[language], url: link.value };
}

/** The attribute that says what lies ready, whatever the language. */
const stockName = 'Ab Lager';

/** What is configured is made for the order, whatever its attributes say. */
function isOnStock({ canBeConfigured, values }: CatalogProduct): boolean {
  return (
    !canBeConfigured &&
    values.some(({ name, typeId, value }) => typeId === attributeType.boolean && name.de === stockName && value === 'true')
  );
}

type TextPart = Omit<Product, 'price' | 'graduatedPrice' | 'unitOfSales'>;

const texts = new WeakMap<CatalogProduct, Partial<Record<Language, TextPart>>>();

/** Everything but prices, kept with the product: whoever asks in this language gets the same. */
function textPart(models: ModelLibrary, product: CatalogProduct, language: Language): TextPart {
  const known = texts.get(product) ?? {};
  texts.set(product, known);
  return (known[language] ??= makeText(models, product, language));
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

/** `ladder` null: asked without prices. */
export function productAnswer(
  models: ModelLibrary,
  product: CatalogProduct,
  language: Language,
  ladder: PriceLadder | null,
  unitOfSales: number,
): Product {
  const price = ladder === null ? null : stepPrice(ladder.steps, ladder.unitOfSales);
  return {
    ...textPart(models, product, language),
    price: price === null ? null : chfFromUnitPrice(price),
    graduatedPrice: (ladder?.steps ?? []).map((step) => ({ quantity: step.quantity, price: chfFromUnitPrice(step.price) })),
    unitOfSales,
  };
}
