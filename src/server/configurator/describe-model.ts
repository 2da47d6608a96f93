/** A product model as browsers get it: the document without costs, and its property tree in the preset state. */
import type { PropertyTree } from '#domain/configurator/describe.ts';
import { describe } from '#domain/configurator/describe.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import type { ModelEntry } from '#server/model/model-library.ts';

export interface DescribedModel {
  id: string;
  version: number;
  hash: string;
  uses: Record<string, number>;
  properties: PropertyTree;
  model: ProductModel;
}

export function describeModel({ id, version, hash, uses, compiled }: ModelEntry): DescribedModel {
  const properties = describe(compiled, presetValues(compiled));
  return { id, version, hash, uses: { ...uses }, properties, model: compiled.model };
}
