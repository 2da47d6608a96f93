import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlobContent, BlobStore } from './blobs.ts';
import { BlobExists, BlobMissing } from './blobs.ts';
import { folderBlobs } from './folder-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';
import { openS3 } from './s3-request.ts';
import type { S3Address } from './s3-request.ts';

const content = (bytes: Buffer | string): BlobContent => ({
  stream: () => Readable.from([Buffer.from(bytes)]),
  size: Buffer.byteLength(bytes),
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
const broken = (whole: string): BlobContent => ({
  ...content(whole),
  stream: () =>
    Readable.from(
      (function* parts() {
        yield Buffer.from(whole.slice(0, 3));
        throw new Error('the line broke');
      })(),
    ),
});

const storeAt = (address: S3Address): BlobStore => s3Blobs(address, openS3(address, { now: () => Date.now() }));

let place: string;
let server: S3rver;
let port: number;
let bucket = 0;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'kistenwerk-blobs-'));
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(place, 's3') });
  ({ port } = await server.run());
});
afterAll(async () => {
  await server.close();
  await rm(place, { recursive: true });
});

const s3Address = (name: string, keySecret = 'S3RVER') => ({
  endpoint: `http://127.0.0.1:${port}`,
  bucket: name,
  prefix: 'shop/files',
  region: 'eu-central-1',
  keyId: 'S3RVER',
  keySecret,
});

const kinds: Record<string, () => Promise<BlobStore>> = {
  'a folder': async () => folderBlobs(await mkdtemp(join(place, 'folder-'))),
  'an S3-compatible store': async () => {
    const name = `bucket-${(bucket += 1)}`;
    await mkdir(join(place, 's3', name), { recursive: true });
    return storeAt(s3Address(name));
  },
};

describe.each(Object.entries(kinds))('files in %s', (_kind, open) => {
  let store: BlobStore;
  beforeEach(async () => {
    store = await open();
  });
  const read = async (path: string): Promise<string | null> => {
    const blob = await store.get(path);
    return blob === null ? null : (await buffer(blob.stream)).toString();
  };
  const listed = async (folder: string) => (await Array.fromAsync(store.list(folder))).toSorted((a, b) => (a.path < b.path ? -1 : 1));

  it.each(['/kiste.png', '/produkte/Kiste mit Deckel.png', '/Kühe, Käse/Zeichnung (1)+2!.pdf', '/木箱/図面.svg'])(
    'come back as they went in: %s',
    async (path) => {
      await store.put(path, content('Holz'));
      const blob = await store.get(path);
      expect({ size: blob?.size, bytes: blob && (await buffer(blob.stream)).toString() }).toEqual({ size: 4, bytes: 'Holz' });
      expect(await listed('')).toEqual([{ path, size: 4 }]);
    },
  );

  it('say their type by their name', async () => {
    await store.put('/a.JPEG', content('x'));
    const blob = await store.get('/a.JPEG');
    blob?.stream.destroy();
    expect(blob?.contentType).toBe('image/jpeg');
  });

  it('may be empty or large', async () => {
    const large = Buffer.alloc(3_000_000, 7);
    await store.put('/leer.step', content(''));
    await store.put('/gross.step', content(large));
    expect(await read('/leer.step')).toBe('');
    const blob = await store.get('/gross.step');
    expect(blob && (await buffer(blob.stream)).equals(large)).toBe(true);
  });

  it('are never overwritten', async () => {
    await store.put('/a/b.png', content('erste'));
    await expect(store.put('/a/b.png', content('zweite'))).rejects.toThrow(BlobExists);
    expect(await read('/a/b.png')).toBe('erste');
  });

  it('of one name put at the same time: one wins, the others are told', async () => {
    const texts = ['eins', 'zwei', 'drei', 'vier'];
    const results = await Promise.allSettled(texts.map(async (text) => store.put('/a.png', content(text))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(BlobExists);
    expect(await read('/a.png')).toBe(texts[results.findIndex(({ status }) => status === 'fulfilled')]);
  });

  it('that stop in the middle are refused', async () => {
    await expect(store.put('/halb.png', broken('ganze Datei'))).rejects.toThrow(Error);
  });

  it('are listed by folder, with what lies deeper', async () => {
    for (const path of ['/a/1.png', '/a/b/2.png', '/ab/3.png', '/4.png']) await store.put(path, content(path));
    expect((await listed('/a')).map(({ path }) => path)).toEqual(['/a/1.png', '/a/b/2.png']);
    expect(await listed('')).toHaveLength(4);
    expect(await listed('/nichts')).toEqual([]);
  });

  it('are renamed, also into another folder, but over nothing', async () => {
    await store.put('/a/1 ä.png', content('eins'));
    await store.put('/b/2.png', content('zwei'));
    await store.rename('/a/1 ä.png', '/neu/1.png');
    expect([await read('/a/1 ä.png'), await read('/neu/1.png')]).toEqual([null, 'eins']);
    await expect(store.rename('/neu/1.png', '/b/2.png')).rejects.toThrow(BlobExists);
    await expect(store.rename('/weg.png', '/da.png')).rejects.toThrow(BlobMissing);
    expect([await read('/neu/1.png'), await read('/b/2.png')]).toEqual(['eins', 'zwei']);
  });

  it('are deleted once', async () => {
    await store.put('/a.png', content('x'));
    expect(await store.delete('/a.png')).toBe(true);
    expect(await store.delete('/a.png')).toBe(false);
    expect(await store.get('/a.png')).toBe(null);
  });

  it.each([
    '',
    '/',
    'a.png',
    '/../a.png',
    '/a/../../b.png',
    '/a//b.png',
    '/a\\b.png',
    '/a/.png',
    '/.incoming/x',
    '/a\0.png',
    '/con',
    '/a/',
  ])('have no path %j', async (path) => {
    await expect(store.put(path, content('x'))).rejects.toThrow('not the path');
    await expect(store.get(path)).rejects.toThrow('not the path');
    await expect(store.delete(path)).rejects.toThrow('not the path');
  });
});

describe('a folder', () => {
  it('follows no links, and keeps half a file out of sight', async () => {
    const root = await mkdtemp(join(place, 'folder-'));
    const store = folderBlobs(root);
    await writeFile(join(place, 'geheim.png'), 'geheim');
    await symlink(join(place, 'geheim.png'), join(root, 'datei.png'));
    await symlink(place, join(root, 'ordner'));
    expect(await store.get('/datei.png')).toBe(null);
    await expect(store.get('/ordner/geheim.png')).rejects.toThrow('leads out');
    await expect(store.put('/ordner/neu.png', content('x'))).rejects.toThrow('leads out');
    await expect(store.delete('/ordner/geheim.png')).rejects.toThrow('leads out');
    expect(await Array.fromAsync(store.list(''))).toEqual([]);
    await expect(store.put('/halb.png', broken('ganz'))).rejects.toThrow('broke');
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  it('has nothing of a file that stopped in the middle, and takes it when it comes again', async () => {
    const store = folderBlobs(await mkdtemp(join(place, 'folder-')));
    await expect(store.put('/halb.png', broken('ganze Datei'))).rejects.toThrow('broke');
    expect(await store.get('/halb.png')).toBe(null);
    await store.put('/halb.png', content('ganz'));
    expect((await Array.fromAsync(store.list(''))).map(({ size }) => size)).toEqual([4]);
  });
});

describe('an S3-compatible store', () => {
  it('refuses a wrong key, and says so', async () => {
    await mkdir(join(place, 's3', 'fremd'), { recursive: true });
    const store = storeAt(s3Address('fremd', 'falsch'));
    await expect(store.put('/a.png', content('x'))).rejects.toThrow(/40[13]/);
    await expect(store.get('/a.png')).rejects.toThrow('SignatureDoesNotMatch');
  });
});
