/** A page of the ledger, newest first, and the values of its columns. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { PaymentEntry, readPaymentEntries as endpoint, readPaymentEntryValues as valuesEndpoint } from '#contract/ledger.ts';
import type { ColumnValues } from '#contract/list.ts';
import { columnValues, filtersBeside } from '#server/call/column-values.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import { totalOf } from '#server/call/page-of.ts';
import type { Db } from '#server/db/pool.ts';
import { entryAnswer } from './entry-answer.ts';
import { entryColumns } from './entry-columns.ts';
import { entryTexts, entryValueCounts, findEntries, pageOfEntries } from './entry-list-store.ts';
import type { EntryFilter } from './entry-list-store.ts';

type Query = ParsedOf<typeof endpoint>['query'];

export async function readEntries(
  db: Db,
  query: Query,
): Promise<{ items: PaymentEntry[]; page: number; perPage: number; total: number; totalIsAtLeast?: boolean }> {
  const { page, perPage } = query;
  const { ids, total } = await pageOfEntries(db, filterOf(query), { sort: checkedSort(entryColumns, query.sort), page, perPage });
  const byId = new Map((await findEntries(db, ids)).map((row) => [row.id, row]));
  const items = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [entryAnswer(row)] : [];
  });
  return { items, page, perPage, ...totalOf(total) };
}

export async function readEntryValues(db: Db, query: ParsedOf<typeof valuesEndpoint>['query']): Promise<ColumnValues> {
  const filter = filterOf({ ...query, filter: filtersBeside(query.filter, query.column) });
  return columnValues(entryColumns, query, {
    choices: async (values) => entryValueCounts(db, filter, query.column, values),
    texts: async (conditions) => entryTexts(db, { ...filter, conditions: [...filter.conditions, ...conditions] }, query.column),
  });
}

function filterOf({ orderId, invoiceId, customerId, search, filter }: Omit<Query, 'page' | 'perPage' | 'sort'>): EntryFilter {
  return {
    orderId: orderId ?? null,
    invoiceId: invoiceId ?? null,
    customerId: customerId ?? null,
    search: search ?? '',
    conditions: conditionsOf(entryColumns, filter),
  };
}
