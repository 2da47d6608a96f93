/** SQL of product types and their attributes as stored for the office. */
import { sql } from 'kysely';
import { attributeType } from '#domain/catalog/product.ts';
import type { LandingPage } from '#domain/catalog/product.ts';
import type { TypeKind } from '#domain/catalog/type-kind.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface TypeFields {
  name: string;
  kind: TypeKind;
  categoryId: number | null;
  modelId: string | null;
  landingPage: LandingPage;
  excelFilePath: string;
  reportId: string | null;
}

interface StoredTypeAttribute {
  id: number;
  attributeId: number;
  name: LocalizedText;
  typeId: number;
  visibility: number;
  order: number;
  valueCount: number;
}

function types(db: Db) {
  return db
    .selectFrom('product_type')
    .select([
      'id',
      'version',
      'name',
      'kind',
      'category_id as categoryId',
      'model_id as modelId',
      'landing_page as landingPage',
      'excel_file_path as excelFilePath',
      'report_id as reportId',
      sql<number>`(select count(*) from product where type_id = product_type.id and deleted_at is null)::integer`.as('productCount'),
      sql<StoredTypeAttribute[]>`coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'attributeId', a.id, 'name', a.name,
          'typeId', a.type_id, 'visibility', l.visibility, 'order', l.sort_order, 'valueCount', (select count(*)
          from product_attribute_value v join product p on p.id = v.product_id where v.attribute_id = a.id and p.type_id = product_type.id)
        ) order by l.sort_order, l.id)
        from product_type_attribute l join attribute a on a.id = l.attribute_id where l.product_type_id = product_type.id), '[]')`.as(
        'attrs',
      ),
    ])
    .orderBy('name');
}

export async function listTypeRecords(db: Db) {
  return types(db).execute();
}

export async function findType(db: Db, id: number) {
  return (await types(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

export type StoredType = NonNullable<Awaited<ReturnType<typeof findType>>>;

/** Locks all, so that no one else changes any: names must differ from all others. Products can still be created. */
export async function lockTypes(trx: Trx): Promise<void> {
  await sql`lock table product_type in share row exclusive mode`.execute(trx);
}

/** Locks the type, so that it gets no new products. False: no such type. */
export async function lockType(trx: Trx, id: number): Promise<boolean> {
  const row = await trx.selectFrom('product_type').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function isNameTaken(db: Db, name: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('product_type')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

const rowOf = (fields: TypeFields) => ({
  name: fields.name,
  kind: fields.kind,
  category_id: fields.categoryId,
  model_id: fields.modelId,
  landing_page: fields.landingPage,
  excel_file_path: fields.excelFilePath,
  report_id: fields.reportId,
});

export async function insertType(trx: Trx, fields: TypeFields): Promise<number> {
  const { id } = await trx.insertInto('product_type').values(rowOf(fields)).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function storeType(trx: Trx, id: number, fields: TypeFields): Promise<void> {
  await trx.updateTable('product_type').set(rowOf(fields)).where('id', '=', id).execute();
}

export async function raiseType(trx: Trx, id: number): Promise<number> {
  const { version } = await trx
    .updateTable('product_type')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function removeType(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('product_type').where('id', '=', id).execute();
}

/** Deleted products keep their type: orders refer to them by it. */
export async function countProducts(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('type_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isCategory(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether another type or a product of another type names this workbook or 3D model. What nobody names any more may be replaced. */
export async function isFileOfAnother(db: Db, file: string, typeId: number): Promise<boolean> {
  const { rows } = await sql`
    select from product_type where excel_file_path = ${file} and id <> ${typeId}
    union all
    select from product_attribute_value v join product p on p.id = v.product_id
    where p.type_id <> ${typeId} and strpos(v.value, ${JSON.stringify(file)}) > 0
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The workbook cells named by the products of the type, one text per product. */
export async function workbookInfos(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_attribute_value')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('attribute', 'attribute.id', 'attribute_id')
    .select('value')
    .where('product.type_id', '=', id)
    .where('deleted_at', 'is', null)
    .where('attribute.type_id', '=', attributeType.excelConfigurationInfo)
    .where('value', '<>', '')
    .execute();
  return rows.map(({ value }) => value);
}
