/** SQL of the list of customers: the ids of a page, the total, and the values of a column. Each from an index. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { phoneDigits } from '#domain/contact/phone-digits.ts';
import type { Sort } from '#domain/list/list-view.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { conditionSql, countsOf, pageOfList, searchConditions, textsOf } from '#server/db/list-query.ts';
import type { ListPage, ListTable, ValueCount } from '#server/db/list-query.ts';
import type { Db } from '#server/db/pool.ts';
import type { customerColumns } from './customer-columns.ts';

export interface CustomerFilter {
  /** null: all except merged or erased ones. */
  ids: readonly number[] | null;
  status: 'REGISTERED' | 'GUEST' | null;
  search: string;
  conditions: readonly Condition[];
}

const dictionary = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} collate "und-x-icu"`;

const customers: ListTable & { columns: Record<keyof typeof customerColumns, RawBuilder<unknown>> } = {
  table: 'customer',
  columns: {
    formattedId: sql.ref('formatted_id'),
    name: dictionary('name'),
    status: sql.ref('status'),
    isCompanyCustomer: sql.ref('is_company'),
    email: dictionary('person_email'),
    city: dictionary('city'),
    companyCode: dictionary('company_code'),
    active: sql.ref('active'),
    onHold: sql.ref('on_hold'),
    creditLimit: sql.ref('credit_limit'),
    createdAt: sql.ref('created_at'),
  },
  newest: sql.ref('created_at'),
  searched: sql.ref('search_text'),
  inSearched: ['formattedId', 'name', 'email', 'city', 'companyCode'],
};

function whereOf({ ids, status, search, conditions }: CustomerFilter): RawBuilder<unknown>[] {
  return [
    ids === null ? sql`not is_gone` : sql`id = any(${[...ids]}::integer[])`,
    ...(status === null ? [] : [sql`status = ${status}`]),
    ...found(search),
    ...conditions.map((condition) => conditionSql(customers, condition)),
  ];
}

/** By the words of the search, or by a phone number as the display of the phone shows it, whatever its spaces and its country code. */
function found(search: string): readonly RawBuilder<unknown>[] {
  const words = searchConditions(customers, search);
  const digits = phoneDigits(search);
  if (digits === null) return words;
  const fromEnd = `${digits.split('').toReversed().join('')}%`;
  return [
    sql`id in (select id from customer where ${sql.join(words, sql` and `)} union all
      select customer_id from contact_person where phone <> '' and reverse(regexp_replace(phone, '\\D', '', 'g')) like ${fromEnd})`,
  ];
}

/** By name unless another order is requested. */
export async function pageOfCustomers(
  db: Db,
  filter: CustomerFilter,
  { sort, ...page }: { sort: readonly Sort[]; page: number; perPage: number },
): Promise<ListPage> {
  const inTexts = filter.search !== '' || filter.conditions.some(({ is }) => is === 'containing');
  const order = sort.length === 0 ? [{ column: 'name', descending: false }] : sort;
  return pageOfList(db, customers, { where: whereOf(filter), inTexts, sort: order, ...page });
}

export async function customerValueCounts(
  db: Db,
  filter: CustomerFilter,
  column: string,
  values: readonly (string | number | boolean)[],
): Promise<ValueCount[]> {
  return countsOf(db, customers, column, values, whereOf(filter));
}

export async function customerTexts(db: Db, filter: CustomerFilter, column: string): Promise<ValueCount[]> {
  return textsOf(db, customers, column, whereOf(filter));
}
