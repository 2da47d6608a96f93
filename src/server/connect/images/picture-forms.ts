/**
 * Stored pictures in the forms in which they are shown (AVIF, WebP, PNG, JPEG; smaller, never larger), each made once and kept in a
 * folder up to a limit of bytes; the least recently used are dropped first. One is made at a time: the other core serves requests.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { largestPixels } from '#domain/file/file-limits.ts';

export type PictureFormat = 'avif' | 'webp' | 'png' | 'jpeg';

export interface PictureForm {
  format: PictureFormat;
  /** Maximum pixels per side. */
  side: number;
}

interface Original {
  sha256: string;
  read: () => Promise<Buffer>;
}

export interface PictureForms {
  isMade: (sha256: string, form: PictureForm) => Promise<boolean>;
  /** Size of a form in bytes; null: not made yet. */
  sizeOf: (sha256: string, form: PictureForm) => Promise<number | null>;
  make: (original: Original, form: PictureForm) => Promise<Buffer>;
  /** Makes it in the background, once. */
  makeSoon: (original: Original, form: PictureForm) => void;
  /** Resolves when nothing is being made any more. */
  idle: () => Promise<void>;
}

const mostWaiting = 500;

const nameOf = (sha256: string, { format, side }: PictureForm): string => `${sha256}-${side}.${format}`;

export function openPictureForms({
  folder,
  limitBytes,
  failed,
}: {
  folder: string;
  limitBytes: number;
  failed: (error: unknown) => void;
}): PictureForms {
  const underWay = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();
  let kept = keptBytes(folder);

  const placeOf = (sha256: string, form: PictureForm): string => join(folder, sha256.slice(0, 2), nameOf(sha256, form));

  async function sizeOf(sha256: string, form: PictureForm): Promise<number | null> {
    const facts = await stat(placeOf(sha256, form)).catch(() => null);
    return facts?.size ?? null;
  }

  async function keep(place: string, bytes: Buffer): Promise<void> {
    const draft = join(folder, `.${randomUUID()}`);
    await mkdir(join(place, '..'), { recursive: true, mode: 0o700 });
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, place);
    const total = (await kept) + bytes.length;
    kept = Promise.resolve(total);
    if (total > limitBytes) kept = dropOldest(folder, limitBytes * 0.8);
  }

  async function convert(original: Original, form: PictureForm): Promise<Buffer> {
    const place = placeOf(original.sha256, form);
    const known = await readKept(place);
    if (known !== null) return known;
    const bytes = await converted(await original.read(), form);
    // If the disk is full, the picture is returned all the same and made again next time.
    await keep(place, bytes).catch(failed);
    return bytes;
  }

  async function make(original: Original, form: PictureForm): Promise<Buffer> {
    const name = nameOf(original.sha256, form);
    const running = underWay.get(name);
    if (running !== undefined) return running;
    const work = convert(original, form).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  }

  return {
    isMade: async (sha256, form) => (await sizeOf(sha256, form)) !== null,
    sizeOf,
    make,
    makeSoon: (original, form) => {
      const name = nameOf(original.sha256, form);
      if (underWay.has(name) || underWay.size >= mostWaiting) return;
      const work = queue.then(async () => convert(original, form)).finally(() => underWay.delete(name));
      underWay.set(name, work);
      queue = work.catch(failed);
    },
    idle: async () => {
      await queue;
    },
  };
}

async function converted(picture: Buffer, { format, side }: PictureForm): Promise<Buffer> {
  const image = sharp(picture, { limitInputPixels: largestPixels })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 82 }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: 85 }).toBuffer();
    default:
      return image.png({ compressionLevel: 9, effort: 4 }).toBuffer();
  }
}

async function readKept(place: string): Promise<Buffer | null> {
  const bytes = await readFile(place).catch(() => null);
  if (bytes !== null) void utimes(place, new Date(), new Date()).catch(() => undefined);
  return bytes;
}

async function formsIn(folder: string): Promise<{ place: string; size: number; at: number }[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const forms = await Promise.all(
    names.map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => null);
      return facts?.isFile() ? [{ place: join(folder, name), size: facts.size, at: facts.mtimeMs }] : [];
    }),
  );
  return forms.flat();
}

async function keptBytes(folder: string): Promise<number> {
  return (await formsIn(folder)).reduce((sum, { size }) => sum + size, 0);
}

/** Returns how many bytes are left. */
async function dropOldest(folder: string, most: number): Promise<number> {
  const forms = (await formsIn(folder)).toSorted((a, b) => a.at - b.at);
  let total = forms.reduce((sum, { size }) => sum + size, 0);
  for (const { place, size } of forms) {
    if (total <= most) break;
    await rm(place, { force: true });
    total -= size;
  }
  return total;
}
