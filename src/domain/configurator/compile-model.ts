/**
 * Checks a product model as it comes from a file or an editor and makes it ready to run. A model with a fault is not published.
 * Specification: configurator design §5.2, §5.10.
 */
import type { CompiledModel, ModelFault } from './compiled-model.ts';
import { ModelCompiler } from './model-compiler.ts';
import { modelSchema } from './model-schema.ts';

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
  return compiler.faults.length > 0 ? { kind: 'faulty', faults: compiler.faults } : { kind: 'compiled', compiled };
}

/** Compiles a published model; a faulty one is a bug and throws with its cells. */
export function compileModel(json: unknown, used: ReadonlyMap<string, CompiledModel> = new Map()): CompiledModel {
  const check = checkModel(json, used);
  if (check.kind === 'compiled') return check.compiled;
  throw new Error(
    `product model cannot be compiled: ${check.faults.map((fault) => `${fault.where}: ${fault.key} ${fault.detail}`).join('; ')}`,
  );
}

/** Ids of the models that a model builds in. */
export function usedModelIds(json: unknown): string[] {
  const parsed = modelSchema.safeParse(json);
  return parsed.success
    ? [...new Set(parsed.data.components.flatMap((component) => (component.use === undefined ? [] : [component.use.model])))]
    : [];
}
