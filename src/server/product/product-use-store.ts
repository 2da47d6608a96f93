/** SQL of what still uses a product: open work, other products that contain it, categories that show its picture. */
import { sql } from 'kysely';
import { attributeType } from '#domain/catalog/product.ts';
import { orderState } from '#domain/order/order-state.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Use } from '#server/call/in-use.ts';
import type { Db } from '#server/db/pool.ts';

const openQuotes = [quoteState.REQUESTED, quoteState.DRAFT, quoteState.SENT];
const openOrders = [orderState.PREPARATION, orderState.PLACED];

/** First what nobody can change in the catalogue. */
const kinds: readonly Use['kind'][] = ['order', 'quote', 'product', 'category'];

/** Open quotes and orders, including parts of composites and commodity references among their positions; each once. By product. */
export async function usesOfProducts(db: Db, products: readonly { id: number; articleNumber: string }[]): Promise<Map<number, Use[]>> {
  const [ids, numbers] = [products.map(({ id }) => id), products.map(({ articleNumber }) => articleNumber)];
  const { rows } = await sql<Use & { productId: number }>`
    with target as (select * from unnest(${ids}::integer[], ${numbers}::text[]) as target (id, number)),
    quoted as (
      select target.id as product, p.quote_id as id from target join quote_position p on p.product_id = target.id where not p.storno
      union
      select target.id, p.quote_id from quote_position p cross join lateral jsonb_array_elements(p.commodity_references) as good
      join target on target.id = (good ->> 'productId')::integer where not p.storno and p.commodity_references <> '[]'
    ), ordered as (
      select target.id as product, p.order_id as id from target join order_position p on p.product_id = target.id where not p.storno
      union
      select target.id, p.order_id from order_position p cross join lateral jsonb_array_elements(p.commodity_references) as good
      join target on target.id = (good ->> 'productId')::integer where not p.storno and p.commodity_references <> '[]'
    )
    select product as "productId", 'quote' as kind, q.id, q.formatted_id as name from quoted join quote q using (id)
    where q.state_id = any(${openQuotes}::integer[])
    union all
    select product, 'order', o.id, o.formatted_id from ordered join sales_order o using (id)
    where o.order_status_id = any(${openOrders}::integer[])
    union all
    select target.id, 'product', other.id, other.article_number || ' ' || (other.name ->> 'de')
    from product other
    join product_attribute_value v on v.product_id = other.id
    join attribute a on a.id = v.attribute_id and a.type_id = ${attributeType.commodityReference}
    join target on other.id <> target.id and v.value ~ ('"productId":\\s*' || target.id || '\\M')
    where other.deleted_at is null
    union all
    select target.id, 'category', c.id, c.name ->> 'de' from category c join target on c.picture_article_number = target.number
    order by 3`.execute(db);
  const uses = new Map<number, Use[]>();
  for (const { productId, ...use } of rows.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)))
    uses.set(productId, [...(uses.get(productId) ?? []), use]);
  return uses;
}

/** Without those that do not exist. */
export const articleNumbersOf = async (db: Db, ids: readonly number[]): Promise<{ id: number; articleNumber: string }[]> =>
  db.selectFrom('product').select(['id', 'article_number as articleNumber']).where('id', 'in', ids).execute();

/** Null: there is no such product. */
export async function usesOfProduct(db: Db, id: number): Promise<Use[] | null> {
  const [product] = await articleNumbersOf(db, [id]);
  return product === undefined ? null : ((await usesOfProducts(db, [product])).get(id) ?? []);
}
