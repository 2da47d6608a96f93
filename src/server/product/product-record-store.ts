/** SQL of products as managed by staff: locked and read for a change, and stored many at once. */
import { numberKey } from '#domain/catalog/article-number.ts';
import { sql } from 'kysely';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface StoredProduct {
  id: number;
  version: number;
  articleNumber: string;
  name: LocalizedText;
  description: LocalizedText;
  typeId: number;
  kindCode: number;
  published: boolean;
  publiclyAvailable: boolean;
  publishOn: string | null;
  hideOn: string | null;
  canBeConfigured: boolean;
  preset: Values | null;
  localFilePath: string;
  deletedAt: Date | null;
}

export interface StoredValue {
  productId: number;
  attributeId: number;
  typeId: number;
  value: string;
}

export interface StoredType {
  id: number;
  name: string;
  modelId: string | null;
  attributes: { attributeId: number; name: LocalizedText; typeId: number; visibility: number; order: number }[];
}

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::integer[])`;

function productsOf(db: Db | Trx, ids: readonly number[]) {
  return db
    .selectFrom('product')
    .select([
      'id',
      'version',
      'article_number as articleNumber',
      'name',
      'description',
      'type_id as typeId',
      'kind_code as kindCode',
      'published',
      'publicly_available as publiclyAvailable',
      'publish_on as publishOn',
      'hide_on as hideOn',
      'can_be_configured as canBeConfigured',
      'preset',
      'local_file_path as localFilePath',
      'deleted_at as deletedAt',
    ])
    .where('id', '=', anyOf(ids))
    .orderBy('id');
}

/** Locked in order of id, so that two blocks wait for each other instead of deadlocking. */
export async function lockProducts(trx: Trx, ids: readonly number[]): Promise<StoredProduct[]> {
  return productsOf(trx, ids).forNoKeyUpdate().execute();
}

export async function findProducts(db: Db, ids: readonly number[]): Promise<StoredProduct[]> {
  return productsOf(db, ids).execute();
}

export async function valuesOf(db: Db | Trx, ids: readonly number[]): Promise<StoredValue[]> {
  return db
    .selectFrom('product_attribute_value')
    .innerJoin('attribute', 'attribute.id', 'attribute_id')
    .select(['product_id as productId', 'attribute_id as attributeId', 'type_id as typeId', 'value'])
    .where('product_id', '=', anyOf(ids))
    .orderBy('product_id')
    .orderBy('attribute_id')
    .execute();
}

export async function typesOf(db: Db | Trx, ids: readonly number[]): Promise<Map<number, StoredType>> {
  const types = await db.selectFrom('product_type').select(['id', 'name', 'model_id as modelId']).where('id', '=', anyOf(ids)).execute();
  const links = await db
    .selectFrom('product_type_attribute')
    .innerJoin('attribute', 'attribute.id', 'attribute_id')
    .select([
      'product_type_id as typeOfProduct',
      'attribute_id as attributeId',
      'attribute.name',
      'attribute.type_id as typeId',
      'product_type_attribute.visibility',
      'sort_order as order',
    ])
    .where('product_type_id', '=', anyOf(ids))
    .orderBy('sort_order')
    .execute();
  const linksOf = Map.groupBy(links, ({ typeOfProduct }) => typeOfProduct);
  return new Map(
    types.map((type) => [
      type.id,
      {
        ...type,
        attributes: (linksOf.get(type.id) ?? []).map(({ attributeId, name, typeId, visibility, order }) => ({
          attributeId,
          name,
          typeId,
          visibility,
          order,
        })),
      },
    ]),
  );
}

/** Owners of article numbers that are taken, including deleted products, by `numberKey`. */
export async function holdersOf(trx: Db, numbers: readonly string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ id: number; given: string }>`
    select product.id, given from unnest(${[...new Set(numbers)]}::text[]) as given join product on lower(article_number) = lower(given)`.execute(
    trx,
  );
  return new Map(rows.map(({ id, given }) => [numberKey(given), id]));
}

export type ProductUpdate = Omit<StoredProduct, 'version' | 'deletedAt'>;

/** Raises each version by one. */
export async function updateProductRows(trx: Trx, rows: readonly ProductUpdate[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update product set article_number = r."articleNumber", name = r.name, description = r.description, type_id = r."typeId", kind_code = r."kindCode",
      published = r.published, publicly_available = r."publiclyAvailable", publish_on = r."publishOn", hide_on = r."hideOn", can_be_configured = r."canBeConfigured",
      preset = nullif(r.preset, 'null'::jsonb), local_file_path = r."localFilePath", version = product.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id integer, "articleNumber" text, name jsonb, description jsonb, "typeId" integer, "kindCode" smallint, published boolean,
        "publiclyAvailable" boolean, "publishOn" date, "hideOn" date, "canBeConfigured" boolean, preset jsonb, "localFilePath" text)
    where product.id = r.id`.execute(trx);
}

export interface ValueUpdate {
  productId: number;
  attributeId: number;
  /** Null: the value is removed. */
  value: string | null;
}

export async function updateValues(trx: Trx, values: readonly ValueUpdate[]): Promise<void> {
  const gone = values.filter(({ value }) => value === null);
  const kept = values.filter(({ value }) => value !== null);
  const given = (rows: readonly ValueUpdate[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v("productId" integer, "attributeId" integer, value text)`;
  if (gone.length > 0)
    await sql`delete from product_attribute_value stored using ${given(gone)}
      where stored.product_id = v."productId" and stored.attribute_id = v."attributeId"`.execute(trx);
  if (kept.length > 0)
    await sql`insert into product_attribute_value (product_id, attribute_id, value) select "productId", "attributeId", value from ${given(kept)}
      on conflict (product_id, attribute_id) do update set value = excluded.value`.execute(trx);
}

/** Categories refer to the product on their tile by its number: they follow a new one. Returns the categories changed. */
export async function renameCategoryPictures(trx: Trx, renamed: readonly { from: string; to: string }[]): Promise<number[]> {
  if (renamed.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    update category set picture_article_number = r."to" from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r("from" text, "to" text)
    where picture_article_number = r."from" returning category.id`.execute(trx);
  return rows.map(({ id }) => id);
}
