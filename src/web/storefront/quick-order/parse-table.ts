/** Cells of a pasted or uploaded text: separated by tabs, semicolons, commas or pipes, quoted as by spreadsheet programs. Loaded on demand. */
import Papa from 'papaparse';
import { maximumRows } from '#domain/quick-order/read-table.ts';

/** A heading and one row more than allowed are enough to see that there are too many. */
const readRows = maximumRows + 50;

/** On a tie the first one wins: a tab is rarely typed, and a comma may be part of a number. */
const delimiters = ['\t', ';', ',', '|'];
/** Those that part a line by themselves, whatever parts the others. */
const sureDelimiters = ['\t', ';', '|'];
const looksAtLines = 50;

export function parseTable(text: string): string[][] {
  const bare = text.replace(/^\uFEFF/, '');
  return rowsOf(bare, delimiterOf(bare)).map((row) => (row.length === 1 ? apart(row[0] ?? '') : row));
}

const rowsOf = (text: string, delimiter: string): string[][] => Papa.parse<string[]>(text, { delimiter, preview: readRows }).data;

/** A line with a delimiter of its own: pasted together from two sources. */
function apart(line: string): string[] {
  const own = sureDelimiters.find((delimiter) => line.includes(delimiter));
  return own === undefined ? [line] : (rowsOf(line, own)[0] ?? [line]);
}

/** The delimiter found in most of the first lines. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n|\r/, looksAtLines);
  const counted = delimiters.map((delimiter) => ({ delimiter, lines: lines.filter((line) => line.includes(delimiter)).length }));
  return counted.reduce((best, each) => (each.lines > best.lines ? each : best)).delimiter;
}
