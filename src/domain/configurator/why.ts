/**
 * Explains a number: its formula, the values it came from and the table row that decided, down to the customer's input ("18 mm, because 150 kg ≤ 250 kg").
 * Specification: configurator design §5.6.
 */
import { traceFormula } from '#domain/formula/trace.ts';
import type { FormulaValue } from '#domain/formula/syntax.ts';
import type { CompiledModel } from './compiled-model.ts';
import { emptyFrame, evaluate, prepare, tallyOf } from './evaluate.ts';
import type { Localized } from './evaluation.ts';
import type { RawValues } from './normalise.ts';

export interface Why {
  id: string;
  /** null for intermediate values that have no name of their own. */
  label: Localized | null;
  value: FormulaValue;
  unit: string;
  /** null for the customer's input. */
  formula: string | null;
  tables: { label: Localized | null; row: number; key: FormulaValue; limit: number | string | null; unit: string }[];
  because: Why[];
}

/** The explanation of a parameter, computed value or output, or null if there is none for that id. */
export function why(compiled: CompiledModel, raw: RawValues, id: string): Why | null {
  const { model, scope, trees } = compiled;
  const frame = emptyFrame(compiled);
  prepare(compiled, raw, frame);
  const { partList, instances, totals, outputs } = evaluate(compiled, raw);
  frame.parts = tallyOf(partList, instances);
  frame.slots[compiled.totalSlots.parts] = totals.parts;
  frame.slots[compiled.totalSlots.weight] = totals.weight;
  frame.slots[compiled.totalSlots.volume] = totals.woodVolume;
  for (const output of compiled.outputs) frame.slots[output.slot] = outputs[output.id]?.value ?? 0;

  const explain = (name: string, seen: readonly string[]): Why | null => {
    const info = scope.names.get(name);
    if (info === undefined) return null;
    const param = model.params.find((candidate) => candidate.id === name);
    const item = model.let.find((candidate) => candidate.id === name);
    const output = Object.hasOwn(model.outputs, name) ? model.outputs[name] : undefined;
    const tree = trees.get(name);
    const label = param?.label ?? item?.label ?? output?.label ?? null;
    const unit = output?.unit ?? info.unit ?? '';
    if (tree === undefined || seen.includes(name))
      return { id: name, label, value: frame.slots[info.slot] ?? 0, unit, formula: null, tables: [], because: [] };
    const trace = traceFormula(tree, scope, frame);
    return {
      id: name,
      label,
      value: trace.value,
      unit,
      formula: String(item?.expr ?? output?.expr ?? ''),
      tables: trace.tables.map((answer) => {
        const table = model.tables[answer.table];
        return {
          label: table?.label ?? null,
          row: answer.row,
          key: answer.key,
          limit: answer.limit,
          unit: table?.columns[table.key] ?? '',
        };
      }),
      because: trace.names.flatMap((entry) => explain(entry.name, [...seen, name]) ?? []),
    };
  };
  return explain(id, []);
}
