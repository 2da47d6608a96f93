/** The history of a record: events and changed fields are added with the write that makes them, and returned in the wire's form. */
import type { FieldValue } from '#contract/conflict.ts';
import type { HistoryEntry, HistoryKind } from '#contract/record.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { HistoryRow } from './history-store.ts';
import { allEntries, entriesAfter, insertHistory } from './history-store.ts';

export interface Write {
  recordId: number;
  /** The version after the write; null: unchanged. */
  version: number | null;
  at: Date;
  /** Name of the author; empty: the shop itself. */
  who: string;
}

export interface FieldDifference {
  field: string;
  before: FieldValue;
  after: FieldValue;
}

/** Adds the entries of one write. */
export async function addHistory(trx: Trx, kind: HistoryKind, write: Write, differences: readonly FieldDifference[]): Promise<void> {
  await addHistories(trx, kind, [{ write, differences }]);
}

/** Adds those of a block of writes, in one statement. */
export async function addHistories(
  trx: Trx,
  kind: HistoryKind,
  writes: readonly { write: Write; differences: readonly FieldDifference[] }[],
): Promise<void> {
  await insertHistory(
    trx,
    kind,
    writes.flatMap(({ write, differences }) => differences.map((difference) => ({ ...write, ...difference }))),
  );
}

/** Oldest first. */
export async function historyOf(db: Db, kind: HistoryKind, recordId: number): Promise<HistoryEntry[]> {
  return (await allEntries(db, kind, recordId)).map(entryOf);
}

/** What was written after a version, oldest first. */
export async function historyAfter(db: Db, kind: HistoryKind, recordId: number, version: number): Promise<HistoryEntry[]> {
  return (await entriesAfter(db, kind, recordId, version)).map(entryOf);
}

export const entryOf = ({ at, ...row }: HistoryRow): HistoryEntry => ({ ...row, at: at.toISOString() });
