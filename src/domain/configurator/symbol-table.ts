/**
 * What a model's formulas may name, and the place each value has in a calculation. Formulas become functions here; whatever does not fit is a fault with the cell it stands in.
 * Specification: configurator design §5.2, §5.10. It knows no part of a model but its tables.
 */
import { checkFormula, type NameInfo, type Scope, type Unit } from '#domain/formula/check.ts';
import { compileFormula, type Formula } from '#domain/formula/compile.ts';
import { parseFormula } from '#domain/formula/parse.ts';
import type { FormulaNode, ValueType } from '#domain/formula/syntax.ts';
import type { Table } from '#domain/formula/table.ts';
import type { ModelFault, Triple } from './compiled-model.ts';
import type { Expr, Param } from './model-schema.ts';

const reservedNames = ['menge', 'k', 'cam', 'viewOnly', 'darstellung', 'totalParts', 'totalWeight', 'totalVolume', 'quantity'];

export const zero: Formula = () => 0;

export function parseExpr(expr: Expr): ReturnType<typeof parseFormula> {
  return parseFormula(String(expr));
}

export function valueTypeOf(param: Param): ValueType {
  return param.type === 'number' ? 'number' : param.type === 'bool' ? 'boolean' : 'text';
}

export class SymbolTable {
  readonly faults: ModelFault[] = [];
  /** Formulas whose origin can be shown, by the value they compute. */
  readonly trees = new Map<string, FormulaNode>();
  readonly tables: ReadonlyMap<string, Table>;
  private readonly names = new Map<string, NameInfo>();
  private count = 0;

  constructor(tables: ReadonlyMap<string, Table>) {
    this.tables = tables;
  }

  get slotCount(): number {
    return this.count;
  }

  /** Places in use at the same time, beyond those that have names everywhere. */
  reserve(slotCount: number): void {
    this.count = Math.max(this.count, slotCount);
  }

  fault(where: string, key: string, detail: string): void {
    this.faults.push({ where, key, detail });
  }

  /** What can be named now; `parts`: after the parts are counted. */
  scope(parts: boolean): Scope {
    return { names: new Map(this.names), tables: this.tables, parts };
  }

  info(id: string): NameInfo | undefined {
    return this.names.get(id);
  }

  name(where: string, id: string, type: ValueType, unit: Unit): number {
    if (this.names.has(id) || (reservedNames.includes(id) && where !== 'totals')) this.fault(where, 'duplicate-name', id);
    const slot = this.count;
    this.count += 1;
    this.names.set(id, { slot, type, unit });
    return slot;
  }

  formula(where: string, expr: Expr, scope: Scope, type: ValueType, tree?: string): Formula {
    const parsed = parseExpr(expr);
    if ('fault' in parsed) {
      this.fault(where, parsed.fault.key, parsed.fault.detail);
      return zero;
    }
    const checked = checkFormula(parsed.node, scope);
    for (const fault of checked.faults) this.fault(where, fault.key, fault.detail);
    if (checked.faults.length > 0) return zero;
    if (checked.type !== type) this.fault(where, 'result-type', checked.type);
    if (tree !== undefined) this.trees.set(tree, parsed.node);
    return compileFormula(parsed.node, scope);
  }

  triple(where: string, exprs: readonly [Expr, Expr, Expr], scope: Scope): Triple {
    const [a, b, c] = exprs;
    return [this.formula(where, a, scope, 'number'), this.formula(where, b, scope, 'number'), this.formula(where, c, scope, 'number')];
  }
}
