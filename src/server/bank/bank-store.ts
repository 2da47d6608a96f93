/** SQL of bank files and their rows. */
import { sql } from 'kysely';
import type { FileProblem } from '#domain/bank/booking.ts';
import type { How } from '#domain/bank/match.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface NewBankFile {
  name: string;
  hash: string;
  content: Buffer;
  problems: readonly Refusal[];
  at: Date;
  who: string;
}

/** null: a dry run of the same file exists already. */
export async function insertImport(trx: Trx, { name, hash, content, problems, at, who }: NewBankFile): Promise<number | null> {
  const row = await trx
    .insertInto('bank_import')
    .values({
      file_name: name,
      file_hash: hash,
      content,
      problems: JSON.stringify(problems),
      created_at: at,
      who,
      applied_at: null,
      undone_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface NewRow {
  key: string;
  entryKey: string;
  entryAmount: number;
  amount: number;
  currency: string;
  day: string | null;
  reference: string;
  debtor: string;
  text: string;
  isReversal: boolean;
  isCharge: boolean;
  problem: FileProblem | null;
}

export async function insertRows(trx: Trx, importId: number, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into bank_import_row
      (import_id, sort_order, entry_key, booking_key, booking_amount, amount, currency, day, reference, debtor, text, is_reversal, is_charge, file_problem)
    select ${importId}, r.place, r.key, r."entryKey", r."entryAmount", r.amount, r.currency, r.day, r.reference, r.debtor, r.text,
      r."isReversal", r."isCharge", r.problem
    from jsonb_to_recordset(${JSON.stringify(rows.map((row, place) => ({ ...row, place })))}::jsonb) as r(place integer, key text,
      "entryKey" text, "entryAmount" bigint, amount bigint, currency text, day date, reference text, debtor text, text text,
      "isReversal" boolean, "isCharge" boolean, problem text)`.execute(trx);
}

const importColumns = [
  'id',
  'version',
  'file_name',
  'file_hash',
  'problems',
  'state',
  'created_at',
  'who',
  'applied_at',
  'undone_at',
] as const;

export async function importsOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('bank_import')
    .select(importColumns)
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('id', 'desc')
    .execute();
}

export type ImportRow = Awaited<ReturnType<typeof importsOf>>[number];

export async function pageOfImports(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  const rows = await db
    .selectFrom('bank_import')
    .select('id')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('bank_import')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
}

/** Deletes its rows as well. */
export async function deleteImport(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('bank_import').where('id', '=', id).execute();
}

/** The same file, dry or applied; one that was undone may be imported again. */
export async function findByHash(db: Db, hash: string) {
  return db
    .selectFrom('bank_import')
    .select(['id', 'state', 'applied_at', 'who'])
    .where('file_hash', '=', hash)
    .where('state', '<>', 'UNDONE')
    .orderBy('state')
    .executeTakeFirst();
}

/** Ordered by file, then by row. */
export async function rowsOf(db: Db, importIds: readonly number[]) {
  return db
    .selectFrom('bank_import_row')
    .selectAll()
    .where((where) => where('import_id', '=', where.fn.any(where.val([...importIds]))))
    .orderBy('import_id')
    .orderBy('sort_order')
    .execute();
}

export type StoredRow = Awaited<ReturnType<typeof rowsOf>>[number];

export async function lockImport(trx: Trx, id: number): Promise<ImportRow | undefined> {
  return trx.selectFrom('bank_import').select(importColumns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Until the end of the transaction only one file is booked or undone, so that each sees what the other has booked. */
export async function lockBooking(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(4711028)`.execute(trx);
}

export async function storeState(
  trx: Trx,
  id: number,
  change: { state?: 'APPLIED' | 'UNDONE'; applied_at?: Date; undone_at?: Date },
): Promise<void> {
  await trx
    .updateTable('bank_import')
    .set((set) => ({ ...change, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface RowOutcome {
  id: number;
  invoiceId: number | null;
  orderId: number | null;
  how: How | null;
  problem: string | null;
  takesBack: number | null;
  booked: boolean;
}

export async function storeOutcomes(trx: Trx, outcomes: readonly RowOutcome[]): Promise<void> {
  await sql`
    update bank_import_row r set invoice_id = o."invoiceId", order_id = o."orderId", how = o.how, problem = o.problem,
      takes_back = o."takesBack", booked = o.booked
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o(id integer, "invoiceId" integer, "orderId" integer, how text,
      problem text, "takesBack" integer, booked boolean)
    where r.id = o.id`.execute(trx);
}
