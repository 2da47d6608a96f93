/**
 * Checks a formula before it is run: every name and function is known, types fit, and lengths are not added to weights.
 * Units are tracked where that is simple (sums, comparisons, minimum); a product or quotient has no known unit. Specification: configurator design §5.2.
 */
import { formulaFunctions, partFields, partFunctions } from './function.ts';
import type { Table } from './table.ts';
import type { FormulaFault, FormulaNode, ValueType } from './syntax.ts';

/** A unit such as `mm`; '' is a plain number; null = not known, fits everything. */
export type Unit = string | null;

export interface NameInfo {
  slot: number;
  type: ValueType;
  unit: Unit;
}

export interface Scope {
  names: ReadonlyMap<string, NameInfo>;
  tables: ReadonlyMap<string, Table>;
  /** Whether the product's parts are already known when the formula runs. */
  parts: boolean;
}

export interface Checked {
  type: ValueType;
  unit: Unit;
}

type Report = (key: FormulaFault['key'], at: number, detail: string) => void;

const comparing = new Set(['<', '<=', '>', '>=']);

function common(left: Unit, right: Unit): Unit {
  return left ?? right;
}

function clash(left: Unit, right: Unit): boolean {
  return left !== null && right !== null && left !== right;
}

function literalText(node: FormulaNode | undefined): string | null {
  return node?.kind === 'literal' && typeof node.value === 'string' ? node.value : null;
}

function checkLookup(node: FormulaNode & { kind: 'call' }, scope: Scope, report: Report): Checked {
  const [tableNode, keyNode, columnNode] = node.args;
  const unknown: Checked = { type: 'number', unit: null };
  if (node.args.length !== 3 || keyNode === undefined) {
    report('argument-count', node.at, 'lookup');
    return unknown;
  }
  const tableId = literalText(tableNode);
  const table = tableId === null ? undefined : scope.tables.get(tableId);
  if (table === undefined) {
    report('unknown-table', node.at, tableId ?? '');
    return unknown;
  }
  const key = visit(keyNode, scope, report);
  const keyColumn = table.columns[table.key];
  if ((key.type === 'text') !== (keyColumn === 'text')) report('argument-type', keyNode.at, 'lookup');
  else if (keyColumn !== 'text' && clash(key.unit, keyColumn ?? null)) report('unit', keyNode.at, `${key.unit} / ${keyColumn}`);
  const columnId = literalText(columnNode);
  const column = columnId !== null && Object.hasOwn(table.columns, columnId) ? table.columns[columnId] : undefined;
  if (column === undefined) {
    report('unknown-column', node.at, columnId ?? '');
    return unknown;
  }
  return column === 'text' ? { type: 'text', unit: null } : { type: 'number', unit: column };
}

function checkParts(node: FormulaNode & { kind: 'call' }, scope: Scope, report: Report): Checked {
  if (!scope.parts) report('parts-not-known-yet', node.at, node.name);
  const wanted = node.name === 'countParts' ? 1 : 2;
  if (node.args.length !== wanted) report('argument-count', node.at, node.name);
  if (literalText(node.args[0]) === null) report('argument-type', node.at, node.name);
  const field = literalText(node.args[1]);
  if (wanted === 2 && !partFields.some((known) => known === field)) report('unknown-column', node.at, field ?? '');
  return { type: 'number', unit: null };
}

function checkCall(node: FormulaNode & { kind: 'call' }, scope: Scope, report: Report): Checked {
  if (node.name === 'lookup') return checkLookup(node, scope, report);
  if (partFunctions.some((name) => name === node.name)) return checkParts(node, scope, report);
  const known = formulaFunctions.get(node.name);
  if (known === undefined) {
    report('unknown-function', node.at, node.name);
    return { type: 'number', unit: null };
  }
  if (node.args.length < known.least || node.args.length > known.most) report('argument-count', node.at, node.name);
  const args = node.args.map((arg) => visit(arg, scope, report));
  if (known.takes !== 'any' && args.some((arg) => arg.type !== known.takes)) report('argument-type', node.at, node.name);
  if (known.unit === 'none') return { type: known.gives, unit: '' };
  if (known.unit === 'unknown') return { type: known.gives, unit: null };
  if (known.unit === 'first') return { type: known.gives, unit: args[0]?.unit ?? null };
  const units = args.map((arg) => arg.unit).filter((unit) => unit !== null);
  if (new Set(units).size > 1) report('unit', node.at, units.join(' / '));
  return { type: known.gives, unit: units[0] ?? null };
}

function checkBinary(node: FormulaNode & { kind: 'binary' }, scope: Scope, report: Report): Checked {
  const left = visit(node.left, scope, report);
  const right = visit(node.right, scope, report);
  const { operator, at } = node;
  if (operator === '||' || operator === '&&') {
    if (left.type !== 'boolean' || right.type !== 'boolean') report('operand-type', at, operator);
    return { type: 'boolean', unit: null };
  }
  if (operator === '==' || operator === '!=') {
    if (left.type !== right.type) report('operand-type', at, operator);
    return { type: 'boolean', unit: null };
  }
  if (left.type !== 'number' || right.type !== 'number') report('operand-type', at, operator);
  const additive = operator === '+' || operator === '-';
  if ((additive || operator === '%' || comparing.has(operator)) && clash(left.unit, right.unit))
    report('unit', at, `${left.unit} / ${right.unit}`);
  if (comparing.has(operator)) return { type: 'boolean', unit: null };
  return { type: 'number', unit: additive || operator === '%' ? common(left.unit, right.unit) : null };
}

function visit(node: FormulaNode, scope: Scope, report: Report): Checked {
  switch (node.kind) {
    case 'literal':
      // A bare number takes the unit of what it is added to.
      return { type: typeof node.value === 'string' ? 'text' : typeof node.value === 'boolean' ? 'boolean' : 'number', unit: null };
    case 'name': {
      const info = scope.names.get(node.name);
      if (info === undefined) {
        report('unknown-name', node.at, node.name);
        return { type: 'number', unit: null };
      }
      return info;
    }
    case 'unary': {
      const operand = visit(node.operand, scope, report);
      if (operand.type !== (node.operator === '-' ? 'number' : 'boolean')) report('operand-type', node.at, node.operator);
      return operand;
    }
    case 'binary':
      return checkBinary(node, scope, report);
    case 'conditional': {
      if (visit(node.test, scope, report).type !== 'boolean') report('operand-type', node.at, '?');
      const whenTrue = visit(node.whenTrue, scope, report);
      const whenFalse = visit(node.whenFalse, scope, report);
      if (whenTrue.type !== whenFalse.type) report('operand-type', node.at, ':');
      if (clash(whenTrue.unit, whenFalse.unit)) report('unit', node.at, `${whenTrue.unit} / ${whenFalse.unit}`);
      return { type: whenTrue.type, unit: common(whenTrue.unit, whenFalse.unit) };
    }
    default:
      return checkCall(node, scope, report);
  }
}

export function checkFormula(node: FormulaNode, scope: Scope): Checked & { faults: FormulaFault[] } {
  const faults: FormulaFault[] = [];
  const { type, unit } = visit(node, scope, (key, at, detail) => faults.push({ key, at, detail }));
  return { type, unit, faults };
}

/** Names that a formula reads, in order of appearance, each once. */
export function namesOf(node: FormulaNode, found = new Set<string>()): Set<string> {
  if (node.kind === 'name') found.add(node.name);
  else if (node.kind === 'unary') namesOf(node.operand, found);
  else if (node.kind === 'binary') [node.left, node.right].forEach((child) => namesOf(child, found));
  else if (node.kind === 'conditional') [node.test, node.whenTrue, node.whenFalse].forEach((child) => namesOf(child, found));
  else if (node.kind === 'call') node.args.forEach((child) => namesOf(child, found));
  return found;
}

/** Whether a formula depends on the parts of the product. */
export function asksForParts(node: FormulaNode): boolean {
  if (node.kind === 'call') return partFunctions.some((name) => name === node.name) || node.args.some(asksForParts);
  if (node.kind === 'unary') return asksForParts(node.operand);
  if (node.kind === 'binary') return asksForParts(node.left) || asksForParts(node.right);
  if (node.kind === 'conditional') return asksForParts(node.test) || asksForParts(node.whenTrue) || asksForParts(node.whenFalse);
  return false;
}
