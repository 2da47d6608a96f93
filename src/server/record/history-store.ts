/** SQL of the history of all records: rows are added and read, never changed. */
import { sql } from 'kysely';
import type { FieldValue } from '#contract/conflict.ts';
import type { HistoryKind } from '#contract/record.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface NewHistoryEntry {
  recordId: number;
  /** The version after the write; null: unchanged. */
  version: number | null;
  at: Date;
  who: string;
  field: string;
  before: FieldValue;
  after: FieldValue;
}

export async function insertHistory(trx: Trx, kind: HistoryKind, entries: readonly NewHistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into record_history (kind, record_id, version, at, who, field, before, after)
    select ${kind}, e."recordId", e.version, e.at, e.who, e.field, coalesce(e.before, 'null'), coalesce(e.after, 'null')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e("recordId" integer, version integer, at timestamptz, who text, field text, before jsonb, after jsonb)
  `.execute(trx);
}

const columns = ['at', 'who', 'field', 'before', 'after'] as const;

function entriesOf(db: Db, kind: HistoryKind, recordId: number) {
  return db.selectFrom('record_history').select(columns).where('kind', '=', kind).where('record_id', '=', recordId);
}

export type HistoryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>['executeTakeFirstOrThrow']>>;

/** Oldest first. */
export async function allEntries(db: Db, kind: HistoryKind, recordId: number): Promise<HistoryRow[]> {
  return entriesOf(db, kind, recordId).orderBy('id').execute();
}

/** Entries after a version, oldest first. */
export async function entriesAfter(db: Db, kind: HistoryKind, recordId: number, version: number): Promise<HistoryRow[]> {
  return entriesOf(db, kind, recordId).where('version', '>', version).orderBy('id').execute();
}

/** Newest first. */
export async function pageOfEntries(
  db: Db,
  kind: HistoryKind,
  recordId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const rows = await entriesOf(db, kind, recordId)
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('record_history')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}
