/** SQL of the media library as the shop shows it. */
import { sql } from 'kysely';
import type { ImageKind } from '#domain/catalog/product-image.ts';
import type { FileType } from '#domain/file/file-type.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';

export interface Media {
  folder: string;
  fileName: string;
  contentType: FileType;
  /** Null: the bytes are in the store of files. */
  content: Buffer | null;
  /** Null only while the content is in the row. */
  sha256: string | null;
}

export interface StoredPicture {
  id: number;
  folder: string;
  kind: ImageKind;
  /** Without its extension. */
  name: string;
  /** Description; '' if none was written. */
  texts: LocalizedText;
}

const columns = ['local_file_path as folder', 'file_name as fileName', 'content_type as contentType', 'content', 'sha256'] as const;
const picture = sql<boolean>`content_type like 'image/%'`;

export async function findMedia(db: Db, id: number): Promise<Media | null> {
  const row = await db.selectFrom('media').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A picture; `name` as in an address: without its extension, underscores where the stored name has spaces. */
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

/** Visible pictures of a product, in the order set by staff, else oldest first. */
export async function productPictures(db: Db, productId: number): Promise<StoredPicture[]> {
  const { rows } = await sql<StoredPicture>`select m.id, m.local_file_path as folder, m.name, m.texts, p.kind
    from product_picture p join media m on m.id = p.media_id
    where p.product_id = ${productId} and p.shown order by p.sort_order nulls last, m.id`.execute(db);
  return rows;
}
