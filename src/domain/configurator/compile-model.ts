/**
 * Compiles a published product model. Its form was checked when it was published (`check-model.ts`), so browsers need no schema for it.
 * Specification: configurator design §5.2.
 */
import type { CompiledModel } from './compiled-model.ts';
import { ModelCompiler } from './model-compiler.ts';
import type { ProductModel } from './model-schema.ts';

/** `used`: the models it includes. A fault is a bug and throws with the cells concerned. */
export function compileModel(model: ProductModel, used: ReadonlyMap<string, CompiledModel> = new Map()): CompiledModel {
  const compiler = new ModelCompiler(model, used);
  const compiled = compiler.compile();
  if (compiler.faults.length === 0) return compiled;
  throw new Error(
    `product model cannot be compiled: ${compiler.faults.map((fault) => `${fault.where}: ${fault.key} ${fault.detail}`).join('; ')}`,
  );
}

/** As much of a model as says which others it needs. */
export interface UsingModels {
  components: readonly { use?: { model: string } | undefined }[];
  geometry?: string | undefined;
}

/** Ids of the models that a model includes or is drawn by. */
export function usedModelIds({ components, geometry }: UsingModels): string[] {
  const builtIn = components.flatMap((component) => (component.use === undefined ? [] : [component.use.model]));
  return [...new Set(geometry === undefined ? builtIn : [...builtIn, geometry])];
}
