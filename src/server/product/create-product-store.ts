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

/** The next number of a type's products, given for good when it is written in this transaction: who wants one of the same series waits. */
export async function takeNextNumber(trx: Trx, type: { id: number; name: string }): Promise<string> {
  const series = await seriesOfType(trx, type);
  await sql`select pg_advisory_xact_lock(hashtextextended(${numberKey(series)}, 0))`.execute(trx);
  return nextInSeries(trx, series);
}

/** Null: no such product type. */
export async function findNextArticleNumber(db: Db, by: { name: string } | { id: number }): Promise<string | null> {
  const types = db.selectFrom('product_type').select(['id', 'name']);
  const type = await ('id' in by ? types.where('id', '=', by.id) : types.where('name', '=', by.name)).executeTakeFirst();
  return type === undefined ? null : nextInSeries(db, await seriesOfType(db, type));
}

/** The series that most of the type's products are numbered in, which several types may share; the type's name where no product has a counter yet. */
async function seriesOfType(db: Db | Trx, type: { id: number; name: string }): Promise<string> {
  const { rows } = await sql<{ series: string }>`
    select substring(article_number from '^(.+)_[0-9]+$') as series from product
    where type_id = ${type.id} and article_number ~ '._[0-9]+$'
    group by series order by count(*) desc, min(id) limit 1`.execute(db);
  return rows[0]?.series ?? seriesOf(type.name);
}

async function nextInSeries(db: Db | Trx, series: string): Promise<string> {
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

/** Another writer, who had typed the number, took it meanwhile. */
export function isNumberTaken(error: unknown): boolean {
  return (
    errorCode(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === 'product_article_number_key'
  );
}

/** Concurrent creations of one series wait until the number is assigned, so that it has no gap. */
export async function insertFrozenProduct(trx: Trx, product: FrozenProduct): Promise<{ id: number; articleNumber: string }> {
  const type = await trx
    .selectFrom('product_type')
    .innerJoin('product', 'product.type_id', 'product_type.id')
    .select(['product_type.id', 'product_type.name'])
    .where('product.id', '=', product.sourceId)
    .forNoKeyUpdate('product_type')
    .executeTakeFirstOrThrow();
  const articleNumber = await takeNextNumber(trx, type);
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
