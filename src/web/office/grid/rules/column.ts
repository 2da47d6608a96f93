/** Columns as data: everything a list shows, sorts, filters and lets users edit. A list is defined by these alone. */
import type { ReactNode } from 'react';
import type { StatusState } from '#web/ui/status-mark.tsx';

/** As in the contract: money in whole hundredths (or `decimals`), dates as `2026-11-26`, null for nothing. */
export type Value = string | number | boolean | null;

type Kind = 'text' | 'number' | 'money' | 'date' | 'choice' | 'boolean' | 'state' | 'picture';

export type FilterKind = 'text' | 'values' | 'range';

export type RowId = string | number;

export interface GridRow {
  readonly id: RowId;
  /** Increases with every write; a save names the version it is based on. */
  readonly version?: number;
}

export interface Choice {
  readonly value: string | number;
  readonly label: string;
  /** Mark of a state, shown before the word. */
  readonly mark?: StatusState | 'error';
}

/** What is wrong with a value: a whole sentence with the limit, and the nearest valid value. */
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
  /** Default: the row's property named by the column's key. */
  readonly value?: (row: Row) => Value;
  /** Custom rendering of a cell that is neither edited nor unsaved. */
  readonly cell?: (row: Row) => ReactNode;
  /** Stays at the left edge; frozen columns come first. */
  readonly frozen?: boolean;
  /** Never shown: it only names a filter that the address may have. */
  readonly filterOnly?: true;
  /** Hidden until chosen. */
  readonly hidden?: boolean;
  /** Takes the room that is left. Default: the bold text, else the first text. */
  readonly grows?: true;
  /** The column printed in bold. */
  readonly strong?: boolean;
  /** Money: digits after the point contained in the whole number, default 2. Numbers: the most that may be typed. */
  readonly decimals?: number;
  /** Right-aligned, like numbers, although the text stays as typed. */
  readonly right?: boolean;
  /** False for dimensions, which have no thousands apostrophe. */
  readonly grouped?: boolean;
  readonly choices?: readonly Choice[];
  /** Default: everything but pictures. */
  readonly sort?: boolean;
  /** Default by kind: values for choices, states and yes/no, ranges for numbers, money and dates, else text. */
  readonly filter?: FilterKind | false;
  /** Whether cells can be edited in the grid. */
  readonly editor?: boolean;
  /** For values with several parts: a form of their own in a dialog instead of the cell's single field. Reads and returns the value's text. */
  readonly panel?: (form: PanelForm) => ReactNode;
  /** How such a value is shown in its cell; the clipboard has its text. */
  readonly summary?: (value: Value) => string;
  /** Why this row's cell cannot be changed, as a sentence; null: it can. */
  readonly locked?: (row: Row) => string | null;
  readonly required?: boolean;
  readonly validate?: (value: Value, row: Row) => Fault | null;
  /** Place in the two-line item that a row becomes on a phone. */
  readonly phone?: 'title' | 'second' | 'figure' | 'picture';
  /** What it says there, without the column's head: with its unit. */
  readonly phoneText?: (row: Row) => string;
  /** A picture that stands in the same cell elsewhere: at the head of the item. */
  readonly phonePicture?: (row: Row) => ReactNode;
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

/** Why the cell cannot be changed, as a sentence, or null. A column without an editor is read-only without a reason. */
export function lockOf<Row extends GridRow>(column: Column<Row>, row: Row): string | null {
  return column.locked?.(row) ?? null;
}

export function mayEdit<Row extends GridRow>(column: Column<Row>, row: Row): boolean {
  return column.editor === true && lockOf(column, row) === null;
}
