/** SQL of the category tree as kept by the office: all shops, hidden categories too. */
import { sql } from 'kysely';
import type { LocalizedText } from '#domain/language/language.ts';
import { categoryColumns } from '#server/db/category-columns.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface CategoryFields {
  name: LocalizedText;
  description: LocalizedText;
  parentId: number | null;
  published: boolean;
  contentLink: string;
  shopTypeId: number;
  imageFileName: string;
  pictureArticleNumber: string | null;
}

export interface StoredCategory extends CategoryFields {
  id: number;
  order: number;
  version: number;
}

/** Serializes changes of the tree, so that rules about the whole tree hold afterwards. */
export async function lockTree(trx: Trx): Promise<void> {
  await sql`lock table category in share row exclusive mode`.execute(trx);
}

export async function readTree(db: Db): Promise<StoredCategory[]> {
  return db
    .selectFrom('category')
    .select([...categoryColumns, 'version'])
    .orderBy('id')
    .execute();
}

const rowOf = (fields: CategoryFields, order: number) => ({
  name: JSON.stringify(fields.name),
  description: JSON.stringify(fields.description),
  parent_id: fields.parentId,
  sort_order: order,
  published: fields.published,
  content_link: fields.contentLink,
  shop_type_id: fields.shopTypeId,
  image_file_name: fields.imageFileName,
  picture_article_number: fields.pictureArticleNumber,
});

export async function insertCategory(trx: Trx, fields: CategoryFields, order: number): Promise<number> {
  const { id } = await trx.insertInto('category').values(rowOf(fields, order)).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function storeCategory(trx: Trx, id: number, fields: CategoryFields, order: number): Promise<void> {
  await trx.updateTable('category').set(rowOf(fields, order)).where('id', '=', id).execute();
}

export interface Place {
  id: number;
  parentId: number | null;
  order: number;
}

export async function storePlaces(trx: Trx, places: readonly Place[]): Promise<void> {
  await sql`
    update category set parent_id = p."parentId", sort_order = p."order"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(id integer, "parentId" integer, "order" integer)
    where category.id = p.id`.execute(trx);
}

export async function raiseCategories(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('category')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

export async function removeCategory(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('category').where('id', '=', id).execute();
}

export interface ArticleCounts {
  id: number;
  own: number;
  below: number;
}

/** Number of articles in each category, and in it and all below it, each counted once; deleted ones do not count. */
export async function countArticles(db: Db): Promise<ArticleCounts[]> {
  const { rows } = await sql<ArticleCounts>`
    with recursive above(id, ancestor) as (
      select id, id from category
      union all
      select above.id, category.parent_id from above join category on category.id = above.ancestor where category.parent_id is not null
    ), link as (
      select category_id, product_id from category_product join product on product.id = product_id where deleted_at is null
    )
    select ancestor as id, count(distinct product_id)::integer as below,
      count(distinct product_id) filter (where link.category_id = ancestor)::integer as own
    from above join link on link.category_id = above.id group by ancestor`.execute(db);
  return rows;
}

export async function countArticlesWithoutCategory(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not exists (select from category_product where product_id = product.id)`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Product types with the category that they name. */
export async function typesOfCategories(db: Db) {
  return db
    .selectFrom('product_type')
    .select(['id', 'name', 'category_id as categoryId'])
    .where('category_id', 'is not', null)
    .orderBy('name')
    .execute();
}

/** Number of articles in it, and names of the types that refer to it. A deleted article does not block it. */
export async function usesOf(db: Db, id: number): Promise<{ articles: number; types: string[] }> {
  const { articles } = await db
    .selectFrom('category_product')
    .innerJoin('product', 'product.id', 'product_id')
    .select((select) => select.fn.countAll<number>().as('articles'))
    .where('category_product.category_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const types = await db.selectFrom('product_type').select('name').where('category_id', '=', id).orderBy('name').execute();
  return { articles, types: types.map(({ name }) => name) };
}

/** Whether there is such a picture, which nobody deletes or renames until the end of the transaction. */
export async function isPicture(trx: Trx, imageFileName: string): Promise<boolean> {
  const row = await trx
    .selectFrom('media')
    .select('id')
    .where(sql<string>`local_file_path || '/' || name`, '=', imageFileName)
    .where(sql<boolean>`content_type like 'image/%'`)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function isArticleNumber(db: Db, articleNumber: string): Promise<boolean> {
  const row = await db.selectFrom('product').select('id').where('article_number', '=', articleNumber).executeTakeFirst();
  return row !== undefined;
}
