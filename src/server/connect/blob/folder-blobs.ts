/** Files in a folder of this machine. A file appears under its name only when it is complete: written to a temporary name, then linked. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, opendir, realpath, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobContent, BlobEntry, BlobStore, OpenBlob } from './blobs.ts';
import { BlobExists, BlobMissing, checkedPath, contentTypeOf } from './blobs.ts';

/** Starts with a dot, which no file name does. */
const asideName = '.incoming';
/** Where files wait until they are complete; a killed shop leaves them there. */
export const asideOf = (root: string): string => join(root, asideName);
const secret = 0o700;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

export function folderBlobs(root: string): BlobStore {
  const aside = asideOf(root);

  /** Refuses symbolic links inside the folder that lead outside. */
  async function inside(path: string): Promise<string> {
    const place = join(root, ...checkedPath(path).split('/'));
    const folder = await realpath(dirname(place)).catch(() => null);
    if (folder !== null && !`${folder}/`.startsWith(`${await realpath(root)}/`)) throw new Error('a link leads out of the folder');
    return place;
  }

  async function put(path: string, { stream, size }: BlobContent): Promise<void> {
    const place = await inside(path);
    await mkdir(aside, { recursive: true, mode: secret });
    const draft = join(aside, randomUUID());
    try {
      const handle = await open(draft, 'wx', 0o600);
      const written = handle.createWriteStream({ flush: true });
      await pipeline(stream(), written);
      if (written.bytesWritten !== size) throw new Error(`${path}: ${written.bytesWritten} bytes came instead of ${size}`);
      await mkdir(dirname(place), { recursive: true, mode: secret });
      await putAt(await inside(path), path, draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function get(path: string): Promise<OpenBlob | null> {
    try {
      const handle = await open(await inside(path), constants.O_RDONLY | constants.O_NOFOLLOW);
      const facts = await handle.stat();
      if (facts.isFile()) return { stream: handle.createReadStream(), size: facts.size, contentType: contentTypeOf(path) };
      await handle.close();
      return null;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR'].includes(codeOf(error))) return null;
      throw error;
    }
  }

  async function* list(folder: string): AsyncGenerator<BlobEntry> {
    const place = folder === '' ? root : await inside(folder);
    const names = await opendir(place).catch((error) => {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
      throw error;
    });
    for await (const entry of names) {
      if (entry.name.startsWith('.')) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isFile()) yield { path, size: await sizeOf(join(place, entry.name)) };
      else if (entry.isDirectory() && isKept(path)) yield* list(path);
    }
  }

  return {
    put,
    get,
    list,
    rename: async (from, to) => {
      const [place, target] = [await inside(from), await inside(to)];
      await mkdir(dirname(target), { recursive: true, mode: secret });
      await putAt(target, to, place).catch((error) => {
        throw codeOf(error) === 'ENOENT' ? new BlobMissing(from) : error;
      });
      await unlink(place);
    },
    delete: async (path) => {
      try {
        await unlink(await inside(path));
        return true;
      } catch (error) {
        if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
        throw error;
      }
    },
  };
}

/** Puts the file under its name, unless that exists. */
async function putAt(place: string, path: string, from: string): Promise<void> {
  try {
    await link(from, place).catch(async (error) => {
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV'].includes(codeOf(error))) throw error;
      await copyFile(from, place, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? new BlobExists(path) : error;
  }
}

async function sizeOf(place: string): Promise<number> {
  const handle = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/** Skips folders created by hand whose names the library does not allow. */
function isKept(path: string): boolean {
  try {
    return checkedPath(path) === path;
  } catch {
    return false;
  }
}
