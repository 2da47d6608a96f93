/**
 * Bytes that belong to a record outside of the library are put under a path of their own before the row that names them is written. A refusal, a crash or a
 * lost commit in between leaves them without a row: deleted here once they were without one an hour ago too, since an upload may be under way.
 */
import type { BlobStore } from '#server/connect/blob/blobs.ts';
import type { Db } from '#server/db/pool.ts';

export interface OwnFolder {
  folder: string;
  /** Paths that a row names. */
  named: (db: Db) => Promise<string[]>;
}

/** To be called about once an hour. */
export function openPurgeUnowned(db: Db, blobs: BlobStore, folders: readonly OwnFolder[]): () => Promise<void> {
  let before: ReadonlySet<string> = new Set();
  return async () => {
    const unowned = new Set<string>();
    for (const { folder, named } of folders) {
      const found: string[] = [];
      for await (const { path } of blobs.list(folder)) found.push(path);
      // Read after the list: a row that came meanwhile counts.
      const kept = new Set(found.length === 0 ? [] : await named(db));
      for (const path of found) if (!kept.has(path)) unowned.add(path);
    }
    for (const path of unowned)
      if (before.has(path)) {
        await blobs.delete(path);
        unowned.delete(path);
      }
    before = unowned;
  };
}
