/** Sizes that a product comes in, millimetres: what its name says, inner and outer size of its preset, or its cross-section and length. */
import { readDimensions } from '#domain/search/dimension.ts';
import type { Side } from '#domain/search/listing.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

const numbers = (list: readonly unknown[]): number[] => list.filter((each) => typeof each === 'number');

export function productSizes(models: ModelLibrary, product: CatalogProduct): number[][] {
  const named = readDimensions(product.name.de)
    .readings.slice(0, 1)
    .map(({ sidesMm }) => [...sidesMm]);
  const evaluation = product.configuration === null ? null : evaluateConfiguration(models, product.configuration);
  if (evaluation === null) return named;
  const { values, outputs } = evaluation;
  const { section, length } = values;
  if (typeof section === 'string') return [...named, [...section.split('!').map(Number), ...numbers([length])]];
  const inner = numbers([values['length'], values['width'], values['height']]);
  const outer = numbers(['outerLength', 'outerWidth', 'outerHeight'].map((key) => outputs[key]?.value)).map(Math.round);
  return [...named, inner, outer].filter((size) => size.length > 0);
}

/** From the smallest to the largest that is made; both the same where the size is fixed. */
export type Span = readonly [lowest: number, highest: number];

/** Inner sides; null: the product has no inside, or not in millimetres. */
export function innerSpans(models: ModelLibrary, product: CatalogProduct): Readonly<Record<Side, Span>> | null {
  const evaluation = product.configuration === null ? null : evaluateConfiguration(models, product.configuration);
  if (evaluation === null) return null;
  const compiled = product.canBeConfigured ? models.compiled(evaluation.modelId, evaluation.version) : null;
  const spanOf = (side: Side): Span | null => {
    const value = evaluation.values[side];
    if (typeof value !== 'number') return null;
    const param = compiled?.params.find((each) => each.param.id === side)?.param;
    // Limits that follow from other values say nothing by themselves.
    return param?.type === 'number' && typeof param.min === 'number' && typeof param.max === 'number'
      ? [param.min, param.max]
      : [value, value];
  };
  const [length, width, height] = [spanOf('length'), spanOf('width'), spanOf('height')];
  return length === null || width === null || height === null ? null : { length, width, height };
}
