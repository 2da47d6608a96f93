/** SQL of the list of entries: the ids of a page, the total, the values of a column; and the entries themselves. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Sort } from '#domain/list/list-view.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { conditionSql, countsOf, pageOfList, searchConditions, textsOf } from '#server/db/list-query.ts';
import type { ListPage, ListTable, ValueCount } from '#server/db/list-query.ts';
import type { Db } from '#server/db/pool.ts';
import type { entryColumns } from './entry-columns.ts';

export interface EntryFilter {
  orderId: number | null;
  invoiceId: number | null;
  customerId: number | null;
  search: string;
  conditions: readonly Condition[];
}

const dictionary = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} collate "und-x-icu"`;

const entryTable: ListTable & { columns: Record<keyof typeof entryColumns, RawBuilder<unknown>> } = {
  table: 'payment_entry',
  columns: {
    id: sql.ref('id'),
    day: sql.ref('day'),
    customerName: dictionary('customer_name'),
    orderFormattedId: sql`(select formatted_id from sales_order where sales_order.id = order_id)`,
    invoiceFormattedId: sql`(select formatted_id from invoice where invoice.id = invoice_id)`,
    kind: sql.ref('kind'),
    amount: sql.ref('amount'),
    source: sql.ref('source'),
    reference: dictionary('reference'),
    reason: dictionary('reason'),
    who: dictionary('who'),
    createdAt: sql.ref('created_at'),
  },
  newest: sql.ref('id'),
  searched: sql.ref('search_text'),
  inSearched: ['customerName', 'reference', 'orderFormattedId', 'invoiceFormattedId'],
};

function whereOf({ orderId, invoiceId, customerId, search, conditions }: EntryFilter): RawBuilder<unknown>[] {
  return [
    ...(orderId === null
      ? []
      : [sql`(order_id = ${orderId} or invoice_id in (select invoice_id from invoice_line where order_id = ${orderId}))`]),
    ...(invoiceId === null ? [] : [sql`invoice_id = ${invoiceId}`]),
    ...(customerId === null ? [] : [sql`customer_id = ${customerId}`]),
    ...searchConditions(entryTable, search),
    ...conditions.map((condition) => conditionSql(entryTable, condition)),
  ];
}

export async function pageOfEntries(
  db: Db,
  filter: EntryFilter,
  page: { sort: readonly Sort[]; page: number; perPage: number },
): Promise<ListPage> {
  const inTexts = filter.search !== '' || filter.conditions.some(({ is }) => is === 'containing');
  return pageOfList(db, entryTable, { where: whereOf(filter), inTexts, ...page });
}

export async function entryValueCounts(
  db: Db,
  filter: EntryFilter,
  column: string,
  values: readonly (string | number | boolean)[],
): Promise<ValueCount[]> {
  return countsOf(db, entryTable, column, values, whereOf(filter));
}

export async function entryTexts(db: Db, filter: EntryFilter, column: string): Promise<ValueCount[]> {
  return textsOf(db, entryTable, column, whereOf(filter));
}

function entries(db: Db) {
  return db
    .selectFrom('payment_entry as e')
    .leftJoin('sales_order as o', 'o.id', 'e.order_id')
    .leftJoin('invoice as i', 'i.id', 'e.invoice_id')
    .leftJoin('payment_entry as back', 'back.reverses', 'e.id')
    .select([
      'e.id',
      'e.customer_id',
      'e.customer_name',
      'e.order_id',
      'e.invoice_id',
      'e.kind',
      'e.amount',
      'e.day',
      'e.source',
      'e.reference',
    ])
    .select(['e.reason', 'e.reverses', 'e.booking', 'e.bank_import_row_id', 'e.created_at', 'e.who', 'back.id as reversed_by'])
    .select(['o.formatted_id as order_formatted_id', 'i.formatted_id as invoice_formatted_id']);
}

export type StoredEntry = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

/** By rising id. */
export async function findEntries(db: Db, ids: readonly number[]): Promise<StoredEntry[]> {
  return entries(db)
    .where((where) => where('e.id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('e.id')
    .execute();
}

/** All entries of the same booking; empty: no such entry. */
export async function findBooking(db: Db, entryId: number): Promise<StoredEntry[]> {
  return entries(db)
    .where('e.booking', '=', (select) => select.selectFrom('payment_entry').select('booking').where('id', '=', entryId))
    .orderBy('e.id')
    .execute();
}
