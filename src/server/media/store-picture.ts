import type { Db } from '#server/db/pool.ts';
import { createHash } from 'node:crypto';
import { findPicture, insertPicture } from './picture-store.ts';

/** Stores a picture under the hash of its content and returns the hash; the same picture is stored once. */
export async function storePicture(db: Db, svg: string): Promise<string> {
  const hash = createHash('sha256').update(svg).digest('hex');
  await insertPicture(db, { hash, svg });
  return hash;
}

/** The SVG stored under a hash; null: none. */
export async function storedPicture(db: Db, hash: string): Promise<string | null> {
  return findPicture(db, hash);
}
