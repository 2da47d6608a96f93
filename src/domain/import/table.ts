/** A table as a file holds it: headings, and rows with the number that a spreadsheet program shows beside them. */

export interface TableRow {
  /** Counted from 1, the headings' included. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** The first row that holds anything are the headings; rows without anything are left out. */
export function tableOf(rows: readonly TableRow[]): Table {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rest] = filled;
  const headings = (head?.cells ?? []).map((cell) => cell.replaceAll(/\s+/g, ' ').trim().slice(0, 200));
  while (headings.at(-1) === '') headings.pop();
  return { headings, rows: rest };
}

/** With one more column, the first, that holds the same in every row; a row that was cut stays as short as it is. */
export const withColumn = ({ headings, rows }: Table, heading: string, value: string): Table => ({
  headings: [heading, ...headings],
  rows: rows.map(({ line, cells }) => ({ line, cells: [value, ...cells] })),
});
