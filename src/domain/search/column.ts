/** A figure of every row of a table, with the rows sorted by it, so that bounds and extremes of some of them are found quickly. */
import { RowSet } from './row-set.ts';

export interface Column {
  /** NaN: the row has no figure. */
  readonly values: Float64Array;
  /** Rows with a figure, lowest first. */
  readonly order: readonly number[];
  /** The same as a set. */
  readonly having: RowSet;
  /** Rows with at least this figure; cached, so meant for a few round figures. */
  readonly atLeast: (figure: number) => RowSet;
}

export function columnOf(size: number, valueOf: (row: number) => number | null): Column {
  const values = Float64Array.from({ length: size }, (_, row) => valueOf(row) ?? NaN);
  const order = [...values.keys()].filter((row) => !Number.isNaN(values[row])).sort((a, b) => values[a]! - values[b]!);
  const having = new RowSet(size, order);
  const kept = new Map<number, RowSet>();
  const atLeast = (figure: number): RowSet => {
    const known = kept.get(figure) ?? within(having, { values }, figure, null);
    kept.set(figure, known);
    return known;
  };
  return { values, order, having, atLeast };
}

/** Of so many rows in order one is looked for; fewer are examined one by one, as the first of them may stand anywhere in the order. */
const denseFrom = 1 / 8;

/** Lowest and highest figure of these rows; null when none of them has one. */
export function extremes({ values, order, having }: Column, rows: RowSet): { lowest: number; highest: number } | null {
  const count = having.countIn(rows);
  if (count === 0) return null;
  if (count > order.length * denseFrom) {
    const isAmong = (row: number): boolean => rows.has(row);
    return { lowest: values[order.find(isAmong)!]!, highest: values[order.findLast(isAmong)!]! };
  }
  let lowest = Infinity;
  let highest = -Infinity;
  for (const row of rows.rows()) {
    const figure = values[row]!;
    // Comparisons with NaN are false.
    if (figure < lowest) lowest = figure;
    if (figure > highest) highest = figure;
  }
  return { lowest, highest };
}

/** The rows whose figure is between the bounds, both included; null: no bound. */
export function within(rows: RowSet, { values }: Pick<Column, 'values'>, from: number | null, to: number | null): RowSet {
  const found = new RowSet(values.length);
  // Comparisons with NaN are false.
  for (const row of rows.rows()) if (values[row]! >= (from ?? -Infinity) && values[row]! <= (to ?? Infinity)) found.add(row);
  return found;
}

/** Rows without a figure come last in both directions. */
export function compareFigures(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return direction * (a - b);
}
