/** A file in the waiting folder, written as it arrives: size, hash and first bytes are determined on the way. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobContent } from '#server/connect/blob/blobs.ts';
import { largestArchive, largestFile } from '#domain/file/file-limits.ts';
import { fileTypeOf } from '#domain/file/file-type.ts';

const headBytes = 1024;

export interface IncomingFile {
  place: string;
  size: number;
  sha256: string;
  head: Buffer;
  /** It is larger than allowed; the rest was discarded. */
  tooLarge: boolean;
}

/** `signal` aborts it when the caller hangs up. */
export async function receiveFile(
  source: Readable,
  folder: string,
  { signal, largest }: { signal?: AbortSignal; largest?: number } = {},
): Promise<IncomingFile> {
  const place = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  const limit = (): number => largest ?? (fileTypeOf(head) === 'zip' ? largestArchive : largestFile);
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      size += chunk.length;
      if (size > limit()) continue;
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(source, counted, createWriteStream(place, { flags: 'wx', mode: 0o600 }), signal === undefined ? {} : { signal });
  return { place, size, sha256: hash.digest('hex'), head, tooLarge: size > limit() };
}

export function contentOf({ place, size, sha256 }: Pick<IncomingFile, 'place' | 'size' | 'sha256'>): BlobContent {
  return { stream: () => createReadStream(place), size, sha256 };
}
