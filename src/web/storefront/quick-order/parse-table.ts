/** Cells of a pasted or uploaded text: tabs, semicolons, commas or bars, with quotes as spreadsheet programs write them. Loaded when it is needed. */
import Papa from 'papaparse';
import { maximumRows } from '#domain/quick-order/read-table.ts';

/** A head and one row more than allowed are enough to see that there are too many. */
const readRows = maximumRows + 50;

/** The first one wins a draw: nobody types a tab, and a comma may stand in a number. */
const delimiters = ['\t', ';', ',', '|'];
const looksAtLines = 50;

export function parseTable(text: string): string[][] {
  const bare = text.replace(/^\uFEFF/, '');
  return Papa.parse<string[]>(bare, { delimiter: delimiterOf(bare), preview: readRows }).data;
}

/** The one that stands in most of the first lines. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n|\r/, looksAtLines);
  const counted = delimiters.map((delimiter) => ({ delimiter, lines: lines.filter((line) => line.includes(delimiter)).length }));
  return counted.reduce((best, each) => (each.lines > best.lines ? each : best)).delimiter;
}
