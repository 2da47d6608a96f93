/** SQL of the attributes of a product type. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

/** Default visibility of each attribute; missing ones are left out. */
export async function visibilities(db: Db, attributeIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.selectFrom('attribute').select(['id', 'visibility']).where('id', 'in', attributeIds).execute();
  return new Map(rows.map(({ id, visibility }) => [id, visibility]));
}

export async function insertTypeAttributes(
  trx: Trx,
  typeId: number,
  added: readonly { attributeId: number; visibility: number; order: number }[],
): Promise<void> {
  if (added.length === 0) return;
  await trx
    .insertInto('product_type_attribute')
    .values(
      added.map(({ attributeId, visibility, order }) => ({
        product_type_id: typeId,
        attribute_id: attributeId,
        visibility,
        sort_order: order,
      })),
    )
    .execute();
}

export async function deleteTypeAttributes(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('product_type_attribute').where('id', 'in', ids).execute();
}

/** Deletes the values of these attributes from the products of the type. */
export async function deleteValues(trx: Trx, typeId: number, attributeIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('product_attribute_value')
    .using('product')
    .whereRef('product.id', '=', 'product_attribute_value.product_id')
    .where('product.type_id', '=', typeId)
    .where('attribute_id', 'in', attributeIds)
    .execute();
}

export async function storeVisibility(trx: Trx, id: number, visibility: number): Promise<void> {
  await trx.updateTable('product_type_attribute').set({ visibility }).where('id', '=', id).execute();
}

export async function storeOrder(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update product_type_attribute set sort_order = at - 1 from unnest(${ids}::integer[]) with ordinality as o(id, at)
    where product_type_attribute.id = o.id`.execute(trx);
}
