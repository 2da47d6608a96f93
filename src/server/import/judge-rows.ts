/** What each row of a table would do: written by the rules of its desk in a transaction that is rolled back. */
import type { ImportFault, ImportRow } from '#contract/import.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { ImportField } from '#domain/import/field.ts';
import { memberAt } from '#domain/import/path.ts';
import { columnOf, faultAt, readRows } from '#domain/import/read-rows.ts';
import type { ReadRow, Reading } from '#domain/import/read-rows.ts';
import { rowsTwice } from '#domain/import/row-twice.ts';
import type { Table } from '#domain/import/table.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { withoutTrace } from '#server/db/pool.ts';
import { readied } from './import-services.ts';
import { holderOf } from './import-kind.ts';
import type { Found, Held, ImportKind, RecordState, WriteResult } from './import-kind.ts';

export interface JudgedRow extends ImportRow {
  /** Version of the record before the import; null: made by it. */
  recordVersion: number | null;
}

export interface FoundRow extends ReadRow {
  readonly id: number | null;
  readonly version: number | null;
  /** What carries the version; null for a new record that will carry its own. */
  readonly held: Held | null;
  readonly label: string;
}

export async function judgeRows(
  { db, now }: { db: Db; now: () => number },
  asked: ImportKind,
  { table, reading }: { table: Table; reading: Reading },
  actor: Actor,
): Promise<JudgedRow[]> {
  const kind = await readied(asked, readRows(table, reading), actor);
  return withoutTrace(db, async (trx) => {
    const rows = await foundRows(trx, kind, table, reading);
    const good = rows.filter(({ faults }) => faults.length === 0);
    const before = await statesOf(
      trx,
      kind,
      rows.flatMap(({ id }) => id ?? []),
    );
    const by = { at: new Date(now()), who: actorName(actor), actor, changed: () => undefined, isDry: true };
    const written = await kind.write(trx, good, by);
    const results = new Map(good.map(({ line }, at) => [line, written[at]]));
    const after = await statesOf(
      trx,
      kind,
      written.flatMap((result) => (result.ok ? result.id : [])),
    );
    return rows.map((row) => judgedRow(row, results.get(row.line), { before, after, reading }));
  });
}

/** Rows with their records. */
export async function foundRows(db: Db, kind: ImportKind, table: Table, reading: Reading): Promise<FoundRow[]> {
  const rows = readRows(table, reading);
  const records = await kind.find(db, rows);
  const twice = rowsTwice(rows, ({ line }) => nameOf(records.get(line)));
  const states = await statesOf(
    db,
    kind,
    [...records.values()].flatMap((each) => ('id' in each ? (each.id ?? []) : [])),
  );
  return rows.map((row) => {
    const record = records.get(row.line);
    const id = record !== undefined && 'id' in record ? record.id : null;
    const state = id === null ? undefined : states.get(id);
    const problems = [
      ...(record !== undefined && 'fault' in record ? [record.fault] : []),
      ...(twice.has(row.line) ? [refusal('importRowTwice', { line: twice.get(row.line) ?? 0 }, firstKey(reading.fields))] : []),
    ];
    // A cell that cannot be read is not reported as missing, too.
    const found = problems
      .map((problem) => faultOf(problem, row, reading))
      .filter(({ column }) => column === null || row.faults.every((fault) => fault.column !== column));
    return {
      ...row,
      id,
      version: state?.version ?? null,
      held: heldOf(kind, { state, record }),
      label: state?.label ?? record?.label ?? '',
      faults: [...row.faults, ...found],
    };
  });
}

function heldOf(kind: ImportKind, { state, record }: { state: RecordState | undefined; record: Found | undefined }): Held | null {
  if (state !== undefined) return { holder: holderOf(kind, state), version: state.version };
  return record !== undefined && 'held' in record ? record.held : null;
}

const nameOf = (found: Found | undefined): string | null => (found !== undefined && 'name' in found ? found.name : null);

const firstKey = (fields: readonly ImportField[]): string => fields.find(({ isKey }) => isKey)?.path ?? '';

async function statesOf(db: Db | Trx, kind: ImportKind, ids: readonly number[]): Promise<Map<number, RecordState>> {
  return new Map((await kind.states(db, [...new Set(ids)])).map((state) => [state.id, state]));
}

/** Where no column fills the field, the fault names it. */
function faultOf(problem: Refusal, row: ReadRow, { fields, mapping }: Reading): ImportFault {
  const column = problem.field === undefined ? null : columnOf(mapping, problem.field);
  const label = column === null ? fields.find(({ path }) => path === problem.field)?.label : undefined;
  if (label === undefined) return faultAt(column, row.cells, problem);
  const key = problem.key === 'importNewNeeds' ? 'importNewNeedsColumn' : problem.key;
  return faultAt(null, row.cells, refusal(key, { ...problem.params, label }));
}

interface Sides {
  before: ReadonlyMap<number, RecordState>;
  after: ReadonlyMap<number, RecordState>;
  reading: Reading;
}

function judgedRow(row: FoundRow, result: WriteResult | undefined, { before, after, reading }: Sides): JudgedRow {
  const { line, cells, label, id: recordId, version: recordVersion } = row;
  const facts = { line, cells: [...cells], label, recordId, recordVersion };
  if (result?.ok !== true) {
    const faults = [...row.faults, ...(result?.problems ?? []).map((problem) => faultOf(problem, row, reading))];
    const state = recordId === null ? undefined : before.get(recordId)?.state;
    return { ...facts, state: 'faulty', changes: [], faults: state === undefined ? faults : faults.map(besideStored(state, reading)) };
  }
  const [old, now] = [before.get(result.id)?.state ?? {}, after.get(result.id)?.state ?? {}];
  const changes = differences(reading.fields, old, now);
  if (recordId === null) return { ...facts, state: 'new', changes, faults: [] };
  return { ...facts, state: changes.length === 0 ? 'same' : 'changed', changes, faults: [] };
}

/** With what its cell would replace. */
function besideStored(state: object, { fields, mapping }: Reading): (fault: ImportFault) => ImportFault {
  return (fault) => {
    const field = fault.column === null ? undefined : fields.find(({ path }) => path === mapping[fault.column ?? 0]);
    if (field === undefined || field.isKey) return fault;
    const { path, write, show = textOf(write) } = field;
    return { ...fault, before: show(memberAt(state, path)) };
  };
}

const textOf =
  (write: ImportField['write']) =>
  (value: unknown): string =>
    String(write(value) ?? '');

/** Compared as cells of a table, told as people read them. */
function differences(fields: readonly ImportField[], before: object, after: object): ImportRow['changes'] {
  return fields.flatMap(({ path, isKey, write, show = textOf(write) }) => {
    if (isKey) return [];
    const [old, now] = [memberAt(before, path), memberAt(after, path)];
    return write(old) === write(now) ? [] : [{ field: path, before: show(old), after: show(now) }];
  });
}
