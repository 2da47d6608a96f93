/** A picture of the media library as a file answer, on request as a thumbnail. */
import { createHash } from 'node:crypto';
import { thumbnail } from '#server/connect/images/raster.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { compositePicture } from './composite-picture.ts';
import type { Media } from './media-store.ts';

/** Pictures that the shop brings itself, by their address. */
const ownPictures: Readonly<Record<string, Media>> = {
  '/images/default-order-position-composite.svg': { contentType: 'image/svg+xml', content: Buffer.from(compositePicture) },
};

export function ownPicture(address: string): Media | null {
  return ownPictures[address] ?? null;
}

/** Folder and stored name (spaces as underscores) of an address; every picture is asked for as .png. */
export function mediaPlace(address: string): { folder: string; name: string } | null {
  const parts = /^(.+)\/([^/]+)\.png$/.exec(address);
  return parts === null ? null : { folder: parts[1] ?? '', name: parts[2] ?? '' };
}

export async function answerMedia({ contentType, content }: Media, thumbnailPx: number | undefined): Promise<FileAnswer> {
  const body = thumbnailPx === undefined ? content : await thumbnail(content, thumbnailPx);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return new FileAnswer(body, thumbnailPx === undefined ? contentType : 'image/png', { etag });
}
