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
 * The offset keeps the look-up of each order's lines in the index: their rows are large. An order with several lines counts once, and once
 * for each type: its lines are sorted by type, where the first of all and the first of each type are marked. Sums are of whole numbers, for
 * which the discount, the same for all lines of an order, stands aside until the end.
 */
export async function marginRows(db: Db, span: DaySpan): Promise<MarginRow[]> {
  const { rows } = await sql<MarginRow>`with line as (
      select customer_id, discount, coalesce(type_id, 0) as type_id, unit_price * quantity as amount, cost_per_one * quantity as cost,
        row_number() over lines = 1 as is_first, lag(coalesce(type_id, 0)) over lines is distinct from coalesce(type_id, 0) as is_first_of_type
      from sales_order cross join lateral (
        select product_id, quantity, unit_price, cost_per_one from order_position
        where order_id = sales_order.id and type = 'PRODUCT' and not storno offset 0
      ) own left join product on product.id = product_id
      where ${madeIn(span)} and ${counted}
      window lines as (partition by sales_order.created_at, sales_order.id order by type_id)
    ), summed as (
      select type_id, customer_id, discount,
        case when grouping(type_id) = 0 then count(*) filter (where is_first_of_type) else count(*) filter (where is_first) end as orders,
        sum(amount) as amount, sum(amount) filter (where cost is not null) as known, sum(cost) as cost
      from line group by grouping sets ((type_id, discount), (customer_id, discount), (discount))
    )
    select type_id as "productTypeId", customer_id as "customerId", sum(orders)::integer as orders,
      coalesce(round(sum(amount * (10000 - discount)) / 1000000), 0)::bigint as amount,
      coalesce(round(sum(known * (10000 - discount)) / 1000000), 0)::bigint as known, coalesce(round(sum(cost) / 100), 0)::bigint as cost
    from summed group by 1, 2`.execute(db);
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
