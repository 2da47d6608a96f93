/** SQL of open items: invoices that are not settled. Their age and the due reminder depend on the day. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { daysOf, openItemAges } from '#domain/ledger/open-item.ts';
import type { OpenItemAge } from '#domain/ledger/open-item.ts';
import type { ReminderRules } from '#domain/ledger/reminder.ts';
import type { Sort } from '#domain/list/list-view.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { conditionSql, countsOf, pageOfList, searchConditions, textsOf } from '#server/db/list-query.ts';
import type { ListPage, ListTable, ValueCount } from '#server/db/list-query.ts';
import type { Db } from '#server/db/pool.ts';
import { assignedSql } from '#server/db/assigned-sql.ts';
import type { openItemColumns } from './open-item-columns.ts';

export interface OpenItemFilter {
  customerId: number | null;
  search: string;
  conditions: readonly Condition[];
  today: PlainDate;
  rules: ReminderRules;
  /** The user who asks. */
  readerId: number;
}

const overdue = (today: PlainDate): RawBuilder<unknown> => sql`(${today}::date - due_on)`;

function ageSql(today: PlainDate): RawBuilder<unknown> {
  const cases = openItemAges.map((age) => {
    const { to } = daysOf(age);
    return to === null ? sql`else ${age}` : sql`when ${overdue(today)} <= ${to} then ${age}`;
  });
  return sql`(case ${sql.join(cases, sql` `)} end)`;
}

/** The rule of `domain/ledger/reminder.ts` as a condition to filter by; a test keeps the two equal. */
function nextReminderSql(today: PlainDate, { days }: ReminderRules): RawBuilder<unknown> {
  const cases = days.map((after, level) => {
    const apart = after - (days[level - 1] ?? 0);
    return sql`when reminder_level = ${level} and ${today}::date >= due_on + ${after}::integer
      and (reminded_on is null or ${today}::date >= reminded_on + ${apart}::integer) then ${level + 1}::integer`;
  });
  const held = sql`disputed or open_amount <= greatest(0, fee_amount) or (select on_hold from customer where customer.id = customer_id)`;
  return sql`(case when ${held} then null ${sql.join(cases, sql` `)} end)`;
}

function openItemTable(filter: Pick<OpenItemFilter, 'today' | 'rules' | 'readerId'>): ListTable {
  const { value, isOneOf } = assignedSql('invoice', 'invoice', filter.readerId);
  return { ...ownTable, columns: { ...ownColumns(filter), assigned: value }, isOneOf: { assigned: isOneOf } };
}

const ownColumns = ({
  today,
  rules,
}: Pick<OpenItemFilter, 'today' | 'rules'>): Record<keyof typeof openItemColumns, RawBuilder<unknown>> => ({
  formattedId: sql.ref('formatted_id'),
  customerName: sql`customer_name collate "und-x-icu"`,
  issuedOn: sql.ref('issued_on'),
  dueDay: sql.ref('due_on'),
  daysOverdue: overdue(today),
  age: ageSql(today),
  total: sql.ref('total_amount'),
  paid: sql.ref('paid_amount'),
  open: sql.ref('open_amount'),
  reminderLevel: sql.ref('reminder_level'),
  nextReminder: nextReminderSql(today, rules),
  disputed: sql.ref('disputed'),
});

const ownTable: Omit<ListTable, 'columns'> = {
  table: 'invoice',
  newest: sql.ref('due_on'),
  searched: sql.ref('search_text'),
  inSearched: ['formattedId', 'customerName'],
};

function whereOf(filter: OpenItemFilter): RawBuilder<unknown>[] {
  const table = openItemTable(filter);
  return [
    sql`open_amount <> 0`,
    ...(filter.customerId === null ? [] : [sql`customer_id = ${filter.customerId}`]),
    ...searchConditions(table, filter.search),
    ...filter.conditions.map((condition) => conditionSql(table, condition)),
  ];
}

/** Number and open amount in Rappen of each age group that is not empty. */
export async function openItemsByAge(db: Db, today: PlainDate): Promise<{ age: OpenItemAge; count: number; amount: number }[]> {
  const { rows } = await sql<{
    age: OpenItemAge;
    count: number;
    amount: number;
  }>`select ${ageSql(today)} as age, count(*)::integer as count,
      sum(open_amount)::bigint as amount
    from invoice where open_amount <> 0 group by 1`.execute(db);
  return rows;
}

export async function pageOfOpenItems(
  db: Db,
  filter: OpenItemFilter,
  page: { sort: readonly Sort[]; page: number; perPage: number },
): Promise<ListPage> {
  const inTexts = filter.search !== '' || filter.conditions.some(({ is }) => is === 'containing');
  return pageOfList(db, openItemTable(filter), { where: whereOf(filter), inTexts, ...page });
}

export async function openItemCounts(
  db: Db,
  filter: OpenItemFilter,
  column: string,
  values: readonly (string | number | boolean)[],
): Promise<ValueCount[]> {
  return countsOf(db, openItemTable(filter), column, values, whereOf(filter));
}

export async function openItemTexts(db: Db, filter: OpenItemFilter, column: string): Promise<ValueCount[]> {
  return textsOf(db, openItemTable(filter), column, whereOf(filter));
}

function openItems(db: Db) {
  return db
    .selectFrom('invoice')
    .innerJoin('customer', 'customer.id', 'invoice.customer_id')
    .selectAll('invoice')
    .select('customer.on_hold')
    .select(creditSql.as('credit'));
}

const creditSql = sql<number>`(select coalesce(sum(amount), 0)::bigint from payment_entry e
  where e.customer_id = invoice.customer_id and e.order_id is null and e.invoice_id is null)`;

export type OpenItemRow = Awaited<ReturnType<ReturnType<typeof openItems>['executeTakeFirstOrThrow']>>;

/** Unordered. */
export async function findOpenItems(db: Db, ids: readonly number[]): Promise<OpenItemRow[]> {
  return openItems(db)
    .where((where) => where('invoice.id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

/** Rappen by age over all open items that match customer and search; overpaid invoices count as negative. */
export async function sumsByAge(db: Db, filter: OpenItemFilter): Promise<Record<OpenItemAge, number>> {
  const where = whereOf({ ...filter, conditions: [] });
  const { rows } = await sql<{ age: OpenItemAge; sum: number }>`
    select ${ageSql(filter.today)} as age, sum(open_amount)::bigint as sum from invoice where ${sql.join(where, sql` and `)} group by 1`.execute(
    db,
  );
  const sums: Record<OpenItemAge, number> = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { age, sum } of rows) sums[age] = sum;
  return sums;
}

/** Customers' credit, in Rappen. */
export async function sumOfCredit(db: Db, customerId: number | null): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from payment_entry
    where order_id is null and invoice_id is null and ${customerId === null ? sql`true` : sql`customer_id = ${customerId}`}`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Ids of invoices with a reminder due, earliest due first; `invoiceIds` null: of all. */
export async function invoicesToRemind(
  db: Db,
  {
    today,
    rules,
    customerId,
    invoiceIds,
  }: Pick<OpenItemFilter, 'today' | 'rules' | 'customerId'> & { invoiceIds: readonly number[] | null },
): Promise<number[]> {
  const where = [
    sql`open_amount > 0`,
    sql`${nextReminderSql(today, rules)} is not null`,
    ...(customerId === null ? [] : [sql`customer_id = ${customerId}`]),
    ...(invoiceIds === null ? [] : [sql`id = any(${[...invoiceIds]})`]),
  ];
  const { rows } = await sql<{
    id: number;
  }>`select id from invoice where ${sql.join(where, sql` and `)} order by due_on, id limit ${mostReminders}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Number of papers drawn in one go. */
const mostReminders = 200;
