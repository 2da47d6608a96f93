/** The values of a column of the list of customers, among those that match all other filters. */
import type { readCustomerValues as endpoint } from '#contract/customer.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { ColumnValues } from '#contract/list.ts';
import { columnValues, filtersBeside } from '#server/call/column-values.ts';
import { conditionsOf } from '#server/call/list-columns.ts';
import type { Db } from '#server/db/pool.ts';
import { customerColumns } from './customer-columns.ts';
import { customerTexts, customerValueCounts } from './customer-list-store.ts';

export async function readCustomerValues(db: Db, query: ParsedOf<typeof endpoint>['query']): Promise<ColumnValues> {
  const filter = {
    ids: query.ids ?? null,
    status: query.status ?? null,
    search: query.search ?? '',
    conditions: conditionsOf(customerColumns, filtersBeside(query.filter, query.column)),
  };
  return columnValues(customerColumns, query, {
    choices: async (values) => customerValueCounts(db, filter, query.column, values),
    texts: async (conditions) => customerTexts(db, { ...filter, conditions: [...filter.conditions, ...conditions] }, query.column),
  });
}
