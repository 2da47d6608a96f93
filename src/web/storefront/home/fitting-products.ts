/** Server: the products that fit the question and can be built, each with price and delivery. No other company's service is waited for. */
import { priceCart } from '#contract/cart.ts';
import type { CartItem, OrderPrice } from '#contract/cart.ts';
import type { Call } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { readProducts } from '#contract/product.ts';
import type { Product } from '#contract/product.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { keptEvaluation } from '#domain/configurator/kept-evaluation.ts';
import { shareQuery } from '#domain/configurator/share-link.ts';
import { compileDocuments } from '#web/configurator/compile-documents.ts';
import { loadDocuments } from '#web/configurator/load-documents.ts';
import { productPath } from '#web/paths.ts';
import { candidatesFor } from '../search/question.ts';
import type { Candidate, Question } from '../search/question.ts';

export interface Fit {
  id: Candidate['id'];
  articleNumber: string;
  /** The product page with these values preset. */
  to: string;
  values: Candidate['values'];
  outerMm: [length: number, width: number, height: number] | null;
  weightKg: number;
  /** Net francs of one piece; null: on request, or not told yet. */
  price: number | null;
  /** What the browser asks for because the page did not wait for its price; null: nothing. */
  asked: CartItem | null;
  /** Net francs to the postal code; null without one. */
  shipping: number | null;
  /** Town of the postal code. */
  place: string;
}

const mostFits = 3;

interface Found {
  candidate: Candidate;
  product: Product;
  evaluation: Evaluation;
  to: string;
}

export async function fittingProducts(call: Call, shop: ShopMode, question: Question): Promise<Fit[]> {
  const built: Found[] = [];
  // One after another: the last ones are rarely needed, and evaluating is most of the work.
  for (const candidate of candidatesFor(shop, question)) {
    if (built.length === mostFits) break;
    // oxlint-disable-next-line no-await-in-loop
    const found = await find(call, candidate);
    if (found !== null && isBuilt(found.evaluation)) built.push(found);
  }
  return Promise.all(built.map(async (each) => answer(call, question.zipCode, each)));
}

async function find(call: Call, candidate: Candidate): Promise<Found | null> {
  const { modelId } = candidate;
  const [product] = (await call(readProducts, { query: { modelId, canBeConfigured: 'true', perPage: 1 } })).items;
  if (product === undefined) return null;
  const compiled = compileDocuments(await loadDocuments(call, modelId));
  // Values that were not asked for are those the product is sold with, so that its page shows the same price.
  const values = { ...product.configuration?.values, ...candidate.values };
  const evaluation = keptEvaluation(compiled, values);
  const query = shareQuery(compiled, { values, whole: true });
  return {
    candidate: { ...candidate, values },
    product,
    evaluation,
    to: `${productPath(product.articleNumber)}?${query}`,
  };
}

const isBuilt = ({ problems }: Evaluation): boolean => problems.every(({ severity }) => severity !== 'ERROR');

async function answer(call: Call, zipCode: string, { candidate, product, evaluation, to }: Found): Promise<Fit> {
  const { outerLength, outerWidth, outerHeight } = evaluation.outputs;
  const item = itemOf(candidate, product, evaluation);
  const { cartPrice, shippingCost } = await priceOf(call, item, zipCode);
  const priced = cartPrice.items[0];
  return {
    id: candidate.id,
    articleNumber: product.articleNumber,
    to,
    values: candidate.values,
    outerMm: outerLength && outerWidth && outerHeight ? [outerLength.value, outerWidth.value, outerHeight.value] : null,
    weightKg: evaluation.totals.weight,
    price: priced?.pricePerOne ?? null,
    asked: priced?.problem === 'priceUnavailable' ? item : null,
    shipping: shippingCost?.costDetail.cost ?? null,
    place: shippingCost?.place ?? '',
  };
}

const itemOf = ({ id }: Candidate, product: Product, { modelId, version, values }: Evaluation): CartItem => ({
  key: id,
  productId: product.id,
  configuration: { modelId, version, values: { ...values } },
  quantity: 1,
  externalCustomerRef: '',
});

/** The price of one piece; an unreachable postal code is no reason to hide it. */
async function priceOf(call: Call, item: CartItem, zipCode: string): Promise<OrderPrice> {
  const ask = async (zip: string): Promise<OrderPrice> => call(priceCart, { body: { cartItems: [item], zipCode: zip, knownOnly: true } });
  try {
    return await ask(zipCode);
  } catch (failure) {
    if (zipCode !== '' && failure instanceof CallFailure && failure.status < 500) return ask('');
    throw failure;
  }
}
