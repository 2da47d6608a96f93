/**
 * The names available to a model's formulas, and the slot of each value in a calculation. Compiles formulas
 * into functions; anything invalid is a fault with the cell it is in.
 * Specification: configurator design §5.2, §5.10. It knows no part of a model but its tables.
 */
import { checkFormula, type NameInfo, type Scope, type Unit } from '#domain/formula/check.ts';
import { compileFormula, type Formula } from '#domain/formula/compile.ts';
import { parseFormula } from '#domain/formula/parse.ts';
import { namesFor, nearestName } from '#domain/formula/nearest-name.ts';
import type { FormulaFault, FormulaNode, ValueType } from '#domain/formula/syntax.ts';
import type { Table } from '#domain/formula/table.ts';
import type { ModelFault, Triple } from './compiled-model.ts';
import type { Expr, Param } from './model-schema.ts';

const reservedNames = ['menge', 'k', 'v', 'cam', 'viewOnly', 'darstellung', 'totalParts', 'totalWeight', 'totalVolume', 'quantity'];

export const zero: Formula = () => 0;

export function parseExpr(expr: Expr): ReturnType<typeof parseFormula> {
  return parseFormula(String(expr));
}

export function valueTypeOf(param: Param): ValueType {
  return param.type === 'number' ? 'number' : param.type === 'bool' ? 'boolean' : 'text';
}

export class SymbolTable {
  readonly faults: ModelFault[] = [];
  /** Formulas whose origin can be explained, by the value they compute. */
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

  /** Slots in use at the same time, beyond those of names that are valid everywhere. */
  reserve(slotCount: number): void {
    this.count = Math.max(this.count, slotCount);
  }

  fault(where: string, key: string, detail: string, more: Pick<ModelFault, 'at' | 'nearest'> = {}): void {
    this.faults.push({ where, key, detail, ...more });
  }

  private formulaFault(where: string, { key, at, detail }: FormulaFault, scope: Scope): void {
    const nearest = nearestName(detail, namesFor(key, scope));
    this.fault(where, key, detail, { at, ...(nearest === null ? {} : { nearest }) });
  }

  /** Names available now; `parts`: after the parts are counted. */
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
      this.formulaFault(where, parsed.fault, scope);
      return zero;
    }
    const checked = checkFormula(parsed.node, scope);
    for (const fault of checked.faults) this.formulaFault(where, fault, scope);
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
