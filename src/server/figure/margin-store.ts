/** SQL of margins: the lines of a span's orders with what they cost when they were made (decision 0098). Amounts in Rappen. */
import { sql } from 'kysely';
import type { DaySpan } from '#domain/figure/month-to-date.ts';
import type { Db } from '#server/db/pool.ts';
import { counted, madeIn } from './figure-store.ts';

export interface MarginSums {
  orders: number;
  amount: number;
  known: number;
  cost: number;
}

/** One of the two is set; both null: all lines. */
export interface MarginRow extends MarginSums {
  /** 0: lines without a product. */
  productTypeId: number | null;
  customerId: number | null;
}

/**
 * All lines are read once; sets cost what their parts cost, cancelled lines nothing. Unit prices and costs are in ten-thousandths.
 * The offset keeps the look-up of each order's lines in the index: their rows are large.
 */
export async function marginRows(db: Db, span: DaySpan): Promise<MarginRow[]> {
  const { rows } = await sql<MarginRow>`with line as (
      select sales_order.id, customer_id, coalesce(product.type_id, 0) as type_id,
        unit_price::numeric * quantity * (10000 - discount) / 10000 as amount, cost_per_one * quantity as cost
      from sales_order cross join lateral (
        select product_id, quantity, unit_price, cost_per_one from order_position
        where order_id = sales_order.id and type = 'PRODUCT' and not storno offset 0
      ) own left join product on product.id = product_id
      where ${madeIn(span)} and ${counted}
    )
    select case when grouping(type_id) = 0 then type_id end as "productTypeId", case when grouping(customer_id) = 0 then customer_id end as "customerId",
      count(distinct id)::integer as orders, coalesce(round(sum(amount) / 100), 0)::bigint as amount,
      coalesce(round(sum(amount) filter (where cost is not null) / 100), 0)::bigint as known, coalesce(round(sum(cost) / 100), 0)::bigint as cost
    from line group by grouping sets ((type_id), (customer_id), ())`.execute(db);
  return rows;
}

export async function productTypeNames(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('product_type').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** As on their latest order. */
export async function customerNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`select asked.id, latest.customer_name as name
    from unnest(${ids}::integer[]) as asked(id) cross join lateral (
      select customer_name from sales_order where customer_id = asked.id order by sales_order.id desc limit 1
    ) latest`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
