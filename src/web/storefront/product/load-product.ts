/** The product page's data, loaded on the server: product with the visitor's prices, its model, its place in the catalogue, the first price for the address. */
import { data } from 'react-router';
import { readDeliveryDates } from '#contract/calendar.ts';
import { priceCart } from '#contract/cart.ts';
import { readRelatedProducts } from '#contract/category.ts';
import { evaluateModel } from '#contract/configurator.ts';
import type { EvaluationAnswer } from '#contract/configurator.ts';
import type { Call } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { articleNumberLength, readGalleryImages, readProducts } from '#contract/product.ts';
import type { GalleryImage, Product } from '#contract/product.ts';
import { keptEvaluation } from '#domain/configurator/kept-evaluation.ts';
import { meantNumber } from '#domain/catalog/article-number.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import type { Configuration, Values } from '#domain/configurator/evaluation.ts';
import { seenByCustomers } from '#web/storefront/page/seen-by-customers.ts';
import { toExactAddress } from '#web/exact-address.ts';
import { productPath } from '#web/paths.ts';
import { compileDocuments } from '#web/configurator/compile-documents.ts';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';
import { isBuildable } from '#web/configurator/configuration-state.ts';
import { loadDocuments } from '#web/configurator/load-documents.ts';
import type { PageServices } from '#contract/page-services.ts';
import { cardProduct, cardRow, type CardRow } from '../product-card/card-product.ts';
import { productPictures } from '../scene/load-scene.ts';
import { shownAttributes } from './attribute-form.ts';
import { pageStart } from './page-start.ts';
import type { PageProduct, ProductData, ShownImage } from './product-data.ts';
import { configurationStart, ownValues } from './start-values.ts';
import type { PagePrice } from './use-order-price.ts';

type LoadedProduct = ProductData & { documents: ModelDocument[] };

export async function loadProduct(services: PageServices, articleNumber: string, request: Request): Promise<LoadedProduct> {
  const { call } = services;
  const { search } = new URL(request.url);
  const product = await namedProduct(call, articleNumber);
  // The same for every number, whether or not somebody else sees a product of it.
  if (product === undefined) throw data(seenByCustomers, { status: 404 });
  toExactAddress(services, request, productPath(product.articleNumber));
  const [documents, related, gallery, delivery] = await Promise.all([
    product.configuration === null ? [] : loadDocuments(call, product.configuration.modelId),
    call(readRelatedProducts, { params: { id: product.id } }),
    galleryOf(call, product),
    call(readDeliveryDates, { query: {} }),
  ]);
  return {
    product: shownOf(product, documents),
    documents,
    workbook: await firstAnswer(call, product, documents, search),
    trail: related.trail.map(({ name, url }) => ({ label: name, to: url })),
    // A product with a model has its drawing at the top of the page already.
    gallery: [
      ...scenesOf(services, product, documents, search),
      ...gallery.filter(({ view }) => view !== 'isometric' || documents.length === 0),
    ],
    constructions: related.constructions,
    related: { similar: related.similar.map(rowOf), companions: related.companions.map(rowOf) },
    earliest: delivery.earliest,
    firstPrice: await firstPrice(call, product, documents, search),
  };
}

/** By its number as written, or as it was meant: a link in a text often ends with a space or a full stop. */
async function namedProduct(call: Call, written: string): Promise<Product | undefined> {
  if (written.length > 2 * articleNumberLength) return undefined;
  for (const articleNumber of new Set([written, meantNumber(written)])) {
    if (articleNumber === '' || articleNumber.length > articleNumberLength) continue;
    const [product] = (await call(readProducts, { query: { withPrices: 'true', articleNumber } })).items;
    if (product !== undefined) return product;
  }
  return undefined;
}

const rowOf = (product: Product): CardRow => cardRow(cardProduct(product));

function shownOf(
  { graduatedPrice: _a, deletedAt: _b, kindCode: _c, localFilePath: _d, values, configuration, ...product }: Product,
  documents: readonly ModelDocument[],
): PageProduct {
  return {
    ...product,
    values: shownAttributes(values),
    // The choices of a configurable product show its key figures.
    keyFigures: product.canBeConfigured ? [] : product.keyFigures,
    configuration: configuration && {
      ...configuration,
      values: ownValues(compileDocuments(documents), configuration.values, product.canBeConfigured),
    },
  };
}

/** Rendered pictures come first, but only of exactly this configuration: another size or finish is never shown as the product's own. */
function scenesOf(services: PageServices, product: Product, documents: readonly ModelDocument[], search: string): ShownImage[] {
  const start = documents.length === 0 ? null : startConfigurationOf(product, documents, search);
  if (start === null || start === 'faulty') return [];
  const compiled = compileDocuments(documents);
  const own = JSON.stringify(start.values);
  const isOwn = (values: Values): boolean =>
    JSON.stringify(keptEvaluation(compiled, { ...presetValues(compiled), ...values }).values) === own;
  return productPictures(services, product, isOwn).map((scene) => ({ view: null, kind: null, name: scene.alt, url: scene.src, scene }));
}

/** A failure gives an empty list. */
async function galleryOf(call: Call, { id }: Product): Promise<GalleryImage[]> {
  try {
    return (await call(readGalleryImages, { params: { id } })).items;
  } catch (error) {
    if (error instanceof CallFailure) return [];
    throw error;
  }
}

/** Null on failure, and for a price that is another company's to tell and not known yet: the price bar asks in the browser, and the page waits for nobody. */
async function firstPrice(call: Call, product: Product, documents: readonly ModelDocument[], search: string): Promise<PagePrice | null> {
  const { quantity } = pageStart(search, product.unitOfSales);
  const configuration = startConfigurationOf(product, documents, search);
  if (configuration === 'faulty') return null;
  try {
    const body = { cartItems: [{ key: 'product', productId: product.id, configuration, quantity }], knownOnly: true };
    const { cartPrice, shippingCost } = await call(priceCart, { body });
    return cartPrice.items[0]?.problem === 'priceUnavailable' ? null : { cartPrice, shippingCost };
  } catch (error) {
    if (error instanceof CallFailure) return null;
    throw error;
  }
}

/** Null on failure: the browser asks again. */
async function firstAnswer(
  call: Call,
  product: Product,
  documents: readonly ModelDocument[],
  search: string,
): Promise<EvaluationAnswer | null> {
  const configuration = documents.at(-1)?.model.kind === 'sheet' ? startConfigurationOf(product, documents, search) : null;
  if (configuration === null || configuration === 'faulty') return null;
  try {
    return await call(evaluateModel, { body: { ...configuration, quantity: pageStart(search, product.unitOfSales).quantity } });
  } catch (error) {
    if (error instanceof CallFailure) return null;
    throw error;
  }
}

function startConfigurationOf(product: Product, documents: readonly ModelDocument[], search: string): Configuration | null | 'faulty' {
  if (product.configuration === null) return null;
  const compiled = compileDocuments(documents);
  const { values } = product.canBeConfigured ? configurationStart(compiled, search, product.configuration.values) : product.configuration;
  const evaluation = keptEvaluation(compiled, values);
  if (!isBuildable(evaluation)) return 'faulty';
  return { modelId: evaluation.modelId, version: evaluation.version, values: evaluation.values };
}
