/** A file of the library as an answer: pictures in the best form that the caller accepts, never enlarged. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isImageType } from '#domain/file/file-type.ts';
import { FileAnswer, OpenedAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { BlobStore } from '#server/connect/blob/blobs.ts';
import type { PictureForm, PictureForms, PictureFormat } from '#server/connect/images/picture-forms.ts';
import { compositePicture } from './composite-picture.ts';
import type { Media } from './media-store.ts';

export interface MediaFiles {
  blobs: BlobStore;
  forms: PictureForms;
}

export interface Wanted {
  /** The header `Accept`. */
  accept: string;
  /** Maximum pixels per side; undefined: as large as the shop ever shows a picture. */
  sidePx: number | undefined;
}

const largestSidePx = 2048;

/** Forms in which the shop shows a whole picture to current browsers. */
export const shownForms: readonly PictureForm[] = [
  { format: 'webp', side: largestSidePx },
  { format: 'avif', side: largestSidePx },
];

const ownAnswer = (body: string | Buffer, contentType: string): FileAnswer =>
  new FileAnswer(body, contentType, { etag: etagOf(createHash('sha256').update(body).digest('hex')) });

const placeholder = readFileSync(path.join(import.meta.dirname, '../../../public/images/no-image.png'));

/** Placeholder for a product without a picture. */
export const placeholderAnswer = (): FileAnswer => ownAnswer(placeholder, 'image/png');

/** Pictures shipped with the shop, by address. */
export function ownPicture(address: string): FileAnswer | null {
  if (address === '/images/default-order-position-composite.svg') return ownAnswer(compositePicture, 'image/svg+xml');
  return address === '/images/no-image.png' ? placeholderAnswer() : null;
}

/** Folder and stored name (spaces as underscores) of an address; every picture is requested as .png. */
export function mediaPlace(address: string): { folder: string; name: string } | null {
  const parts = /^(.+)\/([^/]+)\.png$/.exec(address);
  return parts === null ? null : { folder: parts[1] ?? '', name: parts[2] ?? '' };
}

const etagOf = (sha256: string, form = ''): string => `${sha256.slice(0, 22)}${form}`;

export async function answerMedia({ blobs, forms }: MediaFiles, media: Media, wanted: Wanted): Promise<FileAnswer> {
  const { contentType, content } = media;
  const sha256 =
    media.sha256 ??
    createHash('sha256')
      .update(content ?? '')
      .digest('hex');
  const place = `${media.folder}/${media.fileName}`;
  const open = async () => {
    if (content !== null) return content;
    const blob = await blobs.get(place);
    if (blob === null) throw notFound();
    return blob.stream;
  };
  const original = { sha256, read: async () => bytesOf(await open()) };
  const whole = (): FileAnswer => new OpenedAnswer(open, contentType, { etag: etagOf(sha256) });
  if (!isImageType(contentType) || (contentType === 'image/svg+xml' && wanted.sidePx === undefined)) return whole();
  const side = wanted.sidePx ?? largestSidePx;
  const format = await formFor({ forms, sha256, contentType, side, read: original.read }, wanted.accept);
  if (format === 'png' && contentType === 'image/png' && wanted.sidePx === undefined) return whole();
  const make = async () => forms.make(original, { format, side });
  return new OpenedAnswer(make, `image/${format}`, { etag: etagOf(sha256, `-${side}.${format}`) });
}

/** AVIF takes seconds to make: until it is ready, the next best form is sent. */
async function formFor(
  {
    forms,
    sha256,
    contentType,
    side,
    read,
  }: { forms: PictureForms; sha256: string; contentType: string; side: number; read: () => Promise<Buffer> },
  accept: string,
): Promise<PictureFormat> {
  if (takes(accept, 'image/avif') && (await forms.isMade(sha256, { format: 'avif', side }))) return 'avif';
  if (takes(accept, 'image/avif')) forms.makeSoon({ sha256, read }, { format: 'avif', side });
  if (takes(accept, 'image/webp')) return 'webp';
  return contentType === 'image/jpeg' ? 'jpeg' : 'png';
}

/** Accepted explicitly and not refused with `q=0`: wildcards are also sent by programs that only know PNG. */
function takes(accept: string, type: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

/** Makes missing forms in the background; a drawing (SVG) needs none. */
export function makeShownForms({ blobs, forms }: MediaFiles, place: string, sha256: string): void {
  if (place.endsWith('.svg')) return;
  for (const form of shownForms) forms.makeSoon({ sha256, read: async () => blobBytes(blobs, place) }, form);
}

/** Throws Refusal `notFound`. */
async function blobBytes(blobs: BlobStore, place: string): Promise<Buffer> {
  const blob = await blobs.get(place);
  if (blob === null) throw notFound();
  return buffer(blob.stream);
}

const bytesOf = async (source: Buffer | NodeJS.ReadableStream): Promise<Buffer> => (Buffer.isBuffer(source) ? source : buffer(source));
