/** A table as read from a file: headings, and rows with the line number that a spreadsheet program shows. */
import { headingPlace, headingsOf, isFilled } from './heading-row.ts';
import type { KnownHeadings } from './heading-row.ts';

export interface TableRow {
  /** Counted from 1, including the headings. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface SheetTable extends Table {
  /** What stands above the headings, and their own row as the last. */
  readonly head: readonly TableRow[];
  readonly headingLine: number;
}

/** Empty rows are left out. */
export function tableOf(rows: readonly TableRow[], known: KnownHeadings): SheetTable {
  const filled = rows.filter(({ cells }) => isFilled(cells)).map(({ line, cells }) => ({ line, cells: cells.map(storable) }));
  const place = headingPlace(
    filled.map(({ cells }) => cells),
    known,
  );
  return tableBelow(filled, place);
}

/** With the headings in the row at this place. */
export const tableBelow = (rows: readonly TableRow[], place: number): SheetTable => ({
  headings: headingsOf(rows[place]?.cells ?? []),
  headingLine: rows[place]?.line ?? 1,
  head: rows.slice(0, place + 1),
  rows: rows.slice(place + 1),
});

/** A workbook can hold a character that no database keeps; a sign in its place shows that something stood there. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** Adds a first column with the same value in every row; a row that was cut off stays short. */
export const withColumn = ({ headings, rows }: Table, heading: string, value: string): Table => ({
  headings: [heading, ...headings],
  rows: rows.map(({ line, cells }) => ({ line, cells: [value, ...cells] })),
});
