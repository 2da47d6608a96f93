/** Server: a rendered picture with the products seen in it, each with the visitor's price. */
import { priceCart } from '#contract/cart.ts';
import type { Call } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { readProducts } from '#contract/product.ts';
import type { Product } from '#contract/product.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { keptEvaluation } from '#domain/configurator/kept-evaluation.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { shareQuery } from '#domain/configurator/share-link.ts';
import { compileDocuments } from '#web/configurator/compile-documents.ts';
import { isBuildable } from '#web/configurator/configuration-state.ts';
import { loadDocuments } from '#web/configurator/load-documents.ts';
import { outerSizeText } from '#web/configurator/outer-size.ts';
import type { PageServices } from '#contract/page-services.ts';
import { productPath } from '#web/paths.ts';
import { pictureRecords } from './picture-records.ts';
import type { HomeScene, ScenePictureData, SeenProduct, SceneData } from './scene-data.ts';
import { homeTitle, pictureNote, seenAtTop, seenTitle } from './scene-words.ts';

type Services = Pick<PageServices, 'call' | 'language'>;

/** The picture on a shop's home page, and its headline; null: there is none for it. */
export async function homeScene(services: Services, shop: ShopMode): Promise<HomeScene | null> {
  const scene = await sceneOf(services, ({ home }) => home === shop);
  return scene && { ...scene, title: homeTitle(shop, services.language) };
}

/** The picture of categories that this article represents. */
export async function categoryScene(services: Services, articleNumber: string | null): Promise<SceneData | null> {
  const scene = articleNumber === null ? null : await sceneOf(services, ({ heads }) => heads.includes(articleNumber));
  return scene && { ...scene, seenTitle: seenAtTop(services.language) };
}

async function sceneOf(services: Services, isIt: (record: (typeof pictureRecords)[string]) => boolean): Promise<SceneData | null> {
  const found = Object.entries(pictureRecords).find(([, record]) => isIt(record));
  if (found === undefined) return null;
  const [name, record] = found;
  const seen = await Promise.all(record.products.map(async ({ article, values }) => seenProduct(services.call, article, values)));
  return {
    ...pictureOf(name, services.language),
    seenTitle: seenTitle(services.language),
    seen: await withPrices(
      services.call,
      seen.filter((each) => each !== null),
    ),
  };
}

/** Pictures that show the product with the requested values. */
export function productPictures(
  { language }: Pick<PageServices, 'language'>,
  { articleNumber }: Product,
  isAsked: (values: Values) => boolean,
): ScenePictureData[] {
  return Object.entries(pictureRecords)
    .filter(([, { products }]) => products.some(({ article, values }) => article === articleNumber && isAsked(values)))
    .map(([name]) => pictureOf(name, language));
}

/** Rendered pictures by the address that text pages use for them; drawings are left out. */
export function picturesAt({ language }: Pick<PageServices, 'language'>, addresses: readonly string[]): Record<string, ScenePictureData> {
  const names = addresses.flatMap((address) => {
    const name = /^\/images\/scenes\/([a-z-]+)\.webp$/.exec(address)?.[1];
    return name !== undefined && Object.hasOwn(pictureRecords, name) ? [[address, pictureOf(name, language)] as const] : [];
  });
  return Object.fromEntries(names);
}

function pictureOf(name: string, language: PageServices['language']): ScenePictureData {
  const { width, height, colour, alt } = pictureRecords[name]!;
  const address = `/images/scenes/${name}`;
  const candidates = (ending: string): string => `${address}-800.${ending} ${width / 2}w, ${address}.${ending} ${width}w`;
  const forms = { avif: candidates('avif'), webp: candidates('webp'), colour };
  return { src: `${address}.webp`, forms, width, height, alt: alt[language], note: pictureNote(language) };
}

interface Seen {
  product: Product;
  evaluation: Evaluation | null;
  view: Omit<SeenProduct, 'price'>;
}

/** null: not sold here, or not as shown in the picture. */
async function seenProduct(call: Call, articleNumber: string, values: Values): Promise<Seen | null> {
  const [product] = (await call(readProducts, { query: { articleNumber } })).items;
  if (product === undefined) return null;
  const to = productPath(articleNumber);
  if (product.configuration === null) return { product, evaluation: null, view: { name: product.name, size: '', to } };
  const compiled = compileDocuments(await loadDocuments(call, product.configuration.modelId));
  const evaluation = keptEvaluation(
    compiled,
    product.canBeConfigured ? { ...presetValues(compiled), ...values } : product.configuration.values,
  );
  if (!isBuildable(evaluation)) return null;
  const query = shareQuery(compiled, { values: evaluation.values, presets: product.configuration.values });
  const size = product.canBeConfigured ? outerSizeText(evaluation) : '';
  return { product, evaluation, view: { name: product.name, size, to: product.canBeConfigured ? `${to}?${query}` : to } };
}

/** What has no price right now is shown without one. */
async function withPrices(call: Call, seen: readonly Seen[]): Promise<SeenProduct[]> {
  if (seen.length === 0) return [];
  const cartItems = seen.map(({ product, evaluation }, index) => ({
    key: String(index),
    productId: product.id,
    configuration:
      evaluation === null ? null : { modelId: evaluation.modelId, version: evaluation.version, values: { ...evaluation.values } },
    quantity: product.unitOfSales,
    externalCustomerRef: '',
  }));
  try {
    const { cartPrice } = await call(priceCart, { body: { cartItems, knownOnly: true } });
    return seen.map(({ view }, index) => {
      const { pricePerOne = null, problem = null } = cartPrice.items[index] ?? {};
      return { ...view, price: problem === 'priceUnavailable' ? undefined : pricePerOne };
    });
  } catch (failure) {
    if (failure instanceof CallFailure) return seen.map(({ view }) => view);
    throw failure;
  }
}
