import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db } from '#server/db/pool.ts';
import type { DraftThread } from './draft-thread.ts';

export interface ModelServices {
  db: Db;
  catalog: Catalog;
  now: () => number;
  thread: DraftThread;
}
