/**
 * A table as a file for spreadsheet programs: with semicolons, as expected in Switzerland, and a byte order mark for UTF-8. A text that
 * a program would run as a formula gets a leading apostrophe and stays a text.
 */

export type CsvCell = string | number | boolean | null;

/** Leading apostrophes count: a text that starts with one gets a second, so that `unguarded` restores every text. */
const formulaStart = /^'*(?:[\s\p{Cc}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u;

const byteOrderMark = '\uFEFF';

export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell written by `csvText`. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}
