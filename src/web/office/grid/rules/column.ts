/** Columns as data: what a list shows, sorts, filters and lets people change. A list is a table of these and nothing else. */
import type { ReactNode } from 'react';
import type { StatusState } from '#web/ui/status-mark.tsx';

/** As the wire has it: money in whole hundredths (or `decimals`), dates as `2026-11-26`, null for nothing. */
export type Value = string | number | boolean | null;

export type Kind = 'text' | 'number' | 'money' | 'date' | 'choice' | 'boolean' | 'state' | 'picture';

export type FilterKind = 'text' | 'values' | 'range';

export type RowId = string | number;

export interface GridRow {
  readonly id: RowId;
  /** Moves with every write; a save names the version it was typed over. */
  readonly version?: number;
}

export interface Choice {
  readonly value: string | number;
  readonly label: string;
  /** Mark of a state, drawn before the word. */
  readonly mark?: StatusState | 'error';
}

/** What is wrong with a value: a whole sentence with the limit, and the nearest value that would do. */
export interface Fault {
  readonly message: string;
  readonly nearest?: Value;
}

export interface PanelForm {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export interface Column<Row extends GridRow> {
  readonly key: string;
  readonly head: string;
  readonly kind: Kind;
  /** In CSS pixels at the standard density. */
  readonly width: number;
  /** Default: the row's member of the column's key. */
  readonly value?: (row: Row) => Value;
  /** Own drawing of a cell that is neither edited nor unsaved. */
  readonly cell?: (row: Row) => ReactNode;
  /** Stays at the left edge; frozen columns come first. */
  readonly frozen?: boolean;
  /** Hidden until chosen. */
  readonly hidden?: boolean;
  /** The one bold column of its meaning. */
  readonly strong?: boolean;
  /** Of money: digits after the point that the whole number holds, 2 unless told. Of numbers: the most that may be typed. */
  readonly decimals?: number;
  /** At the right edge, as numbers are that stand as they were typed. */
  readonly right?: boolean;
  /** False for measures, which carry no apostrophe. */
  readonly grouped?: boolean;
  readonly choices?: readonly Choice[];
  /** Default: everything but pictures. */
  readonly sort?: boolean;
  /** Default by kind: values for choices, states and yes/no, ranges for numbers, money and dates, else text. */
  readonly filter?: FilterKind | false;
  /** Whether cells may be changed in the grid. */
  readonly editor?: boolean;
  /** Of values with parts: their own form in a dialog instead of the one field of a cell. Reads and gives the value's text. */
  readonly panel?: (form: PanelForm) => ReactNode;
  /** How such a value stands in its cell; the clipboard has its text. */
  readonly summary?: (value: Value) => string;
  /** Why this row's cell must not be changed, as a sentence; null: it may. */
  readonly locked?: (row: Row) => string | null;
  readonly required?: boolean;
  readonly validate?: (value: Value, row: Row) => Fault | null;
  /** Place in the two-line item that a row becomes on a phone. */
  readonly phone?: 'title' | 'second' | 'figure';
}

export function valueOf<Row extends GridRow>(column: Column<Row>, row: Row): Value {
  if (column.value) return column.value(row);
  const value = (row as unknown as Record<string, Value | undefined>)[column.key];
  return value ?? null;
}

export function isSortable<Row extends GridRow>({ sort, kind }: Column<Row>): boolean {
  return sort ?? kind !== 'picture';
}

const filterKinds: Readonly<Record<Kind, FilterKind | false>> = {
  text: 'text',
  number: 'range',
  money: 'range',
  date: 'range',
  choice: 'values',
  boolean: 'values',
  state: 'values',
  picture: false,
};

export function filterKindOf<Row extends GridRow>({ filter, kind }: Column<Row>): FilterKind | false {
  return filter ?? filterKinds[kind];
}

export const isRightAligned = <Row extends GridRow>({ kind, right }: Column<Row>): boolean =>
  right === true || kind === 'number' || kind === 'money' || kind === 'date';

/** Sentence why the cell must not be changed, or null. A column without an editor is read only and says nothing. */
export function lockOf<Row extends GridRow>(column: Column<Row>, row: Row): string | null {
  return column.locked?.(row) ?? null;
}

export function mayEdit<Row extends GridRow>(column: Column<Row>, row: Row): boolean {
  return column.editor === true && lockOf(column, row) === null;
}
