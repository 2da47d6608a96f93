/**
 * A cache of evaluations: a page evaluates the configuration in its address to check, to price and to draw it, and carts, pictures and prices
 * need the same few configurations again and again. The server and its pages share the cache.
 */
import type { CompiledModel } from './compiled-model.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';
import { canonicalJson } from './hash.ts';
import type { RawValues } from './normalise.ts';

const mostKept = 300;
/** Larger products are not cached, so that they cannot fill the memory. */
const mostKeptParts = 400;

const kept = new Map<string, Evaluation>();

/** A changed document is a different object, even with the same name and version. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(document: object): number {
  const number = numbers.get(document) ?? ++lastNumber;
  numbers.set(document, number);
  return number;
}

function keep(key: string, evaluation: Evaluation): void {
  kept.delete(key);
  kept.set(key, evaluation);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

export function keptEvaluation(compiled: CompiledModel, values: RawValues): Evaluation {
  const document = numberOf(compiled.model);
  const key = `${document}|${canonicalJson(values)}`;
  const known = kept.get(key);
  if (known !== undefined) {
    // Moves it to the end: the last entry is the most recently used.
    keep(key, known);
    return known;
  }
  const evaluation = evaluate(compiled, values);
  if (evaluation.instances.length > mostKeptParts) return evaluation;
  keep(key, evaluation);
  // Pricing asks with all values of the evaluation; if there were no problems, the result is the same.
  if (evaluation.problems.length === 0) keep(`${document}|${canonicalJson(evaluation.values)}`, evaluation);
  return evaluation;
}
