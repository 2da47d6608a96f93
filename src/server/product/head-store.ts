/** SQL of the head of every product page in the office. */
import { sql } from 'kysely';
import type { ProductHead } from '#contract/product-head.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { Db } from '#server/db/pool.ts';

export type ProductHeadRow = Omit<ProductHead, 'sales' | 'deletedAt' | 'gaps' | 'configuration'> & {
  deletedAt: Date | null;
  sales: number;
};

/** `since`: start of the sales period. `sales` is in ten-thousandths of a franc. Null: no such product. */
export async function findProductHead(db: Db, id: number, since: Date): Promise<ProductHeadRow | null> {
  const { rows } = await sql<ProductHeadRow>`
    select p.id, p.version, p.article_number as "articleNumber", p.name, p.type_id as "typeId", t.name as "typeName", p.kind_code as "kindCode",
      p.published, p.publicly_available as "publiclyAvailable", p.publish_on as "publishOn", p.hide_on as "hideOn",
      p.deleted_at as "deletedAt", p.can_be_configured as "canBeConfigured", sold.pieces, sold.sales, priced.count as "ownPrices"
    from product p
    join product_type t on t.id = p.type_id
    cross join lateral (
      select coalesce(sum(l.quantity), 0)::float8 as pieces, coalesce(sum(l.quantity * l.unit_price), 0)::float8 as sales
      from order_position l join sales_order o on o.id = l.order_id
      where l.product_id = p.id and not l.storno and o.created_at >= ${since}
        and o.order_status_id not in (${orderState.PREPARATION}, ${orderState.CANCELED})) sold
    cross join lateral (
      select count(*)::integer as count from product_price r join customer c on c.id = r.customer_id
      where r.product_id = p.id and not c.is_default) priced
    where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
