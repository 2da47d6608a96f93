/**
 * The order in which a model's values are computed: each after the names in its formula; a cycle is a fault. Specification: configurator design §5.4 step 2.
 */
import { checkFormula, namesOf } from '#domain/formula/check.ts';
import type { CompiledParam, Step } from './compiled-model.ts';
import type { Expr, Param, ProductModel } from './model-schema.ts';
import { parseExpr, type SymbolTable } from './symbol-table.ts';

/** Slot and formula of each computed name. */
export type ComputedNames = ReadonlyMap<string, { slot: number; expr: Expr }>;

/** Types and units of computed values follow from their formulas, in whatever order these are written. */
export function nameComputed(model: ProductModel, symbols: SymbolTable): ComputedNames {
  const lets = new Map<string, { slot: number; expr: Expr }>();
  let waiting = model.let;
  while (waiting.length > 0) {
    const ready = waiting.filter((item) => {
      const parsed = parseExpr(item.expr);
      return (
        'fault' in parsed ||
        [...namesOf(parsed.node)].every((name) => symbols.info(name) !== undefined || !waiting.some((other) => other.id === name))
      );
    });
    if (ready.length === 0) {
      symbols.fault(`let.${waiting[0]?.id ?? ''}`, 'cycle', waiting.map((item) => item.id).join(', '));
      return lets;
    }
    for (const item of ready) {
      const parsed = parseExpr(item.expr);
      const checked = 'node' in parsed ? checkFormula(parsed.node, symbols.scope(false)) : { type: 'number' as const, unit: null };
      if (item.unit !== undefined && checked.unit !== null && item.unit !== checked.unit)
        symbols.fault(`let.${item.id}`, 'unit', `${item.unit} / ${checked.unit}`);
      lets.set(item.id, { slot: symbols.name(`let.${item.id}`, item.id, checked.type, item.unit ?? checked.unit), expr: item.expr });
    }
    waiting = waiting.filter((item) => !ready.includes(item));
  }
  return lets;
}

/** Parameters need their minimum and their offered options before they have a value; the rest follows. */
export function calculationOrder(params: readonly CompiledParam[], computed: ComputedNames, symbols: SymbolTable): Step[] {
  const scope = symbols.scope(false);
  const steps: Step[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string): void => {
    if (state.get(id) === 'done') return;
    if (state.get(id) === 'open') {
      symbols.fault(id, 'cycle', id);
      return;
    }
    state.set(id, 'open');
    const param = params.find((candidate) => candidate.param.id === id);
    const item = computed.get(id);
    const needs = param !== undefined ? startExprs(param.param) : item !== undefined ? [item.expr] : [];
    for (const expr of needs) {
      const parsed = parseExpr(expr);
      if ('node' in parsed) namesOf(parsed.node).forEach(visit);
    }
    state.set(id, 'done');
    if (param !== undefined) steps.push({ kind: 'param', param });
    else if (item !== undefined)
      steps.push({
        kind: 'let',
        id,
        slot: item.slot,
        formula: symbols.formula(`let.${id}`, item.expr, scope, symbols.info(id)?.type ?? 'number', id),
      });
  };
  for (const param of params) visit(param.param.id);
  for (const id of computed.keys()) visit(id);
  return steps;
}

/** Formulas that must be computed before a parameter can get its value. */
function startExprs(param: Param): Expr[] {
  if (param.type === 'number') return [param.min];
  return param.type === 'option' ? param.options.flatMap((option) => (option.when === undefined ? [] : [option.when])) : [];
}
