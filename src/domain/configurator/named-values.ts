/**
 * The values of a model's named formulas, even while the model has faults: a formula with a fault has no value, and those that read it have none either.
 * For the office's editor; shops evaluate only models without a fault.
 */
import { namesOf } from '#domain/formula/check.ts';
import type { FormulaValue } from '#domain/formula/syntax.ts';
import type { CompiledModel, ModelFault } from './compiled-model.ts';
import { emptyFrame, evaluate, prepare } from './evaluate.ts';
import type { Values } from './evaluation.ts';
import { parseExpr } from './symbol-table.ts';

export interface NamedValue {
  id: string;
  /** Null: it has a fault, or depends on one that has. */
  value: FormulaValue | null;
  unit: string;
  /** Name of the faulty formula it depends on; null: the fault is its own, or there is none. */
  waitsFor: string | null;
}

/** Parameters, computed values and results, in the model's order. */
export function namedValues(compiled: CompiledModel, faults: readonly ModelFault[], values: Values): NamedValue[] {
  const { model, scope } = compiled;
  const faulty = new Set(faults.flatMap(({ where }) => /^(?:let|outputs|params)\.([^.]+)/.exec(where)?.[1] ?? []));
  const blocked = blockedBy(compiled, faulty);
  const frame = emptyFrame(compiled);
  prepare(compiled, values, frame);
  const outputs = faults.length === 0 ? evaluate(compiled, values).outputs : {};
  const named = (id: string, unit: string, value: FormulaValue | undefined): NamedValue => {
    const waitsFor = blocked.get(id) ?? null;
    const known = waitsFor === null && !faulty.has(id) && value !== undefined && !Number.isNaN(value);
    return { id, unit, value: known ? value : null, waitsFor };
  };
  const slot = (id: string): FormulaValue | undefined => {
    const info = scope.names.get(id);
    return info === undefined ? undefined : frame.slots[info.slot];
  };
  return [
    ...compiled.params.map(({ param }) => named(param.id, param.unit ?? '', slot(param.id))),
    ...model.let.map(({ id, unit }) => named(id, unit ?? scope.names.get(id)?.unit ?? '', slot(id))),
    ...Object.entries(model.outputs).map(([id, { unit }]) => named(id, unit, outputs[id]?.value)),
  ];
}

/** For each formula that depends on a faulty one, directly or not: the first such name. */
function blockedBy({ model }: CompiledModel, faulty: ReadonlySet<string>): Map<string, string> {
  const formulas = [
    ...model.let.map(({ id, expr }) => ({ id, expr })),
    ...Object.entries(model.outputs).map(([id, { expr }]) => ({ id, expr })),
  ];
  const reads = formulas.map(({ id, expr }) => {
    const parsed = parseExpr(expr);
    return { id, names: 'node' in parsed ? [...namesOf(parsed.node)] : [] };
  });
  const blocked = new Map<string, string>();
  for (let before = -1; before !== blocked.size;) {
    before = blocked.size;
    for (const { id, names } of reads) {
      if (blocked.has(id) || faulty.has(id)) continue;
      const cause = names.flatMap((name) => (faulty.has(name) ? [name] : (blocked.get(name) ?? [])))[0];
      if (cause !== undefined) blocked.set(id, cause);
    }
  }
  return blocked;
}
