/** Rows of a text table: separated by semicolons, tabs, commas or bars, detected from its first line; quotes as spreadsheet programs write them. */
import Papa from 'papaparse';
import { unguarded } from '#domain/list/csv.ts';
import type { TableRow } from '#domain/import/table.ts';
import { TableRefused } from './table-refused.ts';
import { tableLimits } from './table-limits.ts';

const delimiters = [';', '\t', ',', '|'];

export function readCsv(text: string): TableRow[] {
  const { body, delimiter, skipped } = headOf(text);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, preview: tableLimits.rows + 100 });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open !== undefined) throw new TableRefused('importFileCut', { line: (open.row ?? 0) + 1 + skipped });
  return data.map((cells, at) => ({ line: at + 1 + skipped, cells: cells.map(unguarded) }));
}

/** `sep=;` in the first line sets the separator; otherwise it is the one that splits the first line into the most cells. */
function headOf(text: string): { body: string; delimiter: string; skipped: number } {
  const named = /^sep=(.)\r?\n/i.exec(text);
  if (named?.[1] !== undefined) return { body: text.slice(named[0].length), delimiter: named[1], skipped: 1 };
  const parts = (delimiter: string): number => Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  const [best = ';'] = delimiters.toSorted((a, b) => parts(b) - parts(a));
  return { body: text, delimiter: best, skipped: 0 };
}
