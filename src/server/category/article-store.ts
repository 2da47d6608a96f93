/** SQL of articles and the categories they are linked to. */
import { sql } from 'kysely';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface ArticleRow {
  id: number;
  articleNumber: string;
  name: LocalizedText;
  shopTypeId: number;
  canBeConfigured: boolean;
  published: boolean;
  publiclyAvailable: boolean;
}

export interface ArticleFilter {
  /** undefined: those that are in no category. */
  categoryId?: number | undefined;
  /** True: those that are not in the category. */
  outside: boolean;
  search: string;
}

/** All that match, unordered. */
export async function findArticles(db: Db, { categoryId, outside, search }: ArticleFilter): Promise<ArticleRow[]> {
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const linked = sql<boolean>`exists (select from category_product l where l.product_id = product.id
    and (${categoryId ?? null}::integer is null or l.category_id = ${categoryId ?? null}::integer))`;
  return db
    .selectFrom('product')
    .select([
      'id',
      'article_number as articleNumber',
      'name',
      'kind_code as shopTypeId',
      'can_be_configured as canBeConfigured',
      'published',
      'publicly_available as publiclyAvailable',
    ])
    .where('deleted_at', 'is', null)
    .where(categoryId === undefined || outside ? sql<boolean>`not ${linked}` : linked)
    .$if(search !== '', (query) => query.where(sql<boolean>`(article_number ilike ${like} or name ->> 'de' ilike ${like})`))
    .execute();
}

/** Every category of the articles. */
export async function linksOf(db: Db, productIds: readonly number[]): Promise<{ productId: number; id: number; name: string }[]> {
  if (productIds.length === 0) return [];
  return db
    .selectFrom('category_product')
    .innerJoin('category', 'category.id', 'category_product.category_id')
    .select(['product_id as productId', 'category.id', sql<string>`category.name ->> 'de'`.as('name')])
    .where('product_id', 'in', productIds)
    .orderBy('category.id')
    .execute();
}

/** Locks the category so that it cannot be deleted while articles are linked to it. */
export async function lockCategory(trx: Trx, id: number): Promise<boolean> {
  const row = await trx.selectFrom('category').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Numbers of the articles that exist and are not deleted. */
export async function articleNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'article_number as articleNumber'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, articleNumber }) => [id, articleNumber]));
}

/** Ids of all links, old and new; `added`: the articles that were not linked before. */
export async function insertLinks(
  trx: Trx,
  categoryId: number,
  productIds: readonly number[],
): Promise<{ links: Map<number, number>; added: number[] }> {
  if (productIds.length === 0) return { links: new Map(), added: [] };
  const added = await trx
    .insertInto('category_product')
    .values(productIds.map((productId) => ({ category_id: categoryId, product_id: productId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id as productId')
    .execute();
  const rows = await trx
    .selectFrom('category_product')
    .select(['id', 'product_id as productId'])
    .where('category_id', '=', categoryId)
    .where('product_id', 'in', productIds)
    .execute();
  return { links: new Map(rows.map(({ id, productId }) => [productId, id])), added: added.map(({ productId }) => productId) };
}

/** Numbers of the articles that were unlinked. */
export async function deleteLinks(trx: Trx, categoryId: number, productIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await trx
    .deleteFrom('category_product')
    .using('product')
    .whereRef('product.id', '=', 'category_product.product_id')
    .where('category_id', '=', categoryId)
    .where('product_id', 'in', productIds)
    .returning(['product_id as productId', 'article_number as articleNumber'])
    .execute();
  return new Map(rows.map(({ productId, articleNumber }) => [productId, articleNumber]));
}
