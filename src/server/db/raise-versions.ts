import { sql } from 'kysely';
import type { Trx } from './pool.ts';

/** Of changed rows; returns the new ones, by id. */
export async function raiseVersions(trx: Trx, table: 'customer' | 'product_price', ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    update ${sql.table(table)} set version = version + 1 where id = any(${[...ids]}) returning id, version`.execute(trx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
