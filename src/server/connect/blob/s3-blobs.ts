/** Files in an S3-compatible store. S3 has no rename: the file is copied, then the old one deleted. */
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BlobContent, BlobEntry, BlobStore } from './blobs.ts';
import { BlobExists, BlobMissing, checkedPath, contentTypeOf } from './blobs.ts';
import { readPage } from './s3-list.ts';
import type { AskS3, S3Address } from './s3-request.ts';
import { unexpected } from './s3-request.ts';

/** Encoded as S3 signs it: everything but letters, digits and `-_.~`. */
const encoded = (part: string): string =>
  encodeURIComponent(part).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

async function done(answer: IncomingMessage): Promise<IncomingMessage> {
  if ((answer.statusCode ?? 500) >= 300) throw await unexpected(answer);
  answer.resume();
  return answer;
}

export function s3Blobs(address: S3Address, askS3: AskS3): BlobStore {
  /** Paths that this process is writing: older servers ignore `If-None-Match` and would overwrite. */
  const underWay = new Set<string>();
  const prefix = address.prefix === '' ? '' : `${address.prefix}/`;
  const keyOf = (path: string): string => `${prefix}${checkedPath(path).slice(1)}`.split('/').map(encoded).join('/');

  async function exists(path: string): Promise<boolean> {
    const answer = await askS3({ method: 'HEAD', key: keyOf(path) });
    answer.resume();
    if (answer.statusCode === 404) return false;
    if (answer.statusCode === 200) return true;
    throw await unexpected(answer);
  }

  async function alone<T>(path: string, work: () => Promise<T>): Promise<T> {
    if (underWay.has(path)) throw new BlobExists(path);
    underWay.add(path);
    try {
      if (await exists(path)) throw new BlobExists(path);
      return await work();
    } finally {
      underWay.delete(path);
    }
  }

  async function put(path: string, { stream, size, sha256 }: BlobContent): Promise<void> {
    await alone(path, async () => {
      const headers = { 'if-none-match': '*', 'content-type': contentTypeOf(path) };
      const body = { stream: stream(), size, sha256 };
      const answer = await askS3({ method: 'PUT', key: keyOf(path), headers, body });
      if (answer.statusCode === 412 || answer.statusCode === 409) {
        answer.resume();
        throw new BlobExists(path);
      }
      await done(answer);
    });
  }

  async function* list(folder: string): AsyncGenerator<BlobEntry> {
    const below = `${prefix}${folder === '' ? '' : `${checkedPath(folder).slice(1)}/`}`;
    let next: string | null = null;
    do {
      const query: Record<string, string> = { 'list-type': '2', prefix: below, ...(next === null ? {} : { 'continuation-token': next }) };
      const answer = await askS3({ method: 'GET', key: '', query });
      if (answer.statusCode !== 200) throw await unexpected(answer);
      const page = readPage(await text(answer));
      for (const { key, size } of page.objects) if (!key.endsWith('/')) yield { path: `/${key.slice(prefix.length)}`, size };
      next = page.next;
    } while (next !== null);
  }

  async function remove(path: string): Promise<void> {
    await done(await askS3({ method: 'DELETE', key: keyOf(path) }));
  }

  return {
    put,
    list,
    get: async (path) => {
      const answer = await askS3({ method: 'GET', key: keyOf(path) });
      if (answer.statusCode === 200)
        return { stream: answer, size: Number(answer.headers['content-length']), contentType: contentTypeOf(path) };
      if (answer.statusCode !== 404) throw await unexpected(answer);
      answer.resume();
      return null;
    },
    rename: async (from, to) => {
      if (!(await exists(from))) throw new BlobMissing(from);
      await alone(to, async () => {
        const headers = { 'x-amz-copy-source': `/${address.bucket}/${keyOf(from)}` };
        const answer = await askS3({ method: 'PUT', key: keyOf(to), headers });
        // A copy that fails midway returns 200 with an error in the body.
        if (answer.statusCode !== 200 || !(await text(answer)).includes('<CopyObjectResult')) throw await unexpected(answer);
      });
      await remove(from);
    },
    delete: async (path) => {
      if (!(await exists(path))) return false;
      await remove(path);
      return true;
    },
  };
}
