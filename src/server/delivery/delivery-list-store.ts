/** SQL of the list of deliveries: the ids of a page, the total, and the values of a column. Each from an index. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Sort } from '#domain/list/list-view.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { conditionSql, countsOf, pageOfList, searchConditions, textsOf } from '#server/db/list-query.ts';
import type { ListPage, ListTable, ValueCount } from '#server/db/list-query.ts';
import type { Db } from '#server/db/pool.ts';
import type { deliveryColumns } from './delivery-columns.ts';

export interface DeliveryFilter {
  orderId: number | null;
  customerId: number | null;
  search: string;
  conditions: readonly Condition[];
}

const dictionary = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} collate "und-x-icu"`;

const deliveries: ListTable & { columns: Record<keyof typeof deliveryColumns, RawBuilder<unknown>> } = {
  table: 'delivery',
  columns: {
    formattedId: sql.ref('formatted_id'),
    kind: sql.ref('kind'),
    orderFormattedId: sql.ref('order_formatted_id'),
    customerName: dictionary('customer_name'),
    city: dictionary('city'),
    day: sql.ref('day'),
    deliveryType: sql.ref('delivery_type'),
    createdAt: sql.ref('created_at'),
  },
  newest: sql.ref('created_at'),
  searched: sql.ref('search_text'),
  inSearched: ['formattedId', 'orderFormattedId', 'customerName', 'city'],
};

function whereOf({ orderId, customerId, search, conditions }: DeliveryFilter): RawBuilder<unknown>[] {
  return [
    ...(orderId === null ? [] : [sql`order_id = ${orderId}`]),
    ...(customerId === null ? [] : [sql`customer_id = ${customerId}`]),
    ...searchConditions(deliveries, search),
    ...conditions.map((condition) => conditionSql(deliveries, condition)),
  ];
}

export async function pageOfDeliveries(
  db: Db,
  filter: DeliveryFilter,
  page: { sort: readonly Sort[]; page: number; perPage: number },
): Promise<ListPage> {
  const inTexts = filter.search !== '' || filter.conditions.some(({ is }) => is === 'containing');
  return pageOfList(db, deliveries, { where: whereOf(filter), inTexts, ...page });
}

export async function deliveryValueCounts(
  db: Db,
  filter: DeliveryFilter,
  column: string,
  values: readonly (string | number | boolean)[],
): Promise<ValueCount[]> {
  return countsOf(db, deliveries, column, values, whereOf(filter));
}

export async function deliveryTexts(db: Db, filter: DeliveryFilter, column: string): Promise<ValueCount[]> {
  return textsOf(db, deliveries, column, whereOf(filter));
}
