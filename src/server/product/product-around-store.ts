/** SQL of data around products: categories, tied customers, transport, last author. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::integer[])`;

export async function categoriesOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('category_product')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['product_id as productId', 'category_product.id as linkId', 'category_id as categoryId', 'category.name'])
    .where('product_id', '=', anyOf(ids))
    .orderBy('category_product.id')
    .execute();
}

const mostCustomers = 500;

/** Per product first those who own it, then by name. */
export async function customersOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('customer_product')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select([
      'product_id as productId',
      'customer_id as customerId',
      'customer.name',
      'external_product_id as externalProductId',
      'is_owner as isOwner',
      'is_favorite as isFavorite',
    ])
    .where('product_id', '=', anyOf(ids))
    .orderBy('is_owner', 'desc')
    .orderBy('customer.name')
    .orderBy('customer_id')
    .limit(mostCustomers)
    .execute();
}

export async function transportsOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('transport_requirement')
    .select([
      'product_id as productId',
      'id',
      'version',
      'max_package as maxPackage',
      'min_sp as minSp',
      'quantity_for_min_sp as quantityForMinSp',
    ])
    .where('product_id', '=', anyOf(ids))
    .execute();
  return rows.map((row) => ({ ...row, minSp: Number(row.minSp) }));
}

export async function lastChangesOf(db: Db, ids: readonly number[]): Promise<{ productId: number; at: Date; who: string }[]> {
  const { rows } = await sql<{ productId: number; at: Date; who: string }>`
    select asked.id as "productId", last.at, last.who from unnest(${[...ids]}::integer[]) as asked(id)
    cross join lateral (
      select at, who from record_history where kind = 'product' and record_id = asked.id order by id desc limit 1
    ) last`.execute(db);
  return rows;
}
