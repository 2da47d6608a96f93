/**
 * Checks a product model from a file or an editor and compiles it. A model with a fault is not published.
 * Specification: configurator design §5.2, §5.10.
 */
import type { z } from 'zod';
import { languages } from '#domain/language/language.ts';
import type { CompiledModel, ModelFault } from './compiled-model.ts';
import { ModelCompiler } from './model-compiler.ts';
import { modelSchema } from './model-schema.ts';
import type { ProductModel } from './model-schema.ts';
import { quickPresetFaults } from './quick-preset.ts';

export type ModelCheck =
  | { kind: 'compiled'; compiled: CompiledModel }
  /** `compiled` null: not a model document. Otherwise formulas with a fault give 0, which only serves to show the results of the others. */
  | { kind: 'faulty'; faults: ModelFault[]; compiled: CompiledModel | null };

/** Checks a model from a file or an editor; `used`: the models it includes. */
export function checkModel(json: unknown, used: ReadonlyMap<string, CompiledModel> = new Map()): ModelCheck {
  const parsed = modelSchema.safeParse(json);
  if (!parsed.success) return { kind: 'faulty', faults: parsed.error.issues.map((issue) => formFault(json, issue)), compiled: null };
  const compiler = new ModelCompiler(parsed.data, used);
  const compiled = compiler.compile();
  // Presets can only be tried on a model that compiles.
  const faults = compiler.faults.length > 0 ? compiler.faults : quickPresetFaults(compiled);
  return faults.length > 0 ? { kind: 'faulty', faults, compiled } : { kind: 'compiled', compiled };
}

/** The model of a published document; a document of another form is a bug and throws. */
export function publishedModel(json: unknown): ProductModel {
  return modelSchema.parse(json);
}

/** Of a value with several allowed forms: the fault inside the form that was meant. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const inner = issue.code === 'invalid_union' ? issue.errors.flat().find(({ path }) => path.length > 0) : undefined;
  return inner === undefined ? issue : innermost({ ...inner, path: [...issue.path, ...inner.path] });
}

/** Members of lists are named by their ids, as in the faults of formulas. */
export function formFault(json: unknown, found: z.core.$ZodIssue): ModelFault {
  const { code, path, message, ...issue } = innermost(found);
  const names: string[] = [];
  let at: unknown = json;
  for (const step of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined;
    const id = typeof step === 'number' && typeof at === 'object' && at !== null ? (at as { id?: unknown }).id : undefined;
    names.push(typeof id === 'string' && id !== '' ? id : String(step));
  }
  const where = names.join('.');
  if (languages.some((language) => language === names.at(-1)) && (at === undefined || at === ''))
    return { where, key: 'missing-text', detail: names.at(-1) ?? '' };
  if (code === 'unrecognized_keys' && 'keys' in issue) return { where, key: 'unknown-field', detail: issue.keys.join(', ') };
  if (at === undefined || at === '') return { where, key: 'missing', detail: '' };
  return { where, key: code === 'too_big' ? 'too-large' : 'schema', detail: message };
}
