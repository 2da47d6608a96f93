/** SQL of creating a product from another one: the next number of its series, the product, and what it copies. */
import { sql } from 'kysely';
import { nextArticleNumberOf, numberKey, seriesOf } from '#domain/catalog/article-number.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import { errorCode } from '#server/db/error-code.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { copyRelation } from './relation-store.ts';

export interface FrozenProduct {
  sourceId: number;
  name: LocalizedText;
  preset: Values;
  published: boolean;
}

export async function nextNumber(db: Db | Trx, typeName: string): Promise<string> {
  const series = seriesOf(typeName);
  const used = await db
    .selectFrom('product')
    .select('article_number')
    .where(sql<boolean>`starts_with(lower(article_number), ${numberKey(`${series}_`)})`)
    .execute();
  return nextArticleNumberOf(
    series,
    used.map((row) => row.article_number),
  );
}

/** Null: no such product type. */
export async function findNextArticleNumber(db: Db, by: { name: string } | { id: number }): Promise<string | null> {
  const types = db.selectFrom('product_type').select('name');
  const type = await ('id' in by ? types.where('id', '=', by.id) : types.where('name', '=', by.name)).executeTakeFirst();
  return type === undefined ? null : nextNumber(db, type.name);
}

/** Another writer, who does not lock the type's row, took the number meanwhile. */
export function isNumberTaken(error: unknown): boolean {
  return (
    errorCode(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === 'product_article_number_key'
  );
}

/** Concurrent creations of the same product type wait here until the number is assigned, so that the series has no gap. */
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

/** Copies attributes, categories, delivery rule and every price row with its steps: the new product costs what the configured one did. */
async function takeOver(trx: Trx, sourceId: number, id: number): Promise<void> {
  for (const relation of ['values', 'categories', 'transport', 'internalPrices', 'prices'] as const)
    await copyRelation(trx, relation, sourceId, [id]);
}
