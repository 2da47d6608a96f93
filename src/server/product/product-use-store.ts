/** SQL of what still uses a product: work that is open, other products that contain it, categories that show its picture. */
import { sql } from 'kysely';
import { attributeType } from '#domain/catalog/product.ts';
import { orderState } from '#domain/order/order-state.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Use } from '#server/call/in-use.ts';
import type { Trx } from '#server/db/pool.ts';

const openQuotes = [quoteState.REQUESTED, quoteState.DRAFT, quoteState.SENT];
const openOrders = [orderState.PREPARATION, orderState.PLACED];

/** Quotes and orders that are not over, parts of composites and commodity references among their positions; each once. */
export async function usesOfProduct(trx: Trx, { id, articleNumber }: { id: number; articleNumber: string }): Promise<Use[]> {
  const reference = JSON.stringify([{ productId: id }]);
  const { rows } = await sql<Use>`
    select 'quote' as kind, q.id, q.formatted_id as name from quote q
    where q.state_id = any(${openQuotes}::integer[]) and exists (
      select from quote_position p where p.quote_id = q.id and not p.storno
        and (p.product_id = ${id} or p.commodity_references @> ${reference}::jsonb))
    union all
    select 'order', o.id, o.formatted_id from sales_order o
    where o.order_status_id = any(${openOrders}::integer[]) and exists (
      select from order_position p where p.order_id = o.id and not p.storno
        and (p.product_id = ${id} or p.commodity_references @> ${reference}::jsonb))
    union all
    select 'product', other.id, other.article_number || ' ' || (other.name ->> 'de')
    from product other
    join product_attribute_value v on v.product_id = other.id
    join attribute a on a.id = v.attribute_id and a.type_id = ${attributeType.commodityReference}
    where other.deleted_at is null and other.id <> ${id} and v.value ~ ${`"productId":\\s*${id}\\M`}
    union all
    select 'category', c.id, c.name ->> 'de' from category c where c.picture_article_number = ${articleNumber}
    order by 1, 2`.execute(trx);
  return rows;
}
