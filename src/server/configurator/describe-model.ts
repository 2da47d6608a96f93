/** A product model as browsers get it: the document without costs, and its property tree in the preset state. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { PropertyTree } from '#domain/configurator/describe.ts';
import { describe } from '#domain/configurator/describe.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { presetValues } from '#domain/configurator/preset.ts';

export function describeModel(compiled: CompiledModel): { id: string; version: number; properties: PropertyTree; model: ProductModel } {
  const { model } = compiled;
  return { id: model.id, version: model.version, properties: describe(compiled, presetValues(compiled)), model };
}
