/** SQL of the reports of figures, by month: each statement reads a span of days by an index alone (migration 0098). Amounts in Rappen. */
import { sql } from 'kysely';
import type { DaySpan } from '#domain/figure/month-to-date.ts';
import type { LostReason } from '#domain/quote/lost-reason.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Db } from '#server/db/pool.ts';
import { counted, madeIn } from './figure-store.ts';

export interface TurnoverRow {
  month: string;
  invoices: number;
  invoiced: number;
  credited: number;
}

/** What was credited counts in the month of its invoice. */
export async function turnoverByMonth(db: Db, { from, to }: DaySpan): Promise<TurnoverRow[]> {
  const { rows } = await sql<TurnoverRow>`select to_char(issued_on, 'YYYY-MM') as month, count(*)::integer as invoices,
      sum(net_amount)::bigint as invoiced,
      coalesce(sum(case when credited_amount <> 0 then
        (select sum(credit_note.net_amount) from credit_note where credit_note.invoice_id = invoice.id) end), 0)::bigint as credited
    from invoice where issued_on between ${from} and ${to} group by 1`.execute(db);
  return rows;
}

export interface OrderRow {
  month: string;
  count: number;
  amount: number;
}

export async function ordersByMonth(db: Db, span: DaySpan): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`select to_char(created_at at time zone 'Europe/Zurich', 'YYYY-MM') as month,
      count(*)::integer as count, sum(net_amount)::bigint as amount
    from sales_order where ${madeIn(span)} and ${counted} group by 1`.execute(db);
  return rows;
}

export interface PromiseRow {
  month: string;
  promised: number;
  onTime: number;
}

export async function promisesByMonth(db: Db, { from, to }: DaySpan): Promise<PromiseRow[]> {
  const { rows } = await sql<PromiseRow>`select to_char(confirmed_delivery_date, 'YYYY-MM') as month, count(promise)::integer as promised,
      (count(*) filter (where promise = 'KEPT'))::integer as "onTime"
    from sales_order where confirmed_delivery_date between ${from} and ${to} and ${counted} group by 1`.execute(db);
  return rows;
}

export interface DecisionRow {
  month: string;
  won: boolean;
  reason: LostReason | null;
  count: number;
  total: number;
}

export async function decisionsByMonth(db: Db, { from, to }: DaySpan): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`select to_char(decided_on, 'YYYY-MM') as month, state_id = ${quoteState.ORDERED} as won,
      lost_reason as reason, count(*)::integer as count, coalesce(sum(total_amount), 0)::bigint as total
    from quote where decided_on between ${from} and ${to} group by 1, 2, 3`.execute(db);
  return rows;
}
