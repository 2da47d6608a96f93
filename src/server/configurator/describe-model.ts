/** A product model as sent to browsers: the document without costs, and its property tree in the preset state. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
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

const kept = new WeakMap<CompiledModel, PropertyTree>();

function presetTree(compiled: CompiledModel): PropertyTree {
  const tree = kept.get(compiled) ?? describe(compiled, presetValues(compiled));
  kept.set(compiled, tree);
  return tree;
}

export function describeModel({ id, version, hash, uses, compiled }: ModelEntry): DescribedModel {
  return { id, version, hash, uses: { ...uses }, properties: presetTree(compiled), model: compiled.model };
}
