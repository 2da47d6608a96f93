/** SQL of transport requirements. */
import { sql } from 'kysely';
import type { TransportNeed, TransportRequirement } from '#contract/transport-requirement.ts';
import type { Db, Trx } from '#server/db/pool.ts';

const columns = [
  'id',
  'version',
  'product_id as productId',
  'max_package as maxPackage',
  sql<number>`min_sp::float8`.as('minSp'),
  'quantity_for_min_sp as quantityForMinSp',
] as const;

const rowOf = ({ maxPackage, minSp, quantityForMinSp }: Omit<TransportNeed, 'productId'>) => ({
  max_package: maxPackage,
  min_sp: minSp,
  quantity_for_min_sp: quantityForMinSp,
});

/** By product; `productIds` null: of all products. */
export async function listRequirements(
  db: Db,
  productIds: readonly number[] | null,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: TransportRequirement[]; total: number }> {
  const asked = db
    .selectFrom('transport_requirement')
    .$if(productIds !== null, (query) => query.where('product_id', '=', sql<number>`any(${productIds}::integer[])`));
  const rows = await asked
    .select(columns)
    .orderBy('product_id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await asked.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export async function productIdsThere(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function lockRequirement(trx: Trx, id: number): Promise<TransportRequirement | null> {
  const row = await trx.selectFrom('transport_requirement').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** Null: the product has one already. */
export async function insertRequirement(trx: Trx, need: TransportNeed): Promise<TransportRequirement | null> {
  const row = await trx
    .insertInto('transport_requirement')
    .values({ product_id: need.productId, ...rowOf(need) })
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

export async function updateRequirement(trx: Trx, id: number, need: Omit<TransportNeed, 'productId'>): Promise<TransportRequirement> {
  return trx
    .updateTable('transport_requirement')
    .set((set) => ({ ...rowOf(need), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function removeRequirement(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('transport_requirement').where('id', '=', id).execute();
}
