/** SQL of what surrounds all products in the office's list. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** Another text whenever a customer's ties changed, or a customer went. */
export async function tiesVersion(db: Db): Promise<string> {
  const { version, count } = await db
    .selectFrom('customer')
    .select((select) => [select.fn.sum<string | null>('product_ties_version').as('version'), select.fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  return `${version ?? 0} ${count}`;
}

export async function countTies(db: Db): Promise<{ productId: number; count: number; numbers: string }[]> {
  const { rows } = await sql<{ productId: number; count: number; numbers: string }>`
    select product_id as "productId", count(*)::integer as count, lower(coalesce(string_agg(nullif(external_product_id, ''), ' '), '')) as numbers
    from customer_product where is_owner or is_favorite or external_product_id <> '' group by product_id`.execute(db);
  return rows;
}

export async function pictureFolders(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('local_file_path as folder').distinct().orderBy('folder').execute();
  return rows.map(({ folder }) => folder);
}
