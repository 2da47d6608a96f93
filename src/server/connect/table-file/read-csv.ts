/** Rows of a text table: separated by semicolons, tabs, commas or bars, detected from its headings; quotes as spreadsheet programs write them. */
import Papa from 'papaparse';
import { unguarded } from '#domain/list/csv.ts';
import { headingPlace, isFilled, knownColumns } from '#domain/import/heading-row.ts';
import type { KnownHeadings } from '#domain/import/heading-row.ts';
import type { TableRow } from '#domain/import/table.ts';
import { TableRefused } from './table-refused.ts';
import { tableLimits } from './table-limits.ts';

const delimiters = [';', '\t', ',', '|'];

export function readCsv(text: string, known: KnownHeadings): TableRow[] {
  const { body, delimiter, skipped } = headOf(text, known);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, preview: tableLimits.rows + 100 });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open !== undefined) throw new TableRefused('importFileCut', { line: (open.row ?? 0) + 1 + skipped });
  return data.map((cells, at) => ({ line: at + 1 + skipped, cells: cells.map(unguarded) }));
}

/** Lines that may stand in front of the headings, with the headings themselves. */
const firstLines = 40;

/** `sep=;` in the first line sets the separator; otherwise it is the one by which the headings have the most known words, or else the most cells. */
function headOf(text: string, known: KnownHeadings): { body: string; delimiter: string; skipped: number } {
  const named = /^sep=(.)\r?\n/i.exec(text);
  if (named?.[1] !== undefined) return { body: text.slice(named[0].length), delimiter: named[1], skipped: 1 };
  const heads = delimiters.map((delimiter) => {
    const rows = Papa.parse<string[]>(text, { delimiter, preview: firstLines }).data.filter(isFilled);
    const head = rows[headingPlace(rows, known)] ?? [];
    return { delimiter, words: knownColumns(head, known), cells: head.length };
  });
  const [best] = heads.toSorted((a, b) => b.words - a.words || b.cells - a.cells);
  return { body: text, delimiter: best?.delimiter ?? ';', skipped: 0 };
}
