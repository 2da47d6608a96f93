/** Finds the row with the headings: people write a title, a day and their name above it. */
import { wordKey } from './field.ts';
import { headingsKey } from './mapping.ts';

export interface KnownHeadings {
  /** What a heading means: its field, by `wordKey`. */
  readonly words: ReadonlyMap<string, string>;
  /** Tables that were mapped by hand: how many of their columns fill a field, by `headingsKey`. */
  readonly tables: ReadonlyMap<string, number>;
}

type Cells = readonly string[];

/** The most rows that are looked at. */
const mostAbove = 20;

export const isFilled = (cells: Cells): boolean => cells.some((cell) => cell.trim() !== '');

export function headingsOf(cells: Cells): string[] {
  const headings = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim().slice(0, 200));
  while (headings.at(-1) === '') headings.pop();
  return headings;
}

/** Number of columns whose meaning is known if this row holds the headings. */
export function knownColumns(cells: Cells, { words, tables }: KnownHeadings): number {
  const headings = headingsOf(cells);
  const fields = new Set(headings.flatMap((heading) => words.get(wordKey(heading)) ?? []));
  const key = headingsKey(headings);
  // A table for which the customer was chosen was mapped with a column in front.
  const mapped = [...tables].filter(([table]) => table === key || table.endsWith(`|${key}`)).map(([, columns]) => columns);
  return Math.max(fields.size, ...mapped);
}

/** Of rows that are not empty: the place of the one with the headings. Without a known word, the first that is filled across most of the table. */
export function headingPlace(rows: readonly Cells[], known: KnownHeadings): number {
  // The last one has nothing below it.
  const near = rows.slice(0, Math.min(mostAbove, Math.max(1, rows.length - 1)));
  const columns = near.map((cells) => knownColumns(cells, known));
  const most = Math.max(0, ...columns);
  const filled = near.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  if (most === 0) {
    const widest = Math.max(0, ...filled);
    return Math.max(
      0,
      filled.findIndex((count) => count * 2 > widest),
    );
  }
  // A title of one cell may be a word that is a heading elsewhere.
  const wide = columns.findIndex((count, at) => count === most && (filled[at] ?? 0) > 1);
  const place = wide < 0 ? columns.indexOf(most) : wide;
  // A single known word may be what a record is called.
  const isHeading = most > 1 || filled.slice(0, place).every((count) => count === 1);
  return isHeading ? place : 0;
}
