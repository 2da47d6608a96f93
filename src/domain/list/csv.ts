/**
 * A table as a file for spreadsheet programs: semicolons, as Swiss ones expect, and a mark in front that says UTF-8. A text that a program would run as a formula
 * gets an apostrophe in front and stays a text.
 */

export type CsvCell = string | number | boolean | null;

/** Apostrophes in front count: a text that has one of its own gets a second, so that `unguarded` gives each text back. */
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

/** The text of a cell as `csvText` wrote it. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}
