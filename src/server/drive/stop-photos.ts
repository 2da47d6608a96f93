/** Photographs of a handover: the driver adds them to a stop that is reported, staff see them at the order. Throws Refusal. */
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { addStopPhoto } from '#contract/handover-photo.ts';
import type { HandoverPhoto } from '#contract/handover-photo.ts';
import { largestPixels } from '#domain/file/file-limits.ts';
import { fileTypeOf } from '#domain/file/file-type.ts';
import { photoFolder } from '#domain/file/own-folder.ts';
import { mostPhotos, photoSide } from '#domain/order/handover-photo.ts';
import { OpenedAnswer } from '#server/call/binding.ts';
import type { Upload } from '#server/call/binding.ts';
import { notFound, Refusal, refused } from '#server/call/refusal.ts';
import type { BlobStore } from '#server/connect/blob/blobs.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { checkFile } from '#server/file/check-file.ts';
import type { IncomingFile } from '#server/file/incoming-file.ts';
import { withUpload } from '#server/file/receive-upload.ts';
import { driveByLink } from './drive-link.ts';
import type { KeptReport } from './drive-store.ts';
import { insertPhoto, lockReport, photosOfOrder, photosOfStop } from './photo-store.ts';

export interface PhotoServices {
  db: Db;
  now: () => number;
  blobs: BlobStore;
  /** Folder where uploads wait until they are checked. */
  incoming: string;
}

export async function storeStopPhoto(
  services: PhotoServices,
  { token, orderId }: { token: string; orderId: number },
  upload: Upload | undefined,
): Promise<{ photos: number }> {
  const { id: driveId } = await driveByLink(services.db, token, services.now());
  if (upload === undefined) throw new Refusal(415, [{ message: 'unsupportedMediaType', params: {} }]);
  return withUpload(upload, services.incoming, addStopPhoto.largestUpload ?? 0, async ({ files }) => {
    const [first, ...more] = files;
    if (first === undefined || more.length > 0) throw new Refusal(400, [{ message: 'malformedRequest', params: {} }]);
    return { photos: await keep(services, { driveId, orderId }, first.file) };
  });
}

interface Stop {
  driveId: number;
  orderId: number;
}

/** How many the stop has then. The bytes come first, under a path of their own: no row lacks them, and no connection waits for the store. */
async function keep({ db, now, blobs }: PhotoServices, stop: Stop, file: IncomingFile): Promise<number> {
  const photo = await plainPhoto(file);
  const known = await transaction(db, async (trx) => photosIfKept(trx, stop, file));
  if (known.isThere) return known.count;
  const path = `${photoFolder}/${stop.driveId}/${randomUUID()}.jpg`;
  const sha256 = createHash('sha256').update(photo).digest('hex');
  await blobs.put(path, { stream: () => Readable.from([photo]), size: photo.length, sha256 });
  return transaction(db, async (trx) => {
    // Sent twice at once: the second finds the first, and its bytes are purged.
    const { isThere, count } = await photosIfKept(trx, stop, file);
    if (isThere) return count;
    await insertPhoto(trx, { drive_id: stop.driveId, order_id: stop.orderId, at: new Date(now()), sha256: file.sha256, path });
    return count + 1;
  });
}

async function photosIfKept(trx: Trx, { driveId, orderId }: Stop, file: IncomingFile): Promise<{ isThere: boolean; count: number }> {
  if (!(await lockReport(trx, driveId, orderId))) throw refused('stopNotReported');
  const there = await photosOfStop(trx, driveId, orderId);
  const isThere = there.some(({ sha256 }) => sha256 === file.sha256);
  if (!isThere && there.length >= mostPhotos) throw refused('photosTooMany', { most: mostPhotos });
  return { isThere, count: there.length };
}

const kinds: readonly unknown[] = ['jpg', 'png', 'webp'];

/** Drawn anew: nothing of the sent bytes is kept, such as the place where the picture was taken. */
async function plainPhoto(file: IncomingFile): Promise<Buffer> {
  const kind = fileTypeOf(file.head);
  if (!kinds.includes(kind)) throw refused('photoKind');
  await checkFile(`photo.${kind}`, file).catch((error: unknown) => {
    throw error instanceof Refusal ? refused('photoBroken') : error;
  });
  return sharp(file.place, { limitInputPixels: largestPixels })
    .autoOrient()
    .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

export async function readHandoverPhotos(db: Db, orderId: number): Promise<{ items: HandoverPhoto[] }> {
  const items = (await photosOfOrder(db, orderId)).map(({ id, at, day, driver, report, deliveryNumber }) => {
    return { id, stop: (report as KeptReport).number, day, driver, at: at.toISOString(), deliveryNumber: deliveryNumber ?? '' };
  });
  return { items };
}

export async function openHandoverPhoto(
  { db, blobs }: Pick<PhotoServices, 'db' | 'blobs'>,
  { id, photoId }: { id: number; photoId: number },
): Promise<OpenedAnswer> {
  const photo = (await photosOfOrder(db, id)).find((each) => each.id === photoId);
  if (photo === undefined) throw notFound();
  const open = async () => {
    const blob = await blobs.get(photo.path);
    if (blob === null) throw notFound();
    return blob.stream;
  };
  return new OpenedAnswer(open, 'image/jpeg');
}
