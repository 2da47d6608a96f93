/** SQL of products by table: all of them for an export, and removing those made by an import. */
import { sql } from 'kysely';
import { attributeType } from '#domain/catalog/product.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** By number, without deleted ones. */
export async function allProducts(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('product').select('id').where('deleted_at', 'is', null).orderBy('article_number').execute();
  return rows.map(({ id }) => id);
}

/** Those that anything else refers to: prices, categories, pictures, customers, lines of carts and papers. */
export async function productsInUse(trx: Trx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    with part as materialized (
      select v.product_id as holder, (regexp_matches(v.value, '"productId":\\s*([0-9]+)', 'g'))[1]::bigint as id
      from product_attribute_value v join attribute a on a.id = v.attribute_id and a.type_id = ${attributeType.commodityReference})
    select p.id from product p where p.id = any(${[...ids]}::integer[]) and (
      exists (select from product_price where product_id = p.id)
      or exists (select from category_product where product_id = p.id)
      or exists (select from transport_requirement where product_id = p.id)
      or exists (select from internal_price where product_id = p.id)
      or exists (select from customer_product where product_id = p.id)
      or exists (select from product_image where product_id = p.id)
      or exists (select from order_position where product_id = p.id)
      or exists (select from quote_position where product_id = p.id)
      or exists (select from category where picture_article_number = p.article_number)
      or exists (select from part where part.id = p.id and holder <> p.id))`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteProducts(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('product')
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}
