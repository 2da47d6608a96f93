/**
 * Evaluations of the same configuration, kept: a page evaluates what its address asks for to check, to price and to draw it, and carts, pictures and prices
 * ask for the same few configurations again and again. The server and its pages share what is kept.
 */
import type { CompiledModel } from './compiled-model.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';
import { canonicalJson } from './hash.ts';
import type { RawValues } from './normalise.ts';

const mostKept = 300;
/** Larger products are evaluated anew, so that nobody fills the memory with them. */
const mostKeptParts = 400;

const kept = new Map<string, Evaluation>();

/** A document that changed is another object, also under the same name and version. */
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
    // The last used stands last.
    keep(key, known);
    return known;
  }
  const evaluation = evaluate(compiled, values);
  if (evaluation.instances.length > mostKeptParts) return evaluation;
  keep(key, evaluation);
  // Whoever prices what was evaluated asks with all of its values; where nothing was wrong with what was asked, they say the same.
  if (evaluation.problems.length === 0) keep(`${document}|${canonicalJson(evaluation.values)}`, evaluation);
  return evaluation;
}
