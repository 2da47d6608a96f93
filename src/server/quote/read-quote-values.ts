/** The values of a column of the list of quotes, among those that match all other filters. */
import type { ColumnValues } from '#contract/list.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { readQuoteValues as endpoint } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { columnValues, filtersBeside } from '#server/call/column-values.ts';
import type { Db } from '#server/db/pool.ts';
import { staffQuoteColumns } from './quote-columns.ts';
import { quoteTexts, quoteValueCounts } from './quote-list-store.ts';
import { filterOf } from './read-quotes.ts';

type Query = ParsedOf<typeof endpoint>['query'];

export async function readQuoteValues({ db, now }: { db: Db; now: () => number }, query: Query, actor: Actor): Promise<ColumnValues> {
  const filter = filterOf({ ...query, filter: filtersBeside(query.filter, query.column) }, actor, now());
  if (filter === null) return { items: [] };
  return columnValues(staffQuoteColumns, query, {
    choices: async (values) => quoteValueCounts(db, filter, query.column, values),
    texts: async (conditions) => quoteTexts(db, { ...filter, conditions: [...filter.conditions, ...conditions] }, query.column),
  });
}
