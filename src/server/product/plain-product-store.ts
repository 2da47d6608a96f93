/** SQL of a plain product: its type with the allowed attributes, its row, values and categories. */
import { sql } from 'kysely';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Trx } from '#server/db/pool.ts';

export interface TypeOfNewProduct {
  id: number;
  name: string;
  /** Its products are described by values of a product model. */
  hasModel: boolean;
  attributes: readonly { attributeId: number; typeId: number }[];
}

/** Concurrent creations of the same product type wait here. Null: no such type. */
export async function lockType(trx: Trx, id: number): Promise<TypeOfNewProduct | null> {
  const type = await trx
    .selectFrom('product_type')
    .select(['id', 'name', 'model_id as modelId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (type === undefined) return null;
  const attributes = await trx
    .selectFrom('product_type_attribute')
    .innerJoin('attribute', 'attribute.id', 'attribute_id')
    .select(['attribute.id as attributeId', 'type_id as typeId'])
    .where('product_type_id', '=', id)
    .execute();
  return { id, name: type.name, hasModel: type.modelId !== null, attributes };
}

export interface NewProductRow {
  articleNumber: string;
  name: LocalizedText;
  /** Absent: that of the copied product. */
  description?: LocalizedText | undefined;
  typeId: number;
  kindCode: number;
  published: boolean;
  publiclyAvailable: boolean;
  /** Its model's preset: the defaults of the model, or the preset of the copied product. */
  hasModel: boolean;
  /** The product from which texts and preset are copied. */
  sourceId: number | null;
}

export async function insertPlainProduct(trx: Trx, row: NewProductRow): Promise<{ id: number; articleNumber: string }> {
  const [made] = await insertPlainProducts(trx, [row]);
  if (made === undefined) throw new Error('nothing was inserted');
  return made;
}

/** In one statement, in the order of the rows. */
export async function insertPlainProducts(trx: Trx, rows: readonly NewProductRow[]): Promise<{ id: number; articleNumber: string }[]> {
  if (rows.length === 0) return [];
  const { rows: made } = await sql<{ id: number; articleNumber: string }>`
    insert into product (article_number, name, description, type_id, kind_code, published, publicly_available, can_be_configured, preset)
    select r."articleNumber", r.name, coalesce(r.description, source.description, '{"de":"","fr":"","en":""}'::jsonb),
      r."typeId", r."kindCode", r.published, r."publiclyAvailable", coalesce(source.can_be_configured, false),
      coalesce(source.preset, case when r."hasModel" then '{}'::jsonb end)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("articleNumber" text, name jsonb, description jsonb, "typeId" integer, "kindCode" smallint,
      published boolean, "publiclyAvailable" boolean, "hasModel" boolean, "sourceId" integer)
    left join product source on source.id = r."sourceId"
    returning id, article_number as "articleNumber"`.execute(trx);
  const byNumber = new Map(made.map((product) => [product.articleNumber, product]));
  return rows.flatMap(({ articleNumber }) => byNumber.get(articleNumber) ?? []);
}

export async function putValues(trx: Trx, productId: number, values: readonly { attributeId: number; value: string }[]): Promise<void> {
  if (values.length === 0) return;
  await trx
    .insertInto('product_attribute_value')
    .values(values.map(({ attributeId, value }) => ({ product_id: productId, attribute_id: attributeId, value })))
    .onConflict((conflict) => conflict.columns(['product_id', 'attribute_id']).doUpdateSet((set) => ({ value: set.ref('excluded.value') })))
    .execute();
}

/** False: one of the categories does not exist. */
export async function putIntoCategories(trx: Trx, productId: number, categoryIds: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(categoryIds)];
  if (wanted.length === 0) return true;
  const { rows } = await sql<{ id: number }>`
    insert into category_product (category_id, product_id)
    select category.id, ${productId}::integer from category where id = any(${wanted}::integer[])
    returning category_id as id`.execute(trx);
  return rows.length === wanted.length;
}
