/** Model documents, as the wire carries them, made ready to run. Published versions never change, so each is compiled once per process or page. */
import { compileModel } from '#domain/configurator/compile-model.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';

/** A model and those it builds in; the used ones come first. */
export interface ModelDocument {
  id: string;
  version: number;
  model: ProductModel;
}

const compiledModels = new Map<string, CompiledModel>();

/** The model that draws what a workbook computes; null where the product's own model draws itself. */
export function drawingModel(documents: readonly ModelDocument[]): CompiledModel | null {
  const drawing = documents.at(-1)?.model.geometry;
  const index = documents.findIndex(({ id }) => id === drawing);
  return index < 0 ? null : compileDocuments(documents.slice(0, index + 1));
}

/** The last document is the product's own model. */
export function compileDocuments(documents: readonly ModelDocument[]): CompiledModel {
  const used = new Map<string, CompiledModel>();
  let last: CompiledModel | undefined;
  for (const { id, version, model } of documents) {
    const key = `${id}@${version}`;
    last = compiledModels.get(key) ?? compileModel(model, used);
    compiledModels.set(key, last);
    used.set(id, last);
  }
  if (last === undefined) throw new Error('no model document');
  return last;
}
