/** SQL of creating a product after another one: the next number of its series, the product, and what it takes over. */
import { sql } from 'kysely';
import { nextArticleNumberOf, seriesOf } from '#domain/catalog/article-number.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import { errorCode } from '#server/db/error-code.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface FrozenProduct {
  sourceId: number;
  name: LocalizedText;
  preset: Values;
  published: boolean;
}

async function nextNumber(db: Db | Trx, typeName: string): Promise<string> {
  const series = seriesOf(typeName);
  const used = await db
    .selectFrom('product')
    .select('article_number')
    .where(sql<boolean>`starts_with(article_number, ${`${series}_`})`)
    .execute();
  return nextArticleNumberOf(
    series,
    used.map((row) => row.article_number),
  );
}

/** Null: there is no such product type. */
export async function findNextArticleNumber(db: Db, by: { name: string } | { id: number }): Promise<string | null> {
  const types = db.selectFrom('product_type').select('name');
  const type = await ('id' in by ? types.where('id', '=', by.id) : types.where('name', '=', by.name)).executeTakeFirst();
  return type === undefined ? null : nextNumber(db, type.name);
}

/** Another writer, who does not go by the type's row, took the number meanwhile. */
export function isNumberTaken(error: unknown): boolean {
  return (
    errorCode(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === 'product_article_number_key'
  );
}

/** Whoever creates a product of the same type waits here until the number is given, so that the series has no gap. */
export async function insertFrozenProduct(trx: Trx, product: FrozenProduct): Promise<{ id: number; articleNumber: string }> {
  const type = await trx
    .selectFrom('product_type')
    .innerJoin('product', 'product.type_id', 'product_type.id')
    .select('product_type.name')
    .where('product.id', '=', product.sourceId)
    .forNoKeyUpdate('product_type')
    .executeTakeFirstOrThrow();
  const articleNumber = await nextNumber(trx, type.name);
  const { rows } = await sql<{ id: number }>`
    insert into product (article_number, name, description, type_id, kind_code, published, publicly_available, can_be_configured, preset, local_file_path)
    select ${articleNumber}, ${JSON.stringify(product.name)}::jsonb,
      -- What invites to configure would be wrong of a product whose values are fixed.
      case when can_be_configured then '{"de":"","fr":"","en":""}'::jsonb else description end, type_id, kind_code, ${product.published}, publicly_available, false,
      ${JSON.stringify(product.preset)}::jsonb, ''
    from product where id = ${product.sourceId}
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the product to create after is gone');
  await takeOver(trx, product.sourceId, id);
  return { id, articleNumber };
}

/** Attributes, categories, delivery rule and every price row with its steps: the new product costs what the configured one did. */
async function takeOver(trx: Trx, sourceId: number, id: number): Promise<void> {
  await sql`insert into product_attribute_value (product_id, attribute_id, value)
    select ${id}::integer, attribute_id, value from product_attribute_value where product_id = ${sourceId}`.execute(trx);
  await sql`insert into category_product (category_id, product_id)
    select category_id, ${id}::integer from category_product where product_id = ${sourceId} order by id`.execute(trx);
  await sql`insert into transport_requirement (product_id, max_package, min_sp, quantity_for_min_sp)
    select ${id}::integer, max_package, min_sp, quantity_for_min_sp from transport_requirement where product_id = ${sourceId}`.execute(trx);
  // Stored internal prices are of stock goods: they fit only what is not configured.
  await sql`insert into internal_price (product_id, source, margin, remote_price)
    select ${id}::integer, source, margin, remote_price from internal_price join product on product.id = product_id
    where product_id = ${sourceId} and not can_be_configured`.execute(trx);
  await sql`insert into internal_price_step (product_id, quantity, price)
    select ${id}::integer, quantity, step.price from internal_price_step step join product on product.id = product_id
    where product_id = ${sourceId} and not can_be_configured`.execute(trx);
  await sql`insert into product_price (customer_id, product_id, unit_of_sales, active_strategy, margin, ladder_quantities, remote_price)
    select customer_id, ${id}::integer, unit_of_sales, active_strategy, margin, ladder_quantities, remote_price from product_price where product_id = ${sourceId}`.execute(
    trx,
  );
  await sql`insert into fix_price (product_price_id, quantity, price)
    select mine.id, step.quantity, step.price
    from fix_price step join product_price theirs on theirs.id = step.product_price_id and theirs.product_id = ${sourceId}
    join product_price mine on mine.customer_id = theirs.customer_id and mine.product_id = ${id}`.execute(trx);
}
