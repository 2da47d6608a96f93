import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db } from '#server/db/pool.ts';
import type { MediaFiles } from '#server/media/stored-media.ts';

/** What the library of files needs. */
export interface FileServices extends MediaFiles {
  db: Db;
  catalog: Catalog;
  now: () => number;
  /** Folder where uploads wait until they are checked. */
  incoming: string;
  limitBytes: number;
  warn: (text: string, about: unknown) => void;
}

export interface By {
  at: Date;
  who: string;
}
