/** Reads the rows of a table by a mapping: the record each one names, what it changes, and every cell that cannot be read. */
import { refusal } from '#domain/refusal/refusal.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { ImportField } from './field.ts';
import type { Mapping } from './mapping.ts';
import { nested } from './path.ts';
import type { Table, TableRow } from './table.ts';

export interface CellFault {
  /** Counted from 0; null: the row as a whole. */
  readonly column: number | null;
  /** Contents of the cell. */
  readonly value: string;
  readonly key: string;
  readonly params: Record<string, string | number>;
}

export interface ReadRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** By path; an empty cell is an empty text. */
  readonly keys: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly faults: readonly CellFault[];
}

const cellError = /^#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|DIV\/0!|NAME\?|NUM!|ZAHL!|NULL!|SPILL!|CALC!)$/i;
const longestCell = 20_000;

export interface Reading {
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  /** True: an empty cell clears its field; false: it leaves it as it is. */
  readonly clearEmpty: boolean;
}

export function readRows({ headings, rows }: Table, reading: Reading): ReadRow[] {
  const byPath = new Map(reading.fields.map((field) => [field.path, field]));
  const columns = reading.mapping.flatMap((path, column) => {
    const field = path === null ? undefined : byPath.get(path);
    return field === undefined ? [] : [{ column, field }];
  });
  return rows.map((row) => readRow(row, headings.length, columns, reading.clearEmpty));
}

function readRow(
  { line, cells }: TableRow,
  width: number,
  columns: readonly { column: number; field: ImportField }[],
  clearEmpty: boolean,
): ReadRow {
  const keys: Record<string, string> = {};
  const changes = new Map<string, unknown>();
  const faults = shapeFaults(cells, width);
  for (const { column, field } of columns) {
    const cell = cells[column] ?? '';
    const target = (value: unknown): void => {
      if (field.isKey) keys[field.path] = typeof value === 'string' ? value : '';
      else changes.set(field.path, value);
    };
    if (cell.trim() === '') {
      if (field.isKey) target('');
      else if (clearEmpty && field.cleared !== undefined) target(field.cleared);
      continue;
    }
    const read = refuseCell(cell) ?? field.read(cell);
    if ('key' in read) faults.push(faultAt(column, cells, read));
    else if (read.ok) target(read.value);
    else faults.push(faultAt(column, cells, read.refusal));
  }
  return { line, cells, keys, changes: nested(changes), faults };
}

/** A row that is too short was cut off; one that is too long has an extra separator. */
function shapeFaults(cells: readonly string[], width: number): CellFault[] {
  if (cells.length < width) return [{ column: null, value: '', key: 'importRowShort', params: { cells: cells.length, columns: width } }];
  const more = cells.findIndex((cell, column) => column >= width && cell.trim() !== '');
  return more < 0 ? [] : [{ column: null, value: (cells[more] ?? '').slice(0, 200), key: 'importRowLong', params: { columns: width } }];
}

function refuseCell(cell: string): Refusal | null {
  if (cellError.test(cell.trim())) return refusal('importCellError', { value: cell.trim() });
  return cell.length > longestCell ? refusal('validation.max', { length: longestCell }) : null;
}

const longestShown = 200;

export function faultAt(column: number | null, cells: readonly string[], { key, params }: Refusal): CellFault {
  return { column, value: column === null ? '' : (cells[column] ?? '').slice(0, longestShown), key, params: { ...params } };
}

/** The column of a refused field: its own, or the first one below or above its path; null: not from the table. */
export function columnOf(mapping: Mapping, path: string): number | null {
  const own = mapping.indexOf(path);
  if (own >= 0) return own;
  const near = mapping.findIndex((each) => each !== null && (each.startsWith(`${path}.`) || path.startsWith(`${each}.`)));
  return near < 0 ? null : near;
}
