/** SQL of files for the ERP. */
import { sql } from 'kysely';
import type { CsvCell } from '#domain/list/csv.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { Db, Trx } from '#server/db/pool.ts';

const { PLACED, SENT, INVOICED } = orderState;

const waiting = (db: Db) =>
  db
    .selectFrom('sales_order')
    .where('order_status_id', 'in', [PLACED, SENT, INVOICED])
    .where((where) =>
      where.not(where.exists(where.selectFrom('erp_export_order').select('order_id').whereRef('order_id', '=', 'sales_order.id'))),
    );

/** Until the end of the transaction no one else makes a file. */
export async function lockExports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(4711067)`.execute(trx);
}

export async function waitingIds(db: Db, limit: number): Promise<number[]> {
  const rows = await waiting(db).select('id').orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function countWaiting(db: Db): Promise<number> {
  const row = await waiting(db)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function idsByNumber(db: Db, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sales_order')
    .select(['id', 'formatted_id as number'])
    .where((where) => where('formatted_id', '=', where.fn.any(where.val([...numbers]))))
    .execute();
  return new Map(rows.map(({ id, number }) => [number, id]));
}

export async function idsOfExport(db: Db, id: number): Promise<number[]> {
  const rows = await db.selectFrom('erp_export_order').select('order_id as id').where('export_id', '=', id).orderBy('order_id').execute();
  return rows.map((row) => row.id);
}

export interface CustomerCode {
  number: string;
  /** Number in another system; empty: none. */
  code: string;
}

export async function customerCodes(db: Db, ids: readonly number[]): Promise<Map<number, CustomerCode>> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'formatted_id as number', 'company_code as code'])
    .where((where) => where('id', '=', where.fn.any(where.val([...new Set(ids)]))))
    .execute();
  return new Map(rows.map(({ id, ...customer }) => [id, customer]));
}

export interface NewExport {
  at: Date;
  who: string;
  byHand: boolean;
  orders: readonly { id: number; version: number }[];
  rows: readonly (readonly CsvCell[])[];
}

export async function insertExport(trx: Trx, { at, who, byHand, orders, rows }: NewExport): Promise<number> {
  const { id } = await trx
    .insertInto('erp_export')
    .values({ made_at: at, who, by_hand: byHand, order_count: orders.length, rows: JSON.stringify(rows) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into erp_export_order (export_id, order_id, version)
    select ${id}, o.id, o.version from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o(id integer, version integer)`.execute(trx);
  return id;
}

export async function exportRowsOf(db: Db, id: number): Promise<{ madeAt: Date; rows: CsvCell[][] } | undefined> {
  return db.selectFrom('erp_export').select(['made_at as madeAt', 'rows']).where('id', '=', id).executeTakeFirst();
}

export interface StoredExport {
  id: number;
  madeAt: Date;
  who: string;
  byHand: boolean;
  orderCount: number;
  numbers: string[];
  changedSince: number;
}

const exports = sql<StoredExport>`
  select e.id, made_at as "madeAt", who, by_hand as "byHand", order_count as "orderCount",
    (select array[min(o.formatted_id), max(o.formatted_id)] from erp_export_order eo join sales_order o on o.id = eo.order_id
      where eo.export_id = e.id) as numbers,
    (select count(*)::integer from erp_export_order eo join sales_order o on o.id = eo.order_id where eo.export_id = e.id
      and o.version > (select max(later.version) from erp_export_order later where later.order_id = o.id)) as "changedSince"
  from erp_export e`;

export async function findExport(db: Db, id: number): Promise<StoredExport | undefined> {
  return (await sql<StoredExport>`${exports} where e.id = ${id}`.execute(db)).rows[0];
}

export async function pageOfExports(db: Db, { page, perPage }: { page: number; perPage: number }) {
  const { rows } = await sql<StoredExport>`${exports} order by e.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await db
    .selectFrom('erp_export')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirst();
  return { rows, total: counted?.total ?? 0 };
}
