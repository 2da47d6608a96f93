/** The lowest possible price of a product: the amount of every "from" price. Cached with the product, like a ladder. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { ParameterValue, Values } from '#domain/configurator/evaluation.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { stepPrice } from '#domain/pricing/price-ladder.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import { presetLadder, presetPrice, priceLadderOf } from './price-ladder-of.ts';

/** By the ladder of its preset, which is a new object when product, cost or price row changed. */
const kept = new WeakMap<object, UnitPrice | null>();

/** One piece at the smallest quantity sold, in the cheapest choice that can be built; null: on request. */
export function lowestPrice(snapshot: CatalogSnapshot, customerId: number | null, product: CatalogProduct): UnitPrice | null {
  const ladder = presetLadder(snapshot, customerId, product);
  const known = kept.get(ladder);
  if (known !== undefined) return known;
  const price = lowestOf(snapshot, customerId, product);
  kept.set(ladder, price);
  return price;
}

function lowestOf(snapshot: CatalogSnapshot, customerId: number | null, product: CatalogProduct): UnitPrice | null {
  const asShown = presetPrice(snapshot, customerId, product);
  const { configuration, modelId } = product;
  const compiled = configuration === null ? null : snapshot.models.compiled(configuration.modelId, configuration.version);
  // A workbook has no limits for its values.
  if (!product.canBeConfigured || configuration === null || compiled === null || asShown === null) return asShown;
  if (modelId !== null && snapshot.models.sheet(modelId) !== null) return asShown;
  const priceOf = (values: Values): UnitPrice | null => {
    const evaluation = evaluateValues(snapshot.models, compiled, values);
    if (evaluation.problems.some(({ severity }) => severity === 'ERROR')) return null;
    const { steps, unitOfSales } = priceLadderOf(snapshot, customerId, product, evaluation);
    return stepPrice(steps, unitOfSales);
  };
  let best: { values: Values; price: UnitPrice } = { values: configuration.values, price: asShown };
  for (const change of changesOf(compiled)) {
    const values = { ...best.values, ...change };
    const price = priceOf(values);
    if (price !== null && price < best.price) best = { values, price };
  }
  return best.price;
}

/** First all minimums at once, then each minimum and each choice separately, on top of the cheapest so far. */
function changesOf({ params }: CompiledModel): Record<string, ParameterValue>[] {
  const smallest = params.flatMap(({ param }): [string, number][] =>
    param.type === 'number' && typeof param.min === 'number' ? [[param.id, param.min]] : [],
  );
  const choices = params.flatMap(({ param }): [string, ParameterValue][] => {
    if (param.type === 'bool')
      return [
        [param.id, false],
        [param.id, true],
      ];
    return param.type === 'option' ? param.options.map(({ value }): [string, ParameterValue] => [param.id, value]) : [];
  });
  return [Object.fromEntries(smallest), ...[...smallest, ...choices].map(([id, value]) => ({ [id]: value }))];
}
