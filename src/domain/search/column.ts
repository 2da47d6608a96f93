/** A figure of every row of a table, with the rows in its order, so that bounds and extremes of a part of them are found quickly. */
import { RowSet } from './row-set.ts';

export interface Column {
  /** NaN: the row has none. */
  readonly values: Float64Array;
  /** Rows that have one, lowest first. */
  readonly order: readonly number[];
}

export function columnOf(size: number, valueOf: (row: number) => number | null): Column {
  const values = Float64Array.from({ length: size }, (_, row) => valueOf(row) ?? NaN);
  const order = [...values.keys()].filter((row) => !Number.isNaN(values[row])).sort((a, b) => values[a]! - values[b]!);
  return { values, order };
}

/** Lowest and highest figure of these rows; null when none of them has one. */
export function extremes({ values, order }: Column, rows: RowSet): { lowest: number; highest: number } | null {
  const lowest = order.find((row) => rows.has(row));
  const highest = order.findLast((row) => rows.has(row));
  return lowest === undefined || highest === undefined ? null : { lowest: values[lowest]!, highest: values[highest]! };
}

/** Rows whose figure lies between the bounds, both included; null: no bound. */
export function between({ values, order }: Column, from: number | null, to: number | null): RowSet {
  const rows = new RowSet(values.length);
  for (const row of order) if ((from === null || values[row]! >= from) && (to === null || values[row]! <= to)) rows.add(row);
  return rows;
}

/** What has no figure comes last, in either direction. */
export function compareFigures(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return direction * (a - b);
}
