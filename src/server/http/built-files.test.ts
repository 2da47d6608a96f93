import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerFiles } from './built-files.ts';

const files = {
  'shop-A1.js': 'script',
  'shop-A1.js.br': 'brotli',
  'shop-A1.js.gz': 'gzipped',
  'small-B2.css': 'style',
  'text-C3.woff2': 'font',
  'gone-D4.js': 'old',
};

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kistenwerk-files-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'assets', name), text);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  app = fastify();
  await registerFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode, body, headers: told } = await app.inject({ url, headers, method });
  return {
    statusCode,
    body,
    type: told['content-type'],
    encoding: told['content-encoding'],
    etag: told['etag'],
    length: told['content-length'],
  };
};

it.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip', 'gzipped', 'gzip'],
  ['br;q=0, gzip', 'gzipped', 'gzip'],
  ['identity', 'script', undefined],
])('to who takes %s a script is sent as %s', async (accepted, body, encoding) => {
  const answer = await ask('/assets/shop-A1.js', { 'accept-encoding': accepted });
  expect(answer).toMatchObject({ statusCode: 200, body, encoding, type: 'text/javascript; charset=utf-8' });
});

it.each([
  ['/assets/small-B2.css', 'text/css; charset=utf-8', 'style'],
  ['/assets/text-C3.woff2', 'font/woff2', 'font'],
])('%s is sent as it is where nothing shorter is there', async (url, type, body) => {
  expect(await ask(url, { 'accept-encoding': 'br' })).toMatchObject({ statusCode: 200, type, body, encoding: undefined });
});

it('is known by its name: who has it gets no bytes, and it is kept for a year', async () => {
  const { headers } = await app.inject({ url: '/assets/shop-A1.js' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['vary']).toBe('accept-encoding');
  expect(await ask('/assets/shop-A1.js', { 'if-none-match': String(headers['etag']) })).toMatchObject({ statusCode: 304, body: '' });
});

it('tells its length to who asks for the head alone', async () => {
  expect(await ask('/assets/shop-A1.js', {}, 'HEAD')).toMatchObject({ statusCode: 200, body: '', length: '6' });
});

it.each(['/assets/', '/assets/gone.js', '/assets/shop-A1.js.br', '/assets/..%2ffavicon.svg', '/assets/SHOP-A1.js'])(
  'has nothing at %s',
  async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  },
);

it('answers what a newer build has taken away like what never was, and goes on sending what it has sent', async () => {
  await ask('/assets/text-C3.woff2');
  for (const name of ['text-C3.woff2', 'gone-D4.js']) await rm(join(folder, 'assets', name));
  const gone = await app.inject({ url: '/assets/gone-D4.js' });
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, undefined]);
  expect(await ask('/assets/text-C3.woff2')).toMatchObject({ statusCode: 200, body: 'font' });
});

it('sends what lies beside the pages', async () => {
  expect(await ask('/favicon.svg')).toMatchObject({ statusCode: 200, body: '<svg/>', type: 'image/svg+xml' });
});
