/** Packaging that holds given goods: every model built around them, and every catalogue size that is close enough. */
import type { FoundFit } from '#contract/search.ts';
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation, ParameterValue } from '#domain/configurator/evaluation.ts';
import { shareQuery } from '#domain/configurator/share-link.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { stepPrice } from '#domain/pricing/price-ladder.ts';
import type { Language } from '#domain/language/language.ts';
import type { Goods, SizeMm } from '#domain/search/fit.ts';
import { fits, lowestPrice, rankFits, sureLoadKg } from '#domain/search/fit.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { evaluateConfiguration, evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { priceLadderOf } from '#server/pricing/price-ladder-of.ts';
import { maySee } from '#server/product/list-products.ts';
import { loadOf } from './search-document.ts';
import type { SearchCaller } from './search-caller.ts';

export function findFits(snapshot: CatalogSnapshot, goods: Goods, language: Language, caller: SearchCaller): readonly FoundFit[] {
  const offers = snapshot.products
    .filter((product) => product.published && maySee(product, caller.actor, caller.ties.get(product.id)?.isOwner ?? false))
    .map((product) => (product.canBeConfigured ? built(snapshot.models, product, goods) : ready(snapshot.models, product, goods)))
    .filter((each) => each !== null)
    .map((found) => offer(snapshot, found, language, caller.customerId));
  const lowest = lowestPrice(offers);
  return rankFits(offers).map((each) => ({ ...each, cheapest: each.price !== null && each.price === lowest }));
}

interface Found {
  product: CatalogProduct;
  evaluation: Evaluation;
  /** Values that differ from the preset; null: a size of the catalogue. */
  values: Record<string, ParameterValue> | null;
}

const clearOf = { length: 'clearLength', width: 'clearWidth', height: 'clearHeight' } as const;

/** The room that is free, which a model asked for its outer size computes. */
function innerOf({ values, outputs }: Evaluation): SizeMm | null {
  const free = (side: keyof typeof clearOf): number | null =>
    typeof values[side] === 'number' ? (outputs[clearOf[side]]?.value ?? values[side]) : null;
  const [length, width, height] = [free('length'), free('width'), free('height')];
  return length === null || width === null || height === null ? null : [length, width, height];
}

/** A longer crate may have more cleats inside, so that what is free is not simply less by the walls. */
const mostTries = 4;

/** The model around the goods, if it can be built. */
function built(models: ModelLibrary, product: CatalogProduct, { lengthMm, widthMm, heightMm, massKg }: Goods): Found | null {
  const compiled = product.modelId === null ? null : models.compiled(product.modelId);
  if (compiled === null) return null;
  const chosen = new Set(compiled.params.flatMap(({ param }) => (param.type === 'number' ? [param.id] : [])));
  if (!chosen.has('length') || !chosen.has('width') || !chosen.has('height')) return null;
  if (!chosen.has('mass') && massKg > sureLoadKg) return null;
  const room: SizeMm = [lengthMm, widthMm, heightMm];
  const given = { ...product.preset, ...(chosen.has('mass') ? { mass: massKg } : {}) };
  let asked: SizeMm = room;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const values = { ...given, length: asked[0], width: asked[1], height: asked[2] };
    const evaluation = evaluateValues(models, compiled, values);
    const innerMm = innerOf(evaluation);
    if (innerMm === null || evaluation.problems.some(({ severity }) => severity === 'ERROR')) return null;
    const [length, width, height] = innerMm.map((free, side) => Math.max(0, room[side]! - free)) as [number, number, number];
    if (length + width + height === 0) return unwarned(models, compiled, { product, evaluation, values });
    asked = [asked[0] + length, asked[1] + width, asked[2] + height];
  }
  return null;
}

/** Where the model warns of a choice, as of a flute too thin for the size, the first that it does not warn of; null: it warns of all. */
function unwarned(models: ModelLibrary, compiled: CompiledModel, found: Found & { values: Record<string, ParameterValue> }): Found | null {
  const warnedOf = new Set(found.evaluation.problems.flatMap(({ params }) => params));
  const choice = compiled.params.find(({ param }) => param.type === 'option' && param.quickOrder === true && warnedOf.has(param.id))?.param;
  if (choice?.type !== 'option') return found;
  for (const { value } of choice.options) {
    const values = { ...found.values, [choice.id]: value };
    const evaluation = evaluateValues(models, compiled, values);
    if (evaluation.problems.length === 0) return { ...found, evaluation, values };
  }
  return null;
}

function ready(models: ModelLibrary, product: CatalogProduct, goods: Goods): Found | null {
  const evaluation = product.configuration === null ? null : evaluateConfiguration(models, product.configuration);
  const innerMm = evaluation === null ? null : innerOf(evaluation);
  if (evaluation === null || innerMm === null) return null;
  const mass = evaluation.values['mass'];
  const maxLoadKg = loadOf(product) ?? (typeof mass === 'number' ? mass : null);
  return fits({ innerMm, maxLoadKg }, goods) ? { product, evaluation, values: null } : null;
}

function offer(snapshot: CatalogSnapshot, { product, evaluation, values }: Found, language: Language, customerId: number | null): FoundFit {
  const { articleNumber, name } = product;
  const { outerLength, outerWidth, outerHeight } = evaluation.outputs;
  const ladder = priceLadderOf(snapshot, customerId, product, evaluation);
  const price = stepPrice(ladder.steps, ladder.unitOfSales);
  const page = `/products/${encodeURIComponent(articleNumber)}`;
  const picture = pathOf(drawProduct, { articleNumber });
  const compiled = snapshot.models.compiled(evaluation.modelId, evaluation.version);
  return {
    productId: product.id,
    configuration: { modelId: evaluation.modelId, version: evaluation.version, values: { ...evaluation.values } },
    articleNumber,
    name: name[language],
    url: values === null || compiled === null ? page : `${page}?${shareQuery(compiled, { values, whole: true })}`,
    picture: values === null ? picture : `${picture}?values=${encodeURIComponent(JSON.stringify(values))}`,
    madeToMeasure: values !== null,
    innerMm: [...(innerOf(evaluation) ?? ([0, 0, 0] as const))],
    outerMm: outerLength && outerWidth && outerHeight ? [outerLength.value, outerWidth.value, outerHeight.value] : null,
    weightKg: evaluation.totals.weight,
    price: price === null ? null : chfFromUnitPrice(price),
    unitOfSales: ladder.unitOfSales,
    cheapest: false,
  };
}
