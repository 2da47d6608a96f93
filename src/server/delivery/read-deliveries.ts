/** A page of deliveries and returns, newest first, and the values of its columns. */
import type { Delivery, readDeliveries as listEndpoint, readDeliveryValues as valuesEndpoint } from '#contract/delivery.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { ColumnValues } from '#contract/list.ts';
import { columnValues, filtersBeside } from '#server/call/column-values.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import { totalOf } from '#server/call/page-of.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';
import { nameIn } from '#server/order/in-readers-language.ts';
import type { ProductName } from '#server/order/order-services.ts';
import { deliveriesOf } from './delivery-answer.ts';
import { deliveryColumns } from './delivery-columns.ts';
import type { DeliveryFilter } from './delivery-list-store.ts';
import { deliveryTexts, deliveryValueCounts, pageOfDeliveries } from './delivery-list-store.ts';

type Query = Pick<ParsedOf<typeof listEndpoint>['query'], 'orderId' | 'customerId' | 'search' | 'filter'>;

const filterOf = ({ orderId, customerId, search = '', filter }: Query): DeliveryFilter => ({
  orderId: orderId ?? null,
  customerId: customerId ?? null,
  search,
  conditions: conditionsOf(deliveryColumns, filter),
});

export async function readDeliveries(
  { db, productName }: { db: Db; productName: ProductName },
  query: ParsedOf<typeof listEndpoint>['query'],
  reader: Language,
): Promise<{ items: Delivery[]; page: number; perPage: number; total: number; totalIsAtLeast?: boolean }> {
  const { page, perPage } = query;
  const sort = checkedSort(deliveryColumns, query.sort);
  const { ids, total } = await pageOfDeliveries(db, filterOf(query), { sort, page, perPage });
  return {
    items: await deliveriesOf(db, ids, (line) => nameIn(productName, line, line.language, reader)),
    page,
    perPage,
    ...totalOf(total),
  };
}

export async function readDeliveryValues(db: Db, query: ParsedOf<typeof valuesEndpoint>['query']): Promise<ColumnValues> {
  const filter = filterOf({ ...query, filter: filtersBeside(query.filter, query.column) });
  return columnValues(deliveryColumns, query, {
    choices: async (values) => deliveryValueCounts(db, filter, query.column, values),
    texts: async (conditions) => deliveryTexts(db, { ...filter, conditions: [...filter.conditions, ...conditions] }, query.column),
  });
}
