/** SQL of the media library. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

export interface Media {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  content: Buffer;
}

export async function findMedia(db: Db, id: number): Promise<Media | null> {
  const row = await db.selectFrom('media').select(['content_type as contentType', 'content']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** `name` as in an address: underscores where the stored name has spaces. */
export async function findMediaAt(db: Db, folder: string, name: string): Promise<Media | null> {
  const row = await db
    .selectFrom('media')
    .select(['content_type as contentType', 'content'])
    .where('local_file_path', '=', folder)
    .where(sql<string>`replace(name, ' ', '_')`, '=', name)
    .executeTakeFirst();
  return row ?? null;
}

/** The oldest picture of a folder; null: there is none. */
export async function firstMediaIn(db: Db, folder: string): Promise<Media | null> {
  if (folder === '') return null;
  const row = await db
    .selectFrom('media')
    .select(['content_type as contentType', 'content'])
    .where('local_file_path', '=', folder)
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

/** Names of the pictures in a folder, oldest first. */
export async function mediaNamesIn(db: Db, folder: string): Promise<string[]> {
  const rows = await db.selectFrom('media').select('name').where('local_file_path', '=', folder).orderBy('id').execute();
  return rows.map(({ name }) => name);
}
