/** Where the bytes of files lie: a folder or an S3-compatible store. Paths are `/folder/name` in their kept form (domain/file). */
import type { Readable } from 'node:stream';
import { fileEnding, fileTypes } from '#domain/file/file-type.ts';
import { splitName, splitPath } from '#domain/file/file-path.ts';

export interface BlobContent {
  /** Asked once; destroyed when the store could not take it whole. */
  stream: () => Readable;
  size: number;
  /** Of the bytes, as hex. */
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
  /** All of it or nothing. Throws BlobExists: nothing is overwritten, whoever comes at the same time. */
  put(path: string, content: BlobContent): Promise<void>;
  /** Null: it is not there. */
  get(path: string): Promise<OpenBlob | null>;
  /** Everything below the folder; '' is the whole store. */
  list(folder: string): AsyncIterable<BlobEntry>;
  /** Throws BlobExists and BlobMissing. */
  rename(from: string, to: string): Promise<void>;
  /** False: it was not there. */
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

/** The last guard before a path becomes an address: throws for everything but a kept form. */
export function checkedPath(path: string): string {
  const parts = splitPath(path);
  if (!parts.ok || `${parts.value.folder}/${parts.value.name}` !== path) throw new Error('not the path of a file');
  return path;
}

export function contentTypeOf(path: string): string {
  const ending = fileEnding(splitName(path).ending);
  return ending === null ? 'application/octet-stream' : fileTypes[ending];
}
