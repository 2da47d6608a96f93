import type { Db } from '#server/db/pool.ts';
import { usedRoom } from './file-write-store.ts';

/** Total bytes of all files in the library. */
export async function libraryRoom(db: Db): Promise<number> {
  return usedRoom(db);
}
