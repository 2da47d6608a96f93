/** A table as read from a file: headings, and rows with the line number that a spreadsheet program shows. */

export interface TableRow {
  /** Counted from 1, including the headings. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** The first row that is not empty holds the headings; empty rows are left out. */
export function tableOf(rows: readonly TableRow[]): Table {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rest] = filled;
  const headings = (head?.cells ?? []).map((cell) => cell.replaceAll(/\s+/g, ' ').trim().slice(0, 200));
  while (headings.at(-1) === '') headings.pop();
  return { headings, rows: rest };
}

/** Adds a first column with the same value in every row; a row that was cut off stays short. */
export const withColumn = ({ headings, rows }: Table, heading: string, value: string): Table => ({
  headings: [heading, ...headings],
  rows: rows.map(({ line, cells }) => ({ line, cells: [value, ...cells] })),
});
