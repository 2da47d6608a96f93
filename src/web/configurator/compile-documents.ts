/** Model documents from the server, compiled to run. Each is compiled once per process or page; a changed draft is distinguished by its hash. */
import { compileModel } from '#domain/configurator/compile-model.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';

/** A model and the models it uses, which come first. */
export interface ModelDocument {
  id: string;
  version: number;
  /** Different for every other document, also when a model it uses differs. */
  hash: string;
  model: ProductModel;
}

/** More than a shop has models; older ones are dropped, so that drafts do not pile up. */
const mostKept = 100;
const compiledModels = new Map<string, CompiledModel>();

function keep(key: string, compiled: CompiledModel): void {
  const oldest = compiledModels.size < mostKept ? undefined : compiledModels.keys().next().value;
  if (oldest !== undefined) compiledModels.delete(oldest);
  compiledModels.set(key, compiled);
}

/** The model that draws what a workbook computes; null if the product's own model draws itself. */
export function drawingModel(documents: readonly ModelDocument[]): CompiledModel | null {
  const drawing = documents.at(-1)?.model.geometry;
  const index = documents.findIndex(({ id }) => id === drawing);
  return index < 0 ? null : compileDocuments(documents.slice(0, index + 1));
}

/** The last document is the product's own model. */
export function compileDocuments(documents: readonly ModelDocument[]): CompiledModel {
  const used = new Map<string, CompiledModel>();
  let last: CompiledModel | undefined;
  for (const { id, version, hash, model } of documents) {
    const key = `${id}@${version} ${hash}`;
    const known = compiledModels.get(key);
    last = known ?? compileModel(model, used);
    if (known === undefined) keep(key, last);
    used.set(id, last);
  }
  if (last === undefined) throw new Error('no model document');
  return last;
}
