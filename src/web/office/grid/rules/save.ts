/** Drafts as a block write, and its answers row by row: good rows are saved, faulty ones stay with their reason, conflicts are shown. */
import type { Column, GridRow, RowId, Value } from './column.ts';
import { valueOf } from './column.ts';
import {
  isFaulty,
  setRow,
  versionOf,
  withCell,
  type CellConflict,
  type Draft,
  type DraftCells,
  type DraftRow,
  type EditContext,
  type Edits,
} from './edit.ts';

export interface RowWrite {
  readonly id: RowId;
  readonly version: number;
  /** By column key. */
  readonly changes: Readonly<Record<string, Value>>;
}

/** An error as a sentence; `field` names the column if it concerns one. */
interface RowError {
  readonly message: string;
  readonly field?: string | undefined;
  /** The nearest valid value. */
  readonly nearest?: Value;
}

export interface RowConflict {
  readonly version: number;
  /** The record's current fields. */
  readonly current: Readonly<Record<string, unknown>>;
  readonly changes: readonly { readonly field: string; readonly who: string; readonly at: string }[];
}

export type RowAnswer =
  | { readonly id: RowId; readonly ok: true; readonly version: number }
  | { readonly id: RowId; readonly ok: false; readonly errors: readonly RowError[]; readonly conflict?: RowConflict | undefined };

/** The rows that can be written: every changed one without faults and conflicts. */
export function writesOf<Row extends GridRow>(edits: Edits<Row>): RowWrite[] {
  return [...edits.rows.values()]
    .filter(({ cells }) => [...cells.values()].every((draft) => !isFaulty(draft)))
    .map(({ row, version, cells }) => ({
      id: row.id,
      version,
      changes: Object.fromEntries([...cells].map(([key, { value }]) => [key, value])),
    }));
}

/** The drafts after an answer. Cells changed while the save was running stay drafts. */
export function withAnswers<Row extends GridRow>(
  edits: Edits<Row>,
  writes: readonly RowWrite[],
  answers: readonly RowAnswer[],
  context: EditContext<Row>,
): Edits<Row> {
  const rows = new Map(edits.rows);
  const saved = new Map(edits.saved);
  for (const answer of answers) {
    const write = writes.find(({ id }) => id === answer.id);
    const known = rows.get(answer.id);
    if (write === undefined) continue;
    if (answer.ok) {
      const values = new Map([...(saved.get(answer.id)?.values ?? []), ...Object.entries(write.changes)]);
      saved.set(answer.id, { version: answer.version, values });
      if (known) setRow(rows, { ...known, version: answer.version, cells: withoutSaved(known.cells, write) });
    } else if (known) {
      setRow(rows, answer.conflict ? contradicted(known, answer.conflict, context) : refused(known, write, answer.errors));
    }
  }
  return { ...edits, rows, saved };
}

function withoutSaved(cells: DraftCells, { changes }: RowWrite): DraftCells {
  const left = [...cells].filter(([key, draft]) => !(key in changes) || draft.value !== changes[key] || draft.fault !== null);
  return new Map(left.map(([key, draft]) => [key, key in changes ? { ...draft, before: changes[key] ?? null } : draft]));
}

/** An error that belongs to no column of this row is shown at all cells that were sent. */
function refused<Row extends GridRow>(known: DraftRow<Row>, { changes }: RowWrite, errors: readonly RowError[]): DraftRow<Row> {
  const cells = [...known.cells].map(([key, draft]): [string, Draft] => {
    if (!(key in changes) || draft.value !== changes[key]) return [key, draft];
    const own = errors.filter((error) => columnOf(error, changes) === key);
    const general = errors.filter((error) => columnOf(error, changes) === null);
    const message = [...own, ...general].map((error) => error.message).join(' ');
    if (message === '') return [key, draft];
    const nearest = own.find((error) => error.nearest !== undefined)?.nearest;
    return [key, { ...draft, fault: nearest === undefined ? { message } : { message, nearest } }];
  });
  return { ...known, cells: new Map(cells) };
}

/** The column an error refers to, by its whole path or the last part; null: none that was sent. */
function columnOf({ field = '' }: RowError, changes: RowWrite['changes']): string | null {
  return [field, field.split('.').at(-1) ?? ''].find((key) => Object.hasOwn(changes, key)) ?? null;
}

/** Fields changed by only one side merge automatically; where both changed one, both values are shown. */
function contradicted<Row extends GridRow>(
  known: DraftRow<Row>,
  { version, current, changes }: RowConflict,
  { columns }: EditContext<Row>,
): DraftRow<Row> {
  const row = { ...known.row, ...current, id: known.row.id, version } as Row;
  const told = (key: string): Pick<CellConflict, 'who' | 'at'> => {
    const change = changes.findLast(({ field }) => field === key);
    return { who: change?.who ?? null, at: change?.at ?? null };
  };
  return { row, version, cells: merged(known.cells, row, columns, told) };
}

const untold = (): Pick<CellConflict, 'who' | 'at'> => ({ who: null, at: null });

function merged<Row extends GridRow>(
  cells: DraftCells,
  row: Row,
  columns: ReadonlyMap<string, Column<Row>>,
  told: (key: string) => Pick<CellConflict, 'who' | 'at'>,
): DraftCells {
  return new Map(
    [...cells].flatMap(([key, draft]): [string, Draft][] => {
      const column = columns.get(key);
      const current = column === undefined ? draft.before : valueOf(column, row);
      if (draft.fault === null && draft.value === current) return [];
      if (current === draft.before) return [[key, draft]];
      return [[key, { ...draft, conflict: { current, ...told(key) } }]];
    }),
  );
}

/** Fresh rows from the server: saved values that have arrived are forgotten, drafts on older versions are merged. */
export function withRows<Row extends GridRow>(edits: Edits<Row>, fresh: Iterable<Row>, context: EditContext<Row>): Edits<Row> {
  if (edits.rows.size === 0 && edits.saved.size === 0) return edits;
  const rows = new Map(edits.rows);
  const saved = new Map(edits.saved);
  let isChanged = false;
  for (const row of fresh) {
    const version = versionOf(row);
    if ((saved.get(row.id)?.version ?? Infinity) <= version) isChanged = saved.delete(row.id) || isChanged;
    const known = rows.get(row.id);
    if (known === undefined || known.row === row) continue;
    if (version < known.version || version < versionOf(known.row)) continue;
    isChanged = true;
    setRow(
      rows,
      version === known.version ? { ...known, row } : { row, version, cells: merged(known.cells, row, context.columns, untold) },
    );
  }
  return isChanged ? { ...edits, rows, saved } : edits;
}

/** Settles a conflict: `mine` keeps the draft, now on top of the other value, `theirs` drops it. */
export function resolved<Row extends GridRow>(edits: Edits<Row>, id: RowId, key: string, keep: 'mine' | 'theirs'): Edits<Row> {
  const known = edits.rows.get(id);
  const draft = known?.cells.get(key);
  if (known === undefined || draft === undefined || draft.conflict === null) return edits;
  const kept = keep === 'mine' ? { ...draft, before: draft.conflict.current, conflict: null } : null;
  const rows = new Map(edits.rows);
  setRow(rows, { ...known, cells: withCell(known.cells, key, kept) });
  return { ...edits, rows };
}
