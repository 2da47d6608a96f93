/**
 * Checks a product model as it comes from a file or an editor and makes it ready to run. A model with a fault is not published.
 * Specification: configurator design §5.2, §5.10.
 */
import type { CompiledModel, ModelFault } from './compiled-model.ts';
import { ModelCompiler } from './model-compiler.ts';
import { modelSchema } from './model-schema.ts';
import type { ProductModel } from './model-schema.ts';
import { quickPresetFaults } from './quick-preset.ts';

export type ModelCheck = { kind: 'compiled'; compiled: CompiledModel } | { kind: 'faulty'; faults: ModelFault[] };

/** Checks a model as it comes from a file or an editor; `used` are the models that it builds in. */
export function checkModel(json: unknown, used: ReadonlyMap<string, CompiledModel> = new Map()): ModelCheck {
  const parsed = modelSchema.safeParse(json);
  if (!parsed.success) {
    return {
      kind: 'faulty',
      faults: parsed.error.issues.map((issue) => ({ where: issue.path.join('.'), key: 'schema', detail: issue.message })),
    };
  }
  const compiler = new ModelCompiler(parsed.data, used);
  const compiled = compiler.compile();
  // Presets can only be tried on a model that runs.
  const faults = compiler.faults.length > 0 ? compiler.faults : quickPresetFaults(compiled);
  return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'compiled', compiled };
}

/** The model of a document that was published; a document of another form is a bug and throws. */
export function publishedModel(json: unknown): ProductModel {
  return modelSchema.parse(json);
}
