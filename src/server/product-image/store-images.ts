/** A product's pictures as managed by staff: read with their files, stored as a complete list. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { ProductImages, storeProductImages as call } from '#contract/product-image.ts';
import type { Actor } from '#domain/access/permission.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { fileItems } from '#server/file/read-files.ts';
import { writeProduct } from '#server/product/write-product.ts';
import type { ProductServices } from '#server/product/write-product.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { folderOf, imagesOf, pictureFolders, replaceImages } from './image-store.ts';
import type { ImageRow } from './image-store.ts';

export async function productImages(db: Db, id: number): Promise<ProductImages> {
  const product = await folderOf(db, id);
  if (product === null) throw notFound();
  const rows = await imagesOf(db, id);
  const files = await fileItems(
    db,
    rows.map(({ mediaId }) => mediaId),
  );
  return {
    ...product,
    images: rows.flatMap(({ mediaId, ...image }) => {
      const file = files.get(mediaId);
      return file === undefined ? [] : [{ file, ...image }];
    }),
  };
}

export async function storeImages(
  services: ProductServices,
  id: number,
  { version, images }: ParsedOf<typeof call>['body'],
  actor: Actor,
): Promise<ProductImages> {
  await writeProduct(services, { id, version, actor }, async (trx) => {
    const before = await imagesOf(trx, id);
    const named = await imageRows(trx, id, images);
    const names = new Set(named.map(({ mediaId }) => mediaId));
    const after = [...named, ...before.filter(({ mediaId, inFolder }) => inFolder && !names.has(mediaId))];
    const differences = await differencesOf(trx, before, after);
    if (differences.length > 0) await replaceImages(trx, id, after);
    return { result: null, differences };
  });
  return productImages(services.db, id);
}

/** Pictures in other folders that are not to be shown no longer belong to the product. */
async function imageRows(trx: Trx, id: number, images: ParsedOf<typeof call>['body']['images']): Promise<ImageRow[]> {
  const directory = (await folderOf(trx, id))?.directory;
  const folders = await pictureFolders(
    trx,
    images.map(({ mediaId }) => mediaId),
  );
  const rows = images.map((image, at) => {
    const folder = folders.get(image.mediaId);
    if (folder === undefined) throw refused('pictureNotFound', {}, `body.images.${at}.mediaId`);
    return { ...image, inFolder: folder === directory };
  });
  return rows.filter(({ shown, inFolder }) => shown || inFolder);
}

const kindsOf = (rows: readonly ImageRow[]) => new Map(rows.map(({ mediaId, kind, shown }) => [mediaId, shown ? kind : null]));

/** By picture its kind, null if not shown; and the new order of those that stayed. */
async function differencesOf(trx: Trx, before: readonly ImageRow[], after: readonly ImageRow[]): Promise<FieldDifference[]> {
  const files = await fileItems(
    trx,
    [...before, ...after].map(({ mediaId }) => mediaId),
  );
  const nameOf = (id: number): string => files.get(id)?.name ?? String(id);
  const [old, now] = [kindsOf(before), kindsOf(after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].flatMap((id): FieldDifference[] => {
    const [was, is] = [old.get(id) ?? null, now.get(id) ?? null];
    return was === is ? [] : [{ field: `images.${nameOf(id)}`, before: was, after: is }];
  });
  const orderOf = (rows: readonly ImageRow[]): string =>
    rows
      .filter(({ mediaId }) => old.has(mediaId) && now.has(mediaId))
      .map(({ mediaId }) => nameOf(mediaId))
      .join(', ');
  const [was, is] = [orderOf(before), orderOf(after)];
  return was === is ? changed : [...changed, { field: 'imageOrder', before: was, after: is }];
}
