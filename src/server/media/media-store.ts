/** SQL of the media library as the shop shows it. */
import { sql } from 'kysely';
import type { FileType } from '#domain/file/file-type.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';

export interface Media {
  folder: string;
  fileName: string;
  contentType: FileType;
  /** Null: the bytes lie in the store of files. */
  content: Buffer | null;
  /** Null only while the content is in the row. */
  sha256: string | null;
}

export interface StoredPicture {
  /** Without its ending. */
  name: string;
  /** What it shows; '' where nobody has said so. */
  texts: LocalizedText;
}

const columns = ['local_file_path as folder', 'file_name as fileName', 'content_type as contentType', 'content', 'sha256'] as const;
const picture = sql<boolean>`content_type like 'image/%'`;

export async function findMedia(db: Db, id: number): Promise<Media | null> {
  const row = await db.selectFrom('media').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A picture; `name` as in an address: without its ending, underscores where the stored name has spaces. */
export async function findMediaAt(db: Db, folder: string, name: string): Promise<Media | null> {
  const row = await db
    .selectFrom('media')
    .select(columns)
    .where('local_file_path', '=', folder)
    .where(sql<string>`replace(name, ' ', '_')`, '=', name)
    .where(picture)
    .executeTakeFirst();
  return row ?? null;
}

/** The oldest picture of a folder; null: there is none. */
export async function firstMediaIn(db: Db, folder: string): Promise<Media | null> {
  if (folder === '') return null;
  const row = await db
    .selectFrom('media')
    .select(columns)
    .where('local_file_path', '=', folder)
    .where(picture)
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

/** Pictures of a folder, oldest first, with what they show. */
export async function picturesIn(db: Db, folder: string): Promise<StoredPicture[]> {
  return db.selectFrom('media').select(['name', 'texts']).where('local_file_path', '=', folder).where(picture).orderBy('id').execute();
}
