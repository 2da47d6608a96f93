/** SQL of the list of orders: the ids of a page, the number of orders, the values of a column. All use an index. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Sort } from '#domain/list/list-view.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { conditionSql, countsOf, pageOfList, searchConditions, textsOf } from '#server/db/list-query.ts';
import type { Count, ListPage, ListTable, ValueCount } from '#server/db/list-query.ts';
import type { Db } from '#server/db/pool.ts';
import { assignedSql } from '#server/db/assigned-sql.ts';
import type { orderColumns } from './order-columns.ts';

export interface OrderFilter {
  /** null: all customers. */
  customerId: number | null;
  /** Only orders with a line of this product type, 0: with a line without a product; null: all. */
  productTypeId: number | null;
  id: number | null;
  stateId: number | null;
  /** null: no state is excluded. */
  notStateId: number | null;
  from: Date | null;
  /** Exclusive. */
  before: Date | null;
  search: string;
  conditions: readonly Condition[];
  /** The user who asks. */
  readerId: number;
}

const dictionary = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} collate "und-x-icu"`;

const orderTable: ListTable & { columns: Record<keyof typeof orderColumns, RawBuilder<unknown>> } = {
  table: 'sales_order',
  columns: {
    formattedId: sql.ref('formatted_id'),
    createdAt: sql.ref('created_at'),
    orderStatusId: sql.ref('order_status_id'),
    paymentStatusId: sql.ref('payment_status_id'),
    paymentMethodId: sql.ref('payment_method_id'),
    customerName: dictionary('customer_name'),
    city: dictionary('city'),
    externalCustomerNo: dictionary('external_customer_no'),
    // What goes by post is told from what is driven.
    deliveryType: sql`case when by_mail then 'MAIL' else delivery_type end`,
    customerRequestType: sql.ref('customer_request_type'),
    requestedDeliveryDate: sql.ref('requested_delivery_date'),
    confirmedDeliveryDate: sql.ref('confirmed_delivery_date'),
    dueDate: sql.ref('due_date'),
    paymentDueDate: sql.ref('payment_due_date'),
    positionCount: sql.ref('position_count'),
    total: sql.ref('total_amount'),
    delivered: sql.ref('delivered'),
    invoiced: sql.ref('invoiced'),
    promise: sql.ref('promise'),
  },
  newest: sql.ref('created_at'),
  searched: sql.ref('search_text'),
  inSearched: ['formattedId', 'customerName', 'city', 'externalCustomerNo'],
};

function ordersReadBy(userId: number): ListTable {
  const { value, isOneOf } = assignedSql('order', 'sales_order', userId);
  return { ...orderTable, columns: { ...orderTable.columns, assigned: value }, isOneOf: { assigned: isOneOf } };
}

function whereOf(filter: OrderFilter): RawBuilder<unknown>[] {
  const { customerId, productTypeId, id, stateId, notStateId, from, before, search, conditions } = filter;
  const orders = ordersReadBy(filter.readerId);
  return [
    ...(customerId === null ? [] : [sql`customer_id = ${customerId}`]),
    ...(productTypeId === null ? [] : [hasLineOf(productTypeId)]),
    ...(id === null ? [] : [sql`id = ${id}`]),
    ...(stateId === null ? [] : [sql`order_status_id = ${stateId}`]),
    ...(notStateId === null ? [] : [sql`order_status_id <> ${notStateId}`]),
    ...(from === null ? [] : [sql`created_at >= ${from}`]),
    ...(before === null ? [] : [sql`created_at < ${before}`]),
    ...searchConditions(orders, search),
    ...conditions.map((condition) => conditionSql(orders, condition)),
  ];
}

/** The lines that count in the figures of a product type: neither cancelled nor a set. */
function hasLineOf(productTypeId: number): RawBuilder<unknown> {
  return sql`exists (select from order_position line left join product on product.id = line.product_id
    where line.order_id = sales_order.id and line.type = 'PRODUCT' and not line.storno and coalesce(product.type_id, 0) = ${productTypeId})`;
}

export async function pageOfOrders(
  db: Db,
  filter: OrderFilter,
  page: { sort: readonly Sort[]; page: number; perPage: number },
): Promise<ListPage> {
  const inTexts = filter.search !== '' || filter.conditions.some(({ is }) => is === 'containing');
  return pageOfList(db, orderTable, { where: whereOf(filter), inTexts, ...page }, isWhole(filter) ? await countAll(db, filter) : null);
}

const isWhole = ({ customerId, productTypeId, id, stateId, from, before, search, conditions }: OrderFilter): boolean =>
  [customerId, productTypeId, id, stateId, from, before].every((each) => each === null) && search === '' && conditions.length === 0;

/** Numbers have no gaps and orders are never deleted: the counters give the total, and the few orders in the excluded state are subtracted. */
async function countAll(db: Db, { notStateId }: OrderFilter): Promise<Count> {
  const { rows } = await sql<{ count: number }>`
    select (select coalesce(sum(last), 0) from document_counter where kind = 'order')
      - (select count(*) from sales_order where order_status_id = ${notStateId}) as count`.execute(db);
  return { count: rows[0]?.count ?? 0, isAtLeast: false };
}

export async function orderValueCounts(
  db: Db,
  filter: OrderFilter,
  column: string,
  values: readonly (string | number | boolean)[],
): Promise<ValueCount[]> {
  return countsOf(db, ordersReadBy(filter.readerId), column, values, whereOf(filter));
}

export async function orderTexts(db: Db, filter: OrderFilter, column: string): Promise<ValueCount[]> {
  return textsOf(db, orderTable, column, whereOf(filter));
}
