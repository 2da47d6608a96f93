/** SQL of products whose planned day has come. */
import { sql } from 'kysely';
import type { Trx } from '#server/db/pool.ts';

export interface PlannedRow {
  id: number;
  version: number;
  published: boolean;
  publishOn: string | null;
  hideOn: string | null;
}

/** Not deleted; locked, so that of two processes only one sees them. */
export async function lockDueProducts(trx: Trx, today: string): Promise<PlannedRow[]> {
  return trx
    .selectFrom('product')
    .select(['id', 'version', 'published', 'publish_on as publishOn', 'hide_on as hideOn'])
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('publish_on', '<=', today), where('hide_on', '<=', today)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Raises each version by one. */
export async function storePlanned(trx: Trx, rows: readonly Omit<PlannedRow, 'version'>[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update product set published = r.published, publish_on = r."publishOn", hide_on = r."hideOn", version = product.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id integer, published boolean, "publishOn" date, "hideOn" date)
    where product.id = r.id`.execute(trx);
}
