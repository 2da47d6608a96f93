/**
 * Explains the value of a formula: the names it read with their values and the table rows that matched. The words around it are the caller's.
 * Specification: configurator design §5.6 ("why 18 mm").
 */
import { compileFormula, type Frame } from './compile.ts';
import { namesOf, type Scope } from './check.ts';
import { findRow, type Table } from './table.ts';
import type { FormulaNode, FormulaValue } from './syntax.ts';

export interface TableAnswer {
  table: string;
  key: FormulaValue;
  /** 1-based row as shown in an editor; 0 = no row matched. */
  row: number;
  limit: number | string | null;
  column: string;
}

export interface FormulaTrace {
  value: FormulaValue;
  names: { name: string; value: FormulaValue }[];
  tables: TableAnswer[];
}

function lookups(node: FormulaNode, found: (FormulaNode & { kind: 'call' })[]): (FormulaNode & { kind: 'call' })[] {
  if (node.kind === 'call') {
    if (node.name === 'lookup') found.push(node);
    node.args.forEach((child) => lookups(child, found));
  } else if (node.kind === 'unary') lookups(node.operand, found);
  else if (node.kind === 'binary') [node.left, node.right].forEach((child) => lookups(child, found));
  else if (node.kind === 'conditional') [node.test, node.whenTrue, node.whenFalse].forEach((child) => lookups(child, found));
  return found;
}

function literal(node: FormulaNode | undefined): string {
  return node?.kind === 'literal' ? String(node.value) : '';
}

function answer(call: FormulaNode & { kind: 'call' }, scope: Scope, frame: Frame): TableAnswer {
  const [tableNode, keyNode, columnNode] = call.args;
  const id = literal(tableNode);
  const table = scope.tables.get(id) as Table;
  const key = compileFormula(keyNode as FormulaNode, scope)(frame);
  const index = findRow(table, key);
  return { table: id, key, row: index + 1, limit: table.rows[index]?.[table.key] ?? null, column: literal(columnNode) };
}

export function traceFormula(node: FormulaNode, scope: Scope, frame: Frame): FormulaTrace {
  const names = [...namesOf(node)].map((name) => ({ name, value: frame.slots[scope.names.get(name)?.slot ?? -1] ?? '' }));
  return { value: compileFormula(node, scope)(frame), names, tables: lookups(node, []).map((call) => answer(call, scope, frame)) };
}
