/**
 * Cell addresses in their usual notation (`B7`, `Kalk!$B$7`, `'Mein Blatt'!A1:C9`) and as numbers that start at 0. Limits are those of the file format.
 * Specification: domain decisions §10.
 */

export const maxRows = 1_048_576;
export const maxColumns = 16_384;

export interface CellAddress {
  row: number;
  column: number;
}

export interface RangeAddress {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export function columnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

/** -1 if the letters name no column. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number >= 1 && number <= maxColumns ? number - 1 : -1;
}

export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

export function sheetPrefix(sheet: string): string {
  return /^[A-Za-z_][A-Za-z0-9_.]*$/.test(sheet) && !/^[A-Za-z]{1,3}\d+$/.test(sheet) ? `${sheet}!` : `'${sheet.replaceAll("'", "''")}'!`;
}

const cellPattern = /^\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6})$/;

export function parseCell(text: string): CellAddress | null {
  const found = cellPattern.exec(text);
  if (found === null) return null;
  const column = columnNumber(found[1] ?? '');
  const row = Number(found[2]) - 1;
  return column < 0 || row >= maxRows ? null : { row, column };
}

/** A single cell counts as a range of one. */
export function parseRange(text: string): RangeAddress | null {
  const [first = '', second = first, ...more] = text.split(':');
  const start = parseCell(first);
  const end = parseCell(second);
  if (start === null || end === null || more.length > 0) return null;
  return {
    top: Math.min(start.row, end.row),
    left: Math.min(start.column, end.column),
    bottom: Math.max(start.row, end.row),
    right: Math.max(start.column, end.column),
  };
}

/** Splits `'Mein Blatt'!A1` into sheet and rest; the sheet is null if there is none. */
export function splitSheet(text: string): { sheet: string | null; rest: string } {
  const quoted = /^'((?:[^']|'')+)'!(.*)$/s.exec(text);
  if (quoted !== null) return { sheet: (quoted[1] ?? '').replaceAll("''", "'"), rest: quoted[2] ?? '' };
  const mark = text.indexOf('!');
  return mark < 0 ? { sheet: null, rest: text } : { sheet: text.slice(0, mark), rest: text.slice(mark + 1) };
}
