/** SQL of attributes as stored for the office. */
import { sql } from 'kysely';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface AttributeFields {
  name: LocalizedText;
  typeId: number;
  visibility: number;
}

function attributes(db: Db) {
  return db
    .selectFrom('attribute')
    .select([
      'id',
      'version',
      'name',
      'type_id as typeId',
      'visibility',
      sql<number>`(select count(*) from product_attribute_value v where v.attribute_id = attribute.id)::integer`.as('valueCount'),
      sql<{ id: number; name: string }[]>`coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name)
        from product_type_attribute l join product_type t on t.id = l.product_type_id where l.attribute_id = attribute.id), '[]')`.as(
        'productTypes',
      ),
    ])
    .orderBy(sql`name ->> 'de'`)
    .orderBy('id');
}

export async function listAttributeRecords(db: Db) {
  return attributes(db).execute();
}

export async function findAttribute(db: Db, id: number) {
  return (await attributes(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks all, so that no one else changes any: names must differ from all others. */
export async function lockAttributes(trx: Trx): Promise<void> {
  await sql`lock table attribute in share row exclusive mode`.execute(trx);
}

export async function isNameTaken(db: Db, name: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('attribute')
    .select('id')
    .where(sql<boolean>`lower(name ->> 'de') = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAttribute(trx: Trx, { name, typeId, visibility }: AttributeFields): Promise<number> {
  const { id } = await trx
    .insertInto('attribute')
    .values({ name: JSON.stringify(name), type_id: typeId, visibility })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeAttribute(trx: Trx, id: number, { name, typeId, visibility }: AttributeFields): Promise<void> {
  await trx
    .updateTable('attribute')
    .set((set) => ({ name: JSON.stringify(name), type_id: typeId, visibility, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
