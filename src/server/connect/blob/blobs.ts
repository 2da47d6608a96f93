/** Storage of the bytes of files: a folder or an S3-compatible store. Paths are `/folder/name` in their normal form (domain/file). */
import type { Readable } from 'node:stream';
import { fileEnding, fileTypes } from '#domain/file/file-type.ts';
import { splitName, splitPath } from '#domain/file/file-path.ts';

export interface BlobContent {
  /** Called once; the stream is destroyed if the store could not take all of it. */
  stream: () => Readable;
  size: number;
  /** Of the bytes, in hex. */
  sha256: string;
}

export interface OpenBlob {
  stream: Readable;
  size: number;
  contentType: string;
}

export interface BlobEntry {
  path: string;
  size: number;
}

export interface BlobStore {
  /** All or nothing. Throws BlobExists: nothing is overwritten, even by concurrent calls. */
  put(path: string, content: BlobContent): Promise<void>;
  /** Null: it does not exist. */
  get(path: string): Promise<OpenBlob | null>;
  /** Everything below the folder; '' is the whole store. */
  list(folder: string): AsyncIterable<BlobEntry>;
  /** Throws BlobExists and BlobMissing. */
  rename(from: string, to: string): Promise<void>;
  /** False: it did not exist. */
  delete(path: string): Promise<boolean>;
}

export class BlobExists extends Error {
  constructor(path: string) {
    super(`${path} is there already`);
  }
}

export class BlobMissing extends Error {
  constructor(path: string) {
    super(`${path} is not there`);
  }
}

/** The last guard before a path becomes an address: throws for any path that is not in normal form. */
export function checkedPath(path: string): string {
  const parts = splitPath(path);
  if (!parts.ok || `${parts.value.folder}/${parts.value.name}` !== path) throw new Error('not the path of a file');
  return path;
}

export function contentTypeOf(path: string): string {
  const ending = fileEnding(splitName(path).ending);
  return ending === null ? 'application/octet-stream' : fileTypes[ending];
}
