/** SQL of the records about a product's pictures. */
import { sql } from 'kysely';
import type { ImageKind } from '#domain/catalog/product-image.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface ImageRow {
  mediaId: number;
  kind: ImageKind;
  shown: boolean;
  inFolder: boolean;
}

/** In order. */
export async function imagesOf(db: Db, productId: number): Promise<ImageRow[]> {
  const { rows } = await sql<ImageRow>`select media_id as "mediaId", kind, shown, in_folder as "inFolder" from product_picture
    where product_id = ${productId} order by sort_order nulls last, media_id`.execute(db);
  return rows;
}

/** Null: no such product. */
export async function folderOf(db: Db, productId: number): Promise<{ version: number; directory: string } | null> {
  const row = await db
    .selectFrom('product')
    .select(['version', 'local_file_path as directory'])
    .where('id', '=', productId)
    .executeTakeFirst();
  return row ?? null;
}

/** Pictures among the files, with the folder of each. */
export async function pictureFolders(db: Db, mediaIds: readonly number[]): Promise<Map<number, string>> {
  if (mediaIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'local_file_path as folder'])
    .where('id', 'in', mediaIds)
    .where(sql<boolean>`content_type like 'image/%'`)
    .execute();
  return new Map(rows.map(({ id, folder }) => [id, folder]));
}

/** Replaces all records about the product's pictures. */
export async function replaceImages(trx: Trx, productId: number, images: readonly ImageRow[]): Promise<void> {
  await trx.deleteFrom('product_image').where('product_id', '=', productId).execute();
  if (images.length === 0) return;
  const rows = images.map(({ mediaId, kind, shown, inFolder }, at) => ({
    product_id: productId,
    media_id: mediaId,
    kind,
    shown,
    sort_order: at + 1,
    chosen: !inFolder,
  }));
  await trx.insertInto('product_image').values(rows).execute();
}
