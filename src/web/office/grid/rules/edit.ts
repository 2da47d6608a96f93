/**
 * Unsaved cells. A cell is a draft: the text as typed, its value, the value it replaces, and its fault.
 * Steps are texts before and after, so that undo works across typing, pastes and saves: undoing a saved change makes a draft again.
 */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { valueOf, type Column, type Fault, type GridRow, type RowId, type Value } from './column.ts';
import { fieldTextOf, readText } from './kind.ts';

/** Another user saved a different value meanwhile. */
export interface CellConflict {
  readonly current: Value;
  readonly who: string | null;
  readonly at: string | null;
}

export interface Draft {
  readonly text: string;
  /** Null while the text cannot be read. */
  readonly value: Value;
  /** The value it replaces. */
  readonly before: Value;
  readonly fault: Fault | null;
  readonly conflict: CellConflict | null;
}

export type DraftCells = ReadonlyMap<string, Draft>;

export interface DraftRow<Row extends GridRow> {
  readonly row: Row;
  /** Version that the drafts are based on. */
  readonly version: number;
  readonly cells: DraftCells;
}

/** Saved values that are newer than the loaded list. */
interface SavedRow {
  readonly version: number;
  readonly values: ReadonlyMap<string, Value>;
}

interface CellChange<Row extends GridRow> {
  readonly row: Row;
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

export interface Edits<Row extends GridRow> {
  readonly rows: ReadonlyMap<RowId, DraftRow<Row>>;
  readonly saved: ReadonlyMap<RowId, SavedRow>;
  readonly past: readonly (readonly CellChange<Row>[])[];
  readonly future: readonly (readonly CellChange<Row>[])[];
}

/** The list's columns by key, and today's date for dates typed without a year. */
export interface EditContext<Row extends GridRow> {
  readonly columns: ReadonlyMap<string, Column<Row>>;
  readonly today: PlainDate;
}

export interface CellText<Row extends GridRow> {
  readonly row: Row;
  readonly key: string;
  readonly text: string;
}

const remembered = 200;

export function noEdits<Row extends GridRow>(): Edits<Row> {
  return { rows: new Map(), saved: new Map(), past: [], future: [] };
}

export const versionOf = ({ version }: GridRow): number => version ?? 0;

/** The saved value of a cell, which is newer than the loaded row if the list has not been reloaded since. */
export function savedValue<Row extends GridRow>(edits: Edits<Row>, column: Column<Row>, row: Row): Value {
  const saved = edits.saved.get(row.id);
  const value = saved !== undefined && saved.version > versionOf(row) ? saved.values.get(column.key) : undefined;
  return value === undefined ? valueOf(column, row) : value;
}

/** The text of the cell's field: the draft, else the saved value. */
export function cellText<Row extends GridRow>(edits: Edits<Row>, column: Column<Row>, row: Row): string {
  return edits.rows.get(row.id)?.cells.get(column.key)?.text ?? fieldTextOf(column, savedValue(edits, column, row));
}

/** Reads a text by the column's kind and checks it by the column's own rule. */
export function draftOf<Row extends GridRow>(column: Column<Row>, row: Row, text: string, before: Value, today: PlainDate): Draft {
  const reading = readText(column, text, today);
  if (!reading.ok) return { text, value: null, before, fault: reading.fault, conflict: null };
  const fault = column.validate?.(reading.value, row) ?? null;
  return { text, value: reading.value, before, fault, conflict: null };
}

/** One undo step for any number of cells; cells that already have the text are left out. */
export function withTexts<Row extends GridRow>(edits: Edits<Row>, cells: readonly CellText<Row>[], context: EditContext<Row>): Edits<Row> {
  const changes = cells.flatMap(({ row, key, text }) => {
    const column = context.columns.get(key);
    const from = column === undefined ? text : cellText(edits, column, row);
    return from === text ? [] : [{ row, key, from, to: text }];
  });
  if (changes.length === 0) return edits;
  return { ...applied(edits, changes, 'to', context), past: [...edits.past.slice(1 - remembered), changes], future: [] };
}

export function undone<Row extends GridRow>(edits: Edits<Row>, context: EditContext<Row>): Edits<Row> {
  const step = edits.past.at(-1);
  if (step === undefined) return edits;
  return { ...applied(edits, step, 'from', context), past: edits.past.slice(0, -1), future: [...edits.future, step] };
}

export function redone<Row extends GridRow>(edits: Edits<Row>, context: EditContext<Row>): Edits<Row> {
  const step = edits.future.at(-1);
  if (step === undefined) return edits;
  return { ...applied(edits, step, 'to', context), past: [...edits.past, step], future: edits.future.slice(0, -1) };
}

/** Removes all drafts, as one step that can be undone. */
export function discarded<Row extends GridRow>(edits: Edits<Row>, context: EditContext<Row>): Edits<Row> {
  const cells = [...edits.rows.values()].flatMap(({ row, cells: drafts }) =>
    [...drafts.keys()].flatMap((key) => {
      const column = context.columns.get(key);
      return column === undefined ? [] : [{ row, key, text: fieldTextOf(column, savedValue(edits, column, row)) }];
    }),
  );
  return withTexts(edits, cells, context);
}

function applied<Row extends GridRow>(
  edits: Edits<Row>,
  changes: readonly CellChange<Row>[],
  side: 'from' | 'to',
  { columns, today }: EditContext<Row>,
): Edits<Row> {
  const rows = new Map(edits.rows);
  for (const change of changes) {
    const column = columns.get(change.key);
    if (column === undefined) continue;
    const known = rows.get(change.row.id);
    const row = known?.row ?? change.row;
    const base = savedValue(edits, column, row);
    const draft = draftOf(column, row, change[side], base, today);
    const isGone = change[side] === fieldTextOf(column, base) || (draft.fault === null && draft.value === base);
    const version = known?.version ?? Math.max(versionOf(row), edits.saved.get(row.id)?.version ?? 0);
    setRow(rows, { row, version, cells: withCell(known?.cells ?? new Map(), change.key, isGone ? null : draft) });
  }
  return { ...edits, rows };
}

export function withCell(cells: DraftCells, key: string, draft: Draft | null): DraftCells {
  const next = new Map(cells);
  if (draft === null) next.delete(key);
  else next.set(key, draft);
  return next;
}

/** Stores a row, or removes it when it has no drafts left. */
export function setRow<Row extends GridRow>(rows: Map<RowId, DraftRow<Row>>, next: DraftRow<Row>): void {
  if (next.cells.size === 0) rows.delete(next.row.id);
  else rows.set(next.row.id, next);
}

export interface EditCounts {
  readonly rows: number;
  readonly cells: number;
  /** Cells with a fault or a conflict. */
  readonly faulty: number;
}

export function countsOf<Row extends GridRow>(edits: Edits<Row>): EditCounts {
  const drafts = [...edits.rows.values()].flatMap(({ cells }) => [...cells.values()]);
  return { rows: edits.rows.size, cells: drafts.length, faulty: drafts.filter(isFaulty).length };
}

export const isFaulty = ({ fault, conflict }: Draft): boolean => fault !== null || conflict !== null;
