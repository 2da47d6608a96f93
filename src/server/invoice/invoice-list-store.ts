/** SQL of the list of invoices: the ids of a page, the total, and the values of a column. Each from an index. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Sort } from '#domain/list/list-view.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { conditionSql, countsOf, pageOfList, searchConditions, textsOf } from '#server/db/list-query.ts';
import type { ListPage, ListTable, ValueCount } from '#server/db/list-query.ts';
import type { Db } from '#server/db/pool.ts';
import type { invoiceColumns } from './invoice-columns.ts';

export interface InvoiceFilter {
  orderId: number | null;
  customerId: number | null;
  search: string;
  conditions: readonly Condition[];
}

const invoices: ListTable & { columns: Record<keyof typeof invoiceColumns, RawBuilder<unknown>> } = {
  table: 'invoice',
  columns: {
    formattedId: sql.ref('formatted_id'),
    state: sql.ref('state'),
    customerName: sql`customer_name collate "und-x-icu"`,
    orderFormattedId: sql.ref('order_formatted_id'),
    issuedOn: sql.ref('issued_on'),
    dueDay: sql.ref('due_on'),
    total: sql.ref('total_amount'),
    paid: sql.ref('paid_amount'),
    credited: sql.ref('credited_amount'),
    open: sql.ref('open_amount'),
    qrReference: sql.ref('reference'),
    disputed: sql.ref('disputed'),
    reminderLevel: sql.ref('reminder_level'),
  },
  newest: sql.ref('created_at'),
  searched: sql.ref('search_text'),
  inSearched: ['formattedId', 'orderFormattedId', 'customerName', 'qrReference'],
};

function whereOf({ orderId, customerId, search, conditions }: InvoiceFilter): RawBuilder<unknown>[] {
  return [
    ...(orderId === null ? [] : [sql`id in (select invoice_id from invoice_share where invoice_share.order_id = ${orderId})`]),
    ...(customerId === null ? [] : [sql`customer_id = ${customerId}`]),
    ...searchConditions(invoices, search),
    ...conditions.map((condition) => conditionSql(invoices, condition)),
  ];
}

export async function pageOfInvoices(
  db: Db,
  filter: InvoiceFilter,
  page: { sort: readonly Sort[]; page: number; perPage: number },
): Promise<ListPage> {
  const inTexts = filter.search !== '' || filter.conditions.some(({ is }) => is === 'containing');
  return pageOfList(db, invoices, { where: whereOf(filter), inTexts, ...page });
}

export async function invoiceValueCounts(
  db: Db,
  filter: InvoiceFilter,
  column: string,
  values: readonly (string | number | boolean)[],
): Promise<ValueCount[]> {
  return countsOf(db, invoices, column, values, whereOf(filter));
}

export async function invoiceTexts(db: Db, filter: InvoiceFilter, column: string): Promise<ValueCount[]> {
  return textsOf(db, invoices, column, whereOf(filter));
}
