/**
 * What the process keeps of the database because every page, price and mail needs it: read again when it is older than some seconds, since another
 * process may have changed it. While the database is away the last known value is used, so that visitors can go on browsing.
 */
import { unlessAway } from './outage.ts';
import { nearest } from './pool.ts';
import type { Db } from './pool.ts';

const maximumAgeMs = 5000;

export interface Kept<T> {
  /** As last read; at most a few seconds older than the last `read`. */
  now: () => T;
  read: () => Promise<T>;
  /** After a change in this process. */
  refresh: () => Promise<void>;
}

/** `read` gets the former value, null where it is to be read in any case, and may give it back where nothing has changed. */
export async function openKept<T>(db: Db, now: () => number, read: (db: Db, before: T | null) => Promise<T>): Promise<Kept<T>> {
  let kept = await read(db, null);
  let readAt = now();
  return {
    now: () => kept,
    read: async () => {
      if (Math.abs(now() - readAt) <= maximumAgeMs) return kept;
      const own = nearest(db);
      // What a transaction sees may never come to be.
      if (own !== db) return unlessAway(read(own, kept), () => kept);
      readAt = now();
      kept = await unlessAway(read(db, kept), () => kept);
      return kept;
    },
    refresh: async () => {
      readAt = now();
      kept = await read(db, null);
    },
  };
}
