/** SQL of data about all products for the office's list, beyond the catalogue. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** `ties`: changes with any customer's ties, or when a customer is removed. `files`: when a file is added or removed. */
export async function surroundingsVersions(db: Db): Promise<{ ties: string; files: string }> {
  const { rows } = await sql<{ ties: string; files: string }>`select
    (select coalesce(sum(product_ties_version), 0) || ' ' || count(*) from customer) as ties,
    (select coalesce(max(id), 0) || ' ' || count(*) from media) as files`.execute(db);
  return rows[0] ?? { ties: '', files: '' };
}

export async function countTies(db: Db): Promise<{ productId: number; count: number; numbers: string }[]> {
  const { rows } = await sql<{ productId: number; count: number; numbers: string }>`
    select product_id as "productId", count(*)::integer as count, lower(coalesce(string_agg(nullif(external_product_id, ''), ' '), '')) as numbers
    from customer_product where is_owner or is_favorite or external_product_id <> '' group by product_id`.execute(db);
  return rows;
}

/** Products for which the shop shows a stored picture. */
export async function picturedProducts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct product_id as id from product_picture where shown`.execute(db);
  return rows.map(({ id }) => id);
}
