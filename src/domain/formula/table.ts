/**
 * Tables of a product model, such as board thickness by load. `firstMax`: the first row whose key column is not below the key; `exact`: the row with that key;
 * `linear`: between the neighbouring rows. No row means that the value is undefined. Specification: configurator design §5.1.
 */
import type { FormulaValue } from './syntax.ts';

export interface Table {
  /** Column in which rows are looked up. */
  key: string;
  /** Column → unit, or `text`. */
  columns: Readonly<Record<string, string>>;
  rows: readonly Readonly<Record<string, number | string>>[];
  lookup: 'firstMax' | 'exact' | 'linear';
}

/** Index of the matching row, or -1. For `linear` the upper neighbour. */
export function findRow(table: Table, key: FormulaValue): number {
  const { rows, key: column } = table;
  if (table.lookup === 'exact') return rows.findIndex((row) => row[column] === key);
  if (typeof key !== 'number' || Number.isNaN(key)) return -1;
  const index = rows.findIndex((row) => key <= Number(row[column]) + 1e-9);
  if (table.lookup === 'linear' && index === 0 && key < Number(rows[0]?.[column]) - 1e-9) return -1;
  return index;
}

/** The cell, or undefined if no row matches. */
export function lookUp(table: Table, key: FormulaValue, column: string): number | string | undefined {
  const index = findRow(table, key);
  const row = rows(table, index);
  if (row === undefined) return undefined;
  const below = rows(table, index - 1);
  if (table.lookup !== 'linear' || below === undefined) return row[column];
  const from = Number(below[table.key]);
  const share = (Number(key) - from) / (Number(row[table.key]) - from);
  return Number(below[column]) + share * (Number(row[column]) - Number(below[column]));
}

function rows(table: Table, index: number): Readonly<Record<string, number | string>> | undefined {
  return table.rows[index];
}
