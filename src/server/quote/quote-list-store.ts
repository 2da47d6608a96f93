/** SQL of the list of quotes: the ids of a page, the total, and the values of a column. Each from an index. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Sort } from '#domain/list/list-view.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { conditionSql, countsOf, pageOfList, searchConditions, textsOf } from '#server/db/list-query.ts';
import type { ListPage, ListTable, ValueCount } from '#server/db/list-query.ts';
import type { Db } from '#server/db/pool.ts';
import { assignedSql } from '#server/db/assigned-sql.ts';
import { expired, over } from './quote-columns.ts';
import type { quoteColumns } from './quote-columns.ts';

export interface QuoteFilter {
  /** null: all customers. */
  customerId: number | null;
  /** Drafts, including discarded ones, are only for staff. */
  withDrafts: boolean;
  id: number | null;
  from: Date | null;
  /** Exclusive. */
  before: Date | null;
  search: string;
  conditions: readonly Condition[];
  /** Sent quotes whose last day is before this one are expired. */
  today: PlainDate;
  /** The user who asks. */
  readerId: number;
}

const dictionary = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} collate "und-x-icu"`;

function quotesOf({ today, readerId }: Pick<QuoteFilter, 'today' | 'readerId'>): ListTable {
  const { value, isOneOf } = assignedSql('quote', 'quote', readerId);
  const table = quoteTable(today);
  return { ...table, columns: { ...table.columns, assigned: value }, isOneOf: { ...table.isOneOf, assigned: isOneOf } };
}

const quoteTable = (today: PlainDate): ListTable & { columns: Record<keyof typeof quoteColumns, RawBuilder<unknown>> } => ({
  table: 'quote',
  columns: {
    formattedId: sql.ref('formatted_id'),
    createdAt: sql.ref('created_at'),
    state: sql.ref('state_id'),
    validUntil: sql.ref('valid_until'),
    externalCustomerNo: dictionary('external_customer_no'),
    customerName: dictionary('customer_name'),
    city: dictionary('city'),
    positionCount: sql.ref('position_count'),
    total: sql.ref('total_amount'),
    margin: sql.ref('margin'),
    decidedOn: sql.ref('decided_on'),
    lostReason: sql.ref('lost_reason'),
    waiting: sql.ref('waiting'),
  },
  isOneOf: {
    state: (states) =>
      sql`(${sql.join(
        states.map((state) => hasState(state, today)),
        sql` or `,
      )})`,
  },
  newest: sql.ref('created_at'),
  searched: sql.ref('search_text'),
  inSearched: ['formattedId', 'customerName', 'city', 'externalCustomerNo'],
});

function hasState(state: unknown, today: PlainDate): RawBuilder<unknown> {
  if (state === quoteState.SENT) return sql`(state_id = ${state} and valid_until >= ${today})`;
  if (state === expired) return sql`(state_id = ${quoteState.SENT} and (valid_until < ${today} or valid_until is null))`;
  if (state === over) return sql`state_id in (${quoteState.WITHDRAWN}, ${quoteState.LOST})`;
  return sql`state_id = ${state}`;
}

function whereOf(filter: QuoteFilter): RawBuilder<unknown>[] {
  const { customerId, withDrafts, id, from, before, search, conditions } = filter;
  const quotes = quotesOf(filter);
  return [
    ...(customerId === null ? [] : [sql`customer_id = ${customerId}`]),
    ...(withDrafts
      ? []
      : [
          sql`state_id <> ${quoteState.DRAFT}
            and (state_id <> ${quoteState.WITHDRAWN} or exists (select from quote_version where quote_version.quote_id = quote.id))`,
        ]),
    ...(id === null ? [] : [sql`id = ${id}`]),
    ...(from === null ? [] : [sql`created_at >= ${from}`]),
    ...(before === null ? [] : [sql`created_at < ${before}`]),
    ...searchConditions(quotes, search),
    ...conditions.map((condition) => conditionSql(quotes, condition)),
  ];
}

export async function pageOfQuotes(
  db: Db,
  filter: QuoteFilter,
  page: { sort: readonly Sort[]; page: number; perPage: number },
): Promise<ListPage> {
  const inTexts = filter.search !== '' || filter.conditions.some(({ is }) => is === 'containing');
  return pageOfList(db, quotesOf(filter), { where: whereOf(filter), inTexts, ...page });
}

export async function quoteValueCounts(
  db: Db,
  filter: QuoteFilter,
  column: string,
  values: readonly (string | number | boolean)[],
): Promise<ValueCount[]> {
  return countsOf(db, quotesOf(filter), column, values, whereOf(filter));
}

export async function quoteTexts(db: Db, filter: QuoteFilter, column: string): Promise<ValueCount[]> {
  return textsOf(db, quotesOf(filter), column, whereOf(filter));
}

/** Requested or drafted and not sent yet. */
export async function countOpenQuotes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('quote')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state_id', 'in', [quoteState.REQUESTED, quoteState.DRAFT])
    .executeTakeFirstOrThrow();
  return count;
}
