/** SQL of the rows of an imported table: their contents, what they would do, and what they did. */
import { sql } from 'kysely';
import type { ImportDesk, ImportRowState } from '#contract/import.ts';
import type { TableRow } from '#domain/import/table.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { JudgedRow } from './judge-rows.ts';

/** Replaces the stored rows. */
export async function storeRows(trx: Trx, importId: number, rows: readonly JudgedRow[]): Promise<void> {
  await trx.deleteFrom('import_row').where('import_id', '=', importId).execute();
  await sql`
    insert into import_row (import_id, line, cells, state, label, record_id, record_version, changes, faults)
    select ${importId}, r.line, r.cells, r.state, r.label, r."recordId", r."recordVersion", r.changes, r.faults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line integer, cells jsonb, state text, label text,
      "recordId" integer, "recordVersion" integer, changes jsonb, faults jsonb)`.execute(trx);
}

/** `most`: no more than these. */
export async function tableRows(db: Db, importId: number, most?: number): Promise<TableRow[]> {
  return db
    .selectFrom('import_row')
    .select(['line', 'cells'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
}

export interface RowFilter {
  state?: ImportRowState | undefined;
  /** Key of a fault. */
  reason?: string | undefined;
}

export async function pageOfRows(
  db: Db,
  importId: number,
  { state, reason, page, perPage }: RowFilter & { page: number; perPage: number },
) {
  const rows = db
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'))
    .$if(reason !== undefined, (query) => query.where(sql<boolean>`faults @> ${JSON.stringify([{ key: reason }])}::jsonb`));
  const items = await rows
    .select(['line', 'state', 'label', 'record_id as recordId', 'cells', 'changes', 'faults'])
    .orderBy('line')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await rows.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items, total };
}

export async function reasonsOf(db: Db, importId: number): Promise<ImportDesk['reasons']> {
  const { rows } = await sql<ImportDesk['reasons'][number]>`
    select fault ->> 'key' as key, count(*)::integer as count, (array_agg(fault -> 'params' order by line))[1] as params from import_row, jsonb_array_elements(faults) as fault
    where import_id = ${importId} group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** The changes of an import, as shown. */
export async function rowsToApply(db: Db, importId: number) {
  return db
    .selectFrom('import_row')
    .select(['line', 'cells', 'record_id as recordId', 'record_version as recordVersion'])
    .where('import_id', '=', importId)
    .where('state', 'in', ['new', 'changed'])
    .orderBy('line')
    .execute();
}

export interface DoneRow {
  line: number;
  id: number;
  version: number;
  /** What carries the version. */
  holder: string | null;
  /** The change that restores the former state; null: the record was made by the import. */
  back: object | null;
}

export async function storeDone(trx: Trx, importId: number, rows: readonly DoneRow[]): Promise<void> {
  await sql`
    update import_row set done_id = d.id, done_version = d.version, holder = d.holder, back = nullif(d.back, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(line integer, id integer, version integer, holder text, back jsonb)
    where import_id = ${importId} and import_row.line = d.line`.execute(trx);
}

/** Ids of the records that an applied table made or changed. */
export async function doneIds(db: Db, importId: number): Promise<number[]> {
  return (await doneRows(db, importId)).map(({ id }) => id);
}

export interface AppliedRow extends DoneRow {
  label: string;
}

export async function doneRows(db: Db, importId: number): Promise<AppliedRow[]> {
  const rows = await db
    .selectFrom('import_row')
    .select(['line', 'label', 'done_id as id', 'done_version as version', 'holder', 'back'])
    .where('import_id', '=', importId)
    .where('done_id', 'is not', null)
    .orderBy('line')
    .execute();
  return rows.map((row) => ({ ...row, id: row.id ?? 0, version: row.version ?? 0 }));
}
