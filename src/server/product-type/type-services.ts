import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db } from '#server/db/pool.ts';

export interface TypeServices {
  db: Db;
  catalog: Catalog;
  now: () => number;
  /** Papers that a type can refer to. */
  reportIds: readonly string[];
}
