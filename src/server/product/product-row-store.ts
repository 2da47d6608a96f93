/** SQL of a product's own row, for deleting and restoring it. */
import type { LocalizedText } from '#domain/language/language.ts';
import type { Trx } from '#server/db/pool.ts';

export interface ProductLifeRow {
  id: number;
  version: number;
  articleNumber: string;
  name: LocalizedText;
  typeId: number;
  published: boolean;
  publiclyAvailable: boolean;
  publishOn: string | null;
  hideOn: string | null;
  deletedAt: Date | null;
}

const columns = [
  'id',
  'version',
  'article_number as articleNumber',
  'name',
  'type_id as typeId',
  'published',
  'publicly_available as publiclyAvailable',
  'publish_on as publishOn',
  'hide_on as hideOn',
  'deleted_at as deletedAt',
] as const;

/** Locked until the end of the transaction, ordered by id; missing ones are left out. */
export async function lockProducts(trx: Trx, ids: readonly number[]): Promise<ProductLifeRow[]> {
  return trx
    .selectFrom('product')
    .select(columns)
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function raiseProductVersions(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('product')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', 'in', [0, ...ids])
    .execute();
}

export async function storeDeletedAt(trx: Trx, ids: readonly number[], deletedAt: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('product')
    .set({ deleted_at: deletedAt })
    .where('id', 'in', [...ids])
    .execute();
}
