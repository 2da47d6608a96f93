/** SQL of a customer's figures: orders and open amounts, payment behaviour, most bought products. Amounts in Rappen. */
import { sql } from 'kysely';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { orderState } from '#domain/order/order-state.ts';
import { isOpenQuote } from '#server/db/open-quote-sql.ts';
import type { Db } from '#server/db/pool.ts';

const { PREPARATION, CANCELED, INVOICED } = orderState;

/** Twelve months, oldest first, the current one last. */
export async function monthsOf(db: Db, customerId: number, today: PlainDate): Promise<{ month: string; net: number }[]> {
  const { rows } = await sql<{ month: string; net: number }>`
    select to_char(first, 'YYYY-MM') as month, coalesce(sum(net_amount), 0)::bigint as net
    from generate_series(date_trunc('month', ${today}::timestamp) - interval '11 months', ${today}::timestamp, interval '1 month') first
    left join sales_order on customer_id = ${customerId} and order_status_id not in (${PREPARATION}, ${CANCELED})
      and created_at >= first at time zone 'Europe/Zurich' and created_at < (first + interval '1 month') at time zone 'Europe/Zurich'
    group by first order by first`.execute(db);
  return rows;
}

export interface Counts {
  orderCount: number;
  openOrderCount: number;
  quoteCount: number;
  /** Neither decided nor expired. */
  openQuoteCount: number;
  /** Of orders that are not cancelled: neither invoiced nor paid. */
  notInvoiced: number;
}

export async function countsOf(db: Db, customerId: number, today: PlainDate): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*) from sales_order where customer_id = ${customerId} and order_status_id <> ${PREPARATION}) as "orderCount",
    (select count(*) from sales_order where customer_id = ${customerId}
      and order_status_id not in (${PREPARATION}, ${CANCELED}, ${INVOICED})) as "openOrderCount",
    (select count(*) from quote where customer_id = ${customerId}) as "quoteCount",
    (select count(*) from quote where customer_id = ${customerId} and ${isOpenQuote(today)}) as "openQuoteCount",
    (select coalesce(sum(greatest(0, owed_amount - greatest(invoiced_amount, paid_amount))), 0)::bigint from sales_order
      where customer_id = ${customerId} and order_status_id not in (${PREPARATION}, ${CANCELED})
        and not (order_status_id = ${INVOICED} and payment_status_id = 1)) as "notInvoiced"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no counts');
  return row;
}

export interface OpenItems {
  count: number;
  amount: number;
  overdueCount: number;
  overdue: number;
  overdueDays: number;
}

export async function openItemsOf(db: Db, customerId: number, today: PlainDate): Promise<OpenItems> {
  const { rows } = await sql<OpenItems>`select count(*) as count, coalesce(sum(open_amount), 0)::bigint as amount,
    count(*) filter (where due_on < ${today}) as "overdueCount",
    coalesce(sum(open_amount) filter (where due_on < ${today}), 0)::bigint as overdue,
    coalesce(max(${today}::date - due_on) filter (where due_on < ${today}), 0) as "overdueDays"
    from invoice where customer_id = ${customerId} and open_amount > 0`.execute(db);
  return rows[0] ?? { count: 0, amount: 0, overdueCount: 0, overdue: 0, overdueDays: 0 };
}

/** Whole days from the invoice to the payment that settled it; null: none was settled in twelve months. */
export async function paysAfter(db: Db, customerId: number, today: PlainDate): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`select round(avg(last - issued_on))::integer as days from (
    select issued_on, max(payment_entry.day) as last from invoice join payment_entry on payment_entry.invoice_id = invoice.id
    where invoice.customer_id = ${customerId} and open_amount <= 0 and issued_on > ${today}::date - 366 and payment_entry.amount > 0
    group by invoice.id) settled`.execute(db);
  return rows[0]?.days ?? null;
}

export async function lastOrderOf(db: Db, customerId: number): Promise<{ id: number; formattedId: string; createdAt: Date } | null> {
  const row = await db
    .selectFrom('sales_order')
    .select(['id', 'formatted_id as formattedId', 'created_at as createdAt'])
    .where('customer_id', '=', customerId)
    .where('order_status_id', '<>', PREPARATION)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export interface Bought {
  articleNumber: string;
  name: string;
  quantity: number;
  amount: number;
}

const mostBought = 5;

export async function boughtMost(db: Db, customerId: number, today: PlainDate): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    select article_number as "articleNumber", min(order_position.name) as name, sum(quantity)::integer as quantity,
      sum(round(unit_price::numeric * quantity / 100))::bigint as amount
    from sales_order join order_position on order_id = sales_order.id
    where customer_id = ${customerId} and order_status_id not in (${PREPARATION}, ${CANCELED}) and created_at > ${today}::date - 366
      and type = 'PRODUCT' and not storno
    group by article_number order by amount desc limit ${mostBought}`.execute(db);
  return rows;
}

export interface Likeness {
  id: number;
  formattedId: string;
  name: string;
  email: string;
  city: string;
  sameEmail: boolean;
  sameCompany: boolean;
}

const mostAlike = 10;

/** Other customers with the same e-mail, or with the same company name and postal code. */
export async function duplicatesOf(db: Db, customerId: number): Promise<Likeness[]> {
  const { rows } = await sql<Likeness>`
    with own as materialized (select lower(person_email) as email, lower(company_name) as company from customer where id = ${customerId}),
    zips as materialized (select zip_code from address where customer_id = ${customerId}),
    found as (
      select customer.id, true as "sameEmail", false as "sameCompany" from customer, own
      where lower(person_email) = own.email and person_email <> '' and not is_gone
      union all
      select customer.id, false, true from customer, own
      where lower(company_name) = own.company and company_name <> '' and not is_gone
        and exists (select from address join zips using (zip_code) where address.customer_id = customer.id)
    )
    select customer.id, formatted_id as "formattedId", name, person_email as email, city, bool_or("sameEmail") as "sameEmail",
      bool_or("sameCompany") as "sameCompany"
    from found join customer on customer.id = found.id where customer.id <> ${customerId} and not is_default
    group by customer.id order by customer.id limit ${mostAlike}`.execute(db);
  return rows;
}
