/** The values of a column in the list of orders, among the orders that match all other filters. */
import type { ColumnValues } from '#contract/list.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { readOrderValues as endpoint } from '#contract/order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { columnValues, filtersBeside } from '#server/call/column-values.ts';
import type { Db } from '#server/db/pool.ts';
import { staffOrderColumns } from './order-columns.ts';
import { orderTexts, orderValueCounts } from './order-list-store.ts';
import { filterOf } from './read-orders.ts';

export async function readOrderValues(db: Db, query: ParsedOf<typeof endpoint>['query'], actor: Actor): Promise<ColumnValues> {
  const filter = filterOf({ ...query, filter: filtersBeside(query.filter, query.column) }, actor);
  if (filter === null) return { items: [] };
  return columnValues(staffOrderColumns, query, {
    choices: async (values) => orderValueCounts(db, filter, query.column, values),
    texts: async (conditions) => orderTexts(db, { ...filter, conditions: [...filter.conditions, ...conditions] }, query.column),
  });
}
