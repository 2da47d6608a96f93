/** SQL of the catalogue's version, and of what each version changed. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { CatalogChangeKind } from '#server/db/tables/catalog.ts';

const cacheName = 'catalog';

/** More versions than a process ever falls behind; one that is further behind reads everything. */
const keptVersions = 10_000;

export interface CatalogChange {
  readonly version: number;
  readonly kind: CatalogChangeKind;
  readonly ids: readonly string[];
}

/** Creates a new version without logging what it changed: every process reads the whole catalogue. Its row is locked until the commit. */
export async function raiseCatalogVersion(trx: Trx): Promise<number> {
  const { version } = await trx
    .updateTable('cache_version')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('name', '=', cacheName)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function logCatalogChange(trx: Trx, changes: readonly Omit<CatalogChange, 'version'>[]): Promise<void> {
  const version = await raiseCatalogVersion(trx);
  await trx
    .insertInto('catalog_change')
    .values(changes.map(({ kind, ids }) => ({ version, kind, ids: [...ids] })))
    .execute();
  await trx
    .deleteFrom('catalog_change')
    .where('version', '<=', version - keptVersions)
    .execute();
}

export async function readCatalogVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('cache_version').select('version').where('name', '=', cacheName).executeTakeFirst();
  return row?.version ?? 0;
}

/** The changes from `since` (exclusive) to `version`; null: a version between them has none logged. */
export async function readChangesSince(trx: Trx, since: number, version: number): Promise<CatalogChange[] | null> {
  const changes = await trx
    .selectFrom('catalog_change')
    .select(['version', 'kind', 'ids'])
    .where('version', '>', since)
    .where('version', '<=', version)
    .orderBy('version')
    .execute();
  return new Set(changes.map((change) => change.version)).size === version - since ? changes : null;
}

/** All reads inside see the same snapshot of the database. */
export async function atOneMoment<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/** Products with a value of one of the attributes, of one of the types, or in one of the categories. */
export async function readTouchedProducts(
  trx: Trx,
  { attributeIds, typeIds, categoryIds }: Record<'attributeIds' | 'typeIds' | 'categoryIds', readonly number[]>,
): Promise<number[]> {
  if (attributeIds.length + typeIds.length + categoryIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_attribute_value where attribute_id = any(${attributeIds}::integer[])
    union select id from product where type_id = any(${typeIds}::integer[])
    union select product_id from category_product where category_id = any(${categoryIds}::integer[])`.execute(trx);
  return rows.map(({ id }) => id);
}
