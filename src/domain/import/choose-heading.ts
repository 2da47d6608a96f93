/** Takes another row of a file for its headings: people see at once which one it is. */
import type { GivenColumn } from './given-column.ts';
import { headingsOf } from './heading-row.ts';
import { tableBelow } from './table.ts';
import type { SheetTable, Table, TableRow } from './table.ts';

/** The first rows of a file, as long as its headings may be chosen. */
export interface TableHead {
  /** Down to the headings, as they stand in the file. */
  readonly rows: readonly TableRow[];
  readonly given: readonly GivenColumn[];
}

/** The most rows that are offered. */
export const mostOffered = 40;

/** The file itself, without the columns that were put in front of it. */
export function fileRows({ rows }: TableHead, table: Table): TableRow[] {
  const inFront = table.headings.length - headingsOf(rows.at(-1)?.cells ?? []).length;
  return [...rows, ...table.rows.map(({ line, cells }) => ({ line, cells: cells.slice(inFront) }))];
}

/** Rows that may hold the headings: near the top, with something below. */
export const headingRows = (rows: readonly TableRow[]): readonly TableRow[] => rows.slice(0, Math.min(mostOffered, rows.length - 1));

/** Null: no such row is offered. */
export function tableFrom(rows: readonly TableRow[], line: number): SheetTable | null {
  const place = headingRows(rows).findIndex((row) => row.line === line);
  return place < 0 ? null : tableBelow(rows, place);
}

const longestText = 80;

/** What one sees of a row in a list. */
export const rowText = (cells: readonly string[]): string => {
  const signs = Array.from(
    headingsOf(cells)
      .filter((cell) => cell !== '')
      .join(' · '),
  );
  return signs.length > longestText ? `${signs.slice(0, longestText).join('')} …` : signs.join('');
};
