/** The built files of the pages: scripts, styles, fonts and pictures. */
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Encoding } from '#server/cache/encoded-bytes.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { encodingFor, isKnown } from './negotiation.ts';

/** A worker's script may fetch what its pages may. */
const policyOfFiles = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `root`: folder of the files. Those with hashed names lie in `assets`, the others beside the pages. */
export async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await registerAssets(app, join(root, 'assets'));
  await app.register(staticFiles, {
    index: false,
    preCompressed: true,
    root,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => {
      void reply.header('cache-control', 'public, max-age=3600');
      void reply.header('content-security-policy', policyOfFiles);
    },
  });
}

const assetTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const endings: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' };

/** Of all that are kept, in bytes: thrice the files of all pages as browsers get them. */
const mostKept = 3_000_000;
const yearSeconds = 31_536_000;

/**
 * A first visit asks for up to seventy of them: read from the disk each time, they cost far more than the page. A hashed name never holds other bytes.
 * One route for all, since a route for each cost a start a tenth of its time.
 */
async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  const files = new Set(await readdir(folder));
  const kept = new LeastRecentlyUsed<string, Buffer>(mostKept, ({ length }) => length);
  /** null: a newer build has taken its place. */
  const bytesOf = async (file: string): Promise<Buffer | null> => {
    const bytes = kept.get(file) ?? (await readFile(join(folder, file)).catch(unlessMissing));
    if (bytes !== null) kept.set(file, bytes);
    return bytes;
  };
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params, headers }, reply) => {
    const name = params['*'];
    const type = assetTypes[extname(name)];
    if (type === undefined || !files.has(name)) return reply.callNotFound();
    const encoding = encodingFor(headers['accept-encoding']);
    const isEncoded = encoding !== 'identity' && files.has(name + endings[encoding]);
    const bytes = await bytesOf(isEncoded ? name + endings[encoding] : name);
    if (bytes === null) return reply.callNotFound();
    const etag = `"${name}"`;
    void reply.headers({
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      'content-security-policy': policyOfFiles,
      etag,
      vary: 'accept-encoding',
    });
    if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
    if (isEncoded) void reply.header('content-encoding', encoding);
    return reply.type(type).send(bytes);
  });
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
