import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { FileItem, FilesAnswer } from '#contract/file.ts';
import type { BlockAnswer } from '#contract/record.ts';
import { mediaUrl } from '#domain/catalog/product.ts';
import { besideWrite } from './beside-write.ts';
import { get, logIn, problemsOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { remove } from './customer-steps.ts';
import { picture, reasonsOf, uploadAs, zipOf } from './file-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let png: Buffer;

beforeAll(async () => {
  shop = await startShop();
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
  png = await picture('png');
});
afterAll(async () => shop.close());

const list = async (query: string): Promise<FilesAnswer> => (await get<FilesAnswer>(staff, `/file?${query}`)).body;
const place = (path: string): string => join(shop.dataDir, 'files', path);

async function put(directory: string, name: string, bytes: Buffer = png): Promise<FileItem> {
  const { files } = await uploadAs(staff, [{ name, bytes }], { directory });
  expect(files.map(({ ok }) => ok)).toEqual([true]);
  const found = (await list(`currentDirectory=${directory}`)).items.find((file) => file.id === (files[0]?.ok ? files[0].id : 0));
  if (found === undefined) throw new Error(`${name} is not in its folder`);
  return found;
}

describe('an upload', () => {
  it('stores each file with its measures, who and when, and is found in its folder', async () => {
    const wide = await put('/masse', 'Breit.jpeg', await picture('jpeg', 300, 100));
    expect(wide).toMatchObject({
      name: 'Breit.jpg',
      path: '/masse/Breit.jpg',
      url: '/api/media/masse/Breit.png',
      mimeType: 'image/jpeg',
      width: 300,
      height: 100,
      who: 'katalog@kistenwerk.example',
      version: 1,
      uses: [],
    });
    expect((await readFile(place('/masse/Breit.jpg'))).length).toBe(wide.size);
  });

  it('overwrites nothing: the same name is told, the others are stored', async () => {
    await put('/doppelt', 'eins.png');
    const other = await picture('png', 10, 10);
    const answer = await uploadAs(
      staff,
      [
        { name: 'eins.png', bytes: other },
        { name: 'EINS.PNG', bytes: other },
        { name: 'eins.webp', bytes: await picture('webp') },
        { name: 'zwei.png', bytes: other },
      ],
      { directory: '/doppelt' },
    );
    expect(answer.status).toBe(200);
    expect(answer.files.map((file) => (file.ok ? file.path : file.errors[0]?.message))).toEqual([
      'duplicateEntry',
      'duplicateEntry',
      'duplicateEntry',
      '/doppelt/zwei.png',
    ]);
    expect((await readFile(place('/doppelt/eins.png'))).equals(png)).toBe(true);
    expect((await uploadAs(staff, [{ name: 'eins.png', bytes: other }], { directory: '/doppelt' })).status).toBe(409);
  });

  it('of one name twice at once: one wins, the other is told', async () => {
    const bytes = await Promise.all(['#111', '#222', '#333', '#444'].map(async (colour) => picture('png', 20, 20, colour)));
    const answers = await Promise.all(
      bytes.map(async (each) => uploadAs(staff, [{ name: 'zugleich.png', bytes: each }], { directory: '/zugleich' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await readFile(place('/zugleich/zugleich.png'))).equals(bytes[winner] ?? Buffer.alloc(0))).toBe(true);
  });

  it('is taken up again where a fall left bytes without their row', async () => {
    await mkdir(place('/fall'), { recursive: true });
    await writeFile(place('/fall/kiste.png'), png);
    await put('/fall', 'kiste.png');
    await writeFile(place('/fall/andere.png'), await picture('png', 9, 9));
    expect(reasonsOf(await uploadAs(staff, [{ name: 'andere.png', bytes: png }], { directory: '/fall' }))).toEqual(['duplicateEntry']);
  });

  it('of nothing makes a folder, which goes while it is empty', async () => {
    expect((await uploadAs(staff, [], { directory: '/leer/darin' })).status).toBe(200);
    expect((await list('')).folders.filter(({ path }) => path.startsWith('/leer'))).toEqual([
      { path: '/leer', files: 0 },
      { path: '/leer/darin', files: 0 },
    ]);
    await put('/leer/darin', 'a.png');
    expect((await remove(staff, '/file/leer/darin')).status).toBe(409);
    expect((await remove(staff, '/file/leer/darin/a.png')).status).toBe(200);
    expect((await remove(staff, '/file/leer/darin')).status).toBe(200);
    expect((await remove(staff, '/file/leer/darin')).status).toBe(404);
  });

  it('stops where the room ends', async () => {
    const small = await startShop({ env: { FILES_LIMIT_GB: '0.0001' } });
    try {
      const person = await logIn(small.app, 'katalog@kistenwerk.example');
      const large = await sharp({
        create: { width: 400, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 99, sigma: 50 } },
      })
        .png()
        .toBuffer();
      expect(reasonsOf(await uploadAs(person, [{ name: 'gross.png', bytes: large }]))).toEqual(['fileQuota']);
    } finally {
      await small.close();
    }
  });

  it('of a zip tells every refused picture with its reason: 50 of 52', async () => {
    const good = Array.from({ length: 50 }, (_, index) => ({ name: `Herbst/Bild ${index}.png`, bytes: png }));
    const bad = [
      { name: '../raus.png', bytes: png },
      { name: 'halb.png', bytes: png.subarray(0, 60) },
    ];
    const { files } = await uploadAs(staff, [{ name: 'Bilder_Herbst.zip', bytes: zipOf([...good, ...bad]) }], {
      directory: '/herbst',
      extractZip: 'true',
    });
    expect(files.filter(({ ok }) => ok)).toHaveLength(50);
    expect(reasonsOf({ status: 200, files, errors: [] })).toEqual(['filePathLeavesFolder', 'imageBroken']);
    expect((await list('currentDirectory=/herbst/Herbst')).total).toBe(50);
    expect((await list('')).folders.find(({ path }) => path === '/herbst')).toEqual({ path: '/herbst', files: 50 });
  });
});

describe('a file that is used', () => {
  async function pictured(): Promise<FileItem> {
    await shop.database.pool.query(`update product set local_file_path = '/benutzt' where article_number = 'HK_0003'`);
    return put('/benutzt', `Kiste ${crypto.randomUUID().slice(0, 8)}.png`);
  }

  it('by a product’s folder says so, stays when deleted, and goes when it is moved away first', async () => {
    const file = await pictured();
    expect(file.uses).toMatchObject([{ kind: 'product', name: expect.stringContaining('HK_0003') }]);
    const refused = await remove(staff, `/file${encodeURI(file.path)}?version=1`);
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ message: 'inUse', params: { count: 1 } }] } });
    const moved = await send<BlockAnswer>(staff, 'PUT', '/file', {
      rows: [{ id: file.id, version: 1, changes: { directory: '/ablage' } }],
    });
    expect(moved.body.rows).toEqual([{ id: file.id, ok: true, version: 2 }]);
    expect((await remove(staff, `/file/ablage/${encodeURIComponent(file.name)}?version=2`)).status).toBe(200);
    await expect(readFile(place(`/ablage/${file.name}`))).rejects.toThrow('ENOENT');
  });

  it.each([
    ['category', (path: string) => ['update category set image_file_name = $1 where id = (select min(id) from category)', path]],
    ['productType', (path: string) => ['update product_type set excel_file_path = $1 where id = (select min(id) from product_type)', path]],
    [
      'content',
      (path: string) => [
        `update content_page set blocks = jsonb_build_array(jsonb_build_object('kind', 'paragraph', 'text', $1::text)) where slug = 'agb'`,
        mediaUrl(path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1, -4)),
      ],
    ],
  ])('by a %s is neither deleted, renamed nor moved', async (kind, use) => {
    const file = await put('/namentlich', `${kind} bild.png`);
    const [statement = '', value] = use(file.path);
    await shop.database.pool.query(statement, [value]);
    expect((await list('currentDirectory=/namentlich')).items.find(({ id }) => id === file.id)?.uses).toMatchObject([{ kind }]);
    expect((await list('currentDirectory=/namentlich&unused=1')).items.map(({ id }) => id)).not.toContain(file.id);
    expect((await remove(staff, `/file${encodeURI(file.path)}`)).status).toBe(409);
    const renamed = await send(staff, 'PUT', '/file/rename-file', { oldName: file.path, newName: 'neu.png' });
    expect([renamed.status, ...problemsOf(renamed)]).toEqual([409, 'inUse']);
    const moved = await send<BlockAnswer>(staff, 'PUT', '/file', { rows: [{ id: file.id, version: 1, changes: { directory: '/a' } }] });
    expect(moved.body.rows).toMatchObject([{ ok: false, errors: [{ message: 'inUse' }] }]);
    expect((await readFile(place(file.path))).equals(png)).toBe(true);
  });
});

it('that gets another name while it is deleted stays', async () => {
  const { id } = await put('/umbenannt', 'alt.png');
  const renamed = { table: 'media', text: `update media set name = 'neu' where id = $1`, values: [id] };
  const late = await besideWrite(shop.database.pool, renamed, async () => remove(staff, '/file/umbenannt/alt.png'));
  expect(late.status).toBe(404);
  expect((await list('currentDirectory=/umbenannt')).items.map((file) => file.id)).toEqual([id]);
});

describe('a name', () => {
  it('changes with its file, its address and a note of who did it', async () => {
    const file = await put('/namen', 'alt.png');
    const answer = await send<{ version: number; path: string }>(staff, 'PUT', '/file/rename-file', {
      oldName: file.path,
      newName: 'Neu mit Ü.png',
      version: 1,
    });
    expect(answer).toMatchObject({ status: 200, body: { version: 2, path: '/namen/Neu mit Ü.png' } });
    expect((await shop.app.inject(encodeURI('/api/media/namen/Neu_mit_Ü.png'))).statusCode).toBe(200);
    expect((await shop.app.inject('/api/media/namen/alt.png')).statusCode).toBe(404);
    const { body } = await get<{ items: { field: string; who: string }[] }>(staff, `/history?kind=file&id=${file.id}`);
    expect(body.items.map(({ field, who }) => `${field} ${who}`)).toEqual([
      'name katalog@kistenwerk.example',
      'created katalog@kistenwerk.example',
    ]);
  });

  it.each([
    ['../raus.png', 422],
    ['/namen/../../raus.png', 422],
    ['kiste.exe', 422],
    ['kiste.pdf', 422],
    ['besetzt.png', 409],
    ['BESETZT.png', 409],
    ['/oben.png', 422],
    ['kiste.png', 200],
    ['/namen/tiefer/kiste.png', 200],
  ])('%s is answered with %i', async (newName, status) => {
    await uploadAs(staff, [{ name: 'besetzt.png', bytes: png }], { directory: '/namen' });
    const file = await put('/namen', `${crypto.randomUUID()}.png`);
    expect((await send(staff, 'PUT', '/file/rename-file', { oldName: file.path, newName })).status).toBe(status);
    await shop.database.pool.query(`delete from media where file_name = 'kiste.png' and local_file_path like '/namen%'`);
    await rm(place('/namen/kiste.png'), { force: true });
  });

  it('and texts saved over an older version keep both sides', async () => {
    const file = await put('/texte', 'bild.png');
    const save = async (version: number, de: string) =>
      send<BlockAnswer>(staff, 'PUT', '/file', { rows: [{ id: file.id, version, changes: { texts: { de } } }] });
    expect((await save(1, 'Eine Kiste')).body.rows).toEqual([{ id: file.id, ok: true, version: 2 }]);
    expect((await save(1, 'Zwei Kisten')).body.rows).toMatchObject([
      {
        ok: false,
        errors: [{ message: 'changedMeanwhile' }],
        conflict: { version: 2, changes: [{ field: 'texts.de', after: 'Eine Kiste' }] },
      },
    ]);
    expect((await list('currentDirectory=/texte&search=Eine K')).items.map(({ texts }) => texts.de)).toEqual(['Eine Kiste']);
  });
});

describe('a picture is answered', () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await picture('jpeg', 2400, 1800);
    await put('/formen', 'Kiste im Wald.jpg', jpeg);
    await shop.idle();
  });
  const ask = async (accept: string | undefined, query = '', headers = {}) =>
    shop.app.inject({
      url: `/api/media/formen/Kiste_im_Wald.png${query}`,
      headers: { ...(accept === undefined ? {} : { accept }), ...headers },
    });

  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/png', 'jpeg'],
    ['*/*', 'jpeg'],
    [undefined, 'jpeg'],
  ])('to who takes %s as %s, never larger than it is', async (accept, format) => {
    const answer = await ask(accept);
    expect(answer.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'accept', 'x-content-type-options': 'nosniff' });
    const facts = await sharp(answer.rawPayload).metadata();
    expect([facts.width, facts.height]).toEqual([2048, 1536]);
    expect(answer.rawPayload.length).toBeLessThan(jpeg.length);
    expect((await ask(accept, '', { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  });

  it('small when it is asked for small, and in the size that it has when it is small itself', async () => {
    expect(await sharp((await ask('image/webp', '?productImage=20x20')).rawPayload).metadata()).toMatchObject({
      width: 20,
      height: 15,
      format: 'webp',
    });
    await put('/formen', 'klein.png', await picture('png', 30, 20));
    const klein = await shop.app.inject({ url: '/api/media/formen/klein.png?productImage=512', headers: { accept: 'image/webp' } });
    expect(await sharp(klein.rawPayload).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  it('without what the camera wrote into it', async () => {
    const marked = await sharp(jpeg)
      .resize(200)
      .withExif({ IFD0: { Artist: 'U. Grimm' } })
      .jpeg()
      .toBuffer();
    await put('/formen', 'marke.jpg', marked);
    expect(marked.includes('U. Grimm')).toBe(true);
    for (const accept of ['image/webp', '*/*']) {
      const answer = await shop.app.inject({ url: '/api/media/formen/marke.png', headers: { accept } });
      expect(answer.rawPayload.includes('U. Grimm')).toBe(false);
    }
  });

  it('with its sizes told to the office', async () => {
    const [file] = (await list('currentDirectory=/formen&search=Wald')).items;
    const { body } = await get<{ avif: number; webp: number }>(staff, `/file/${file?.id}/shown`);
    expect([body.avif, body.webp]).toEqual([(await ask('image/avif')).rawPayload.length, (await ask('image/webp')).rawPayload.length]);
  });
});

test.each([
  ['a'.repeat(300), 'fileNameTooLong'],
  ['/a'.repeat(200), 'filePathTooLong'],
  ['/../geheim', 'filePathLeavesFolder'],
  ['con', 'fileNameReserved'],
  ['.git', 'fileNameEdge'],
])('a folder that cannot be is refused with its reason: %s', async (folder, reason) => {
  const { status, body } = await get<object>(staff, `/file?currentDirectory=${encodeURIComponent(folder)}`);
  expect([status, problemsOf({ status, body })]).toEqual([422, [`${reason} query.currentDirectory`]]);
});

test.each([
  ['con.png', 'fileNameReserved'],
  ['.versteckt.png', 'fileNameEdge'],
  [`${'n'.repeat(300)}.png`, 'fileNameTooLong'],
  ['a:b.png', 'fileNameSigns'],
  [`/${'a/'.repeat(200)}b.png`, 'filePathTooLong'],
])('a name that cannot be is refused with its reason: %s', async (newName, reason) => {
  await put('/namen', 'Alt.png', await picture('png'));
  const refused = await send<object>(staff, 'PUT', '/file/rename-file', { oldName: '/namen/Alt.png', newName });
  expect([refused.status, problemsOf(refused)]).toEqual([422, [`${reason} body.newName`]]);
  await remove(staff, '/file/namen/Alt.png');
});

describe('a paper of the library', () => {
  it('is read by the office, and is not there for anybody else', async () => {
    const paper = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    const file = await put('/papiere', 'Preisliste.pdf', paper);
    expect(file.url).toBe(`/api/media/${file.id}`);
    const answer = await shop.app.inject({ url: file.url, headers: { authorization: `Bearer ${staff.token}` } });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-cache',
    ]);
    expect(answer.rawPayload.equals(paper)).toBe(true);
    for (const email of ['kundin@kistenwerk.example', 'einkauf@aarepumpen.example', 'verkauf@kistenwerk.example']) {
      const { token } = await logIn(shop.app, email);
      expect((await shop.app.inject({ url: file.url, headers: { authorization: `Bearer ${token}` } })).statusCode, email).toBe(404);
    }
    expect((await shop.app.inject(file.url)).statusCode).toBe(404);
    expect((await shop.app.inject('/api/media/papiere/Preisliste.png')).statusCode).toBe(404);
  });
});

describe('above all folders', () => {
  it('the files of all of them are listed', async () => {
    const { total, totals, folders } = await list('');
    expect(folders.length).toBeGreaterThan(1);
    expect(total).toBe(totals.files);
  });
});

describe('reading the store again', () => {
  interface Report {
    added: string[];
    changed: string[];
    moved: { from: string; to: string }[];
    missing: string[];
    refused: { path: string }[];
  }
  const refresh = async (): Promise<Report> => (await send<Report>(staff, 'POST', '/file/refresh-resources', {})).body;

  it('mends the index: new, changed, moved, gone, and what is not taken', async () => {
    await refresh();
    const [moved, changed, gone] = [
      await put('/neu', 'zieht um.png', await picture('png', 31, 31)),
      await put('/neu', 'anders.png'),
      await put('/neu', 'weg.png', await picture('png', 32, 32)),
    ];
    await mkdir(place('/neu/haus'), { recursive: true });
    await rename(place(moved.path), place('/neu/haus/angekommen.png'));
    await writeFile(place(changed.path), await picture('png', 77, 55));
    await rm(place(gone.path));
    await writeFile(place('/neu/dazu.png'), await picture('png', 33, 33));
    await writeFile(place('/neu/boese.svg'), '<svg onload="alert(1)"/>');
    expect(await refresh()).toMatchObject({
      added: ['/neu/dazu.png'],
      changed: ['/neu/anders.png'],
      moved: [{ from: '/neu/zieht um.png', to: '/neu/haus/angekommen.png' }],
      missing: ['/neu/weg.png'],
      refused: [{ path: '/neu/boese.svg' }],
    });
    const { items } = await list('currentDirectory=/neu');
    expect(items.map(({ name, missing, width }) => [name, missing, width])).toEqual([
      ['anders.png', false, 77],
      ['dazu.png', false, 33],
      ['weg.png', true, 32],
    ]);
    expect((await list('currentDirectory=/neu/haus')).items.map(({ id }) => id)).toEqual([moved.id]);
    expect((await shop.app.inject('/api/media/neu/weg.png')).statusCode).toBe(404);
    expect(await refresh()).toMatchObject({ added: [], changed: [], moved: [] });
  });
});

it('a picture that came with the shop has its forms made when the office first asks for them', async () => {
  const [file] = (await list('currentDirectory=/produkte/TR_0001')).items;
  await get(staff, `/file/${file?.id}/shown`);
  await shop.idle();
  const { body } = await get<{ avif: number | null; webp: number | null }>(staff, `/file/${file?.id}/shown`);
  expect([body.avif ?? 0, body.webp ?? 0].map((size) => size > 1000)).toEqual([true, true]);
});

it('what a new shop brings in its rows lies in the store after the start', async () => {
  const { rows } = await shop.database.pool.query<{ path: string }>(
    `select local_file_path || '/' || file_name as path from media where local_file_path like '/produkte/%' and who = ''`,
  );
  const held = await shop.database.pool.query('select from media where content is not null');
  expect([rows.length > 0, held.rowCount]).toEqual([true, 0]);
  for (const { path } of rows) expect((await readFile(place(path))).length).toBeGreaterThan(0);
});

test('a file alone is not moved into a folder that cannot be, and that is told', async () => {
  const file = await put('/allein', 'bleibt.png');
  for (const [directory, problem] of [
    ['/a/../../b', 'filePathLeavesFolder body.directory'],
    ['/_fahrten', 'filePathLeavesFolder body.directory'],
  ]) {
    const answer = await send(staff, 'PUT', '/file', { ...file, directory });
    expect([answer.status, problemsOf(answer)]).toEqual([422, [problem]]);
  }
});

test('a file is sent back as it was read, alone: what is only read keeps its value', async () => {
  const file = await put('/zurueck', 'eins.png');
  const read = async () => (await list('currentDirectory=/zurueck')).items;
  expect((await send(staff, 'PUT', '/file', file)).status).toBe(200);
  expect(await read()).toEqual([file]);
  expect(problemsOf(await send(staff, 'PUT', '/file', { ...file, name: 'zwei.png' }))).toEqual(['fieldNotPermitted body.name']);
  const texts = { ...file.texts, de: 'Eine Kiste' };
  expect((await send<BlockAnswer>(staff, 'PUT', '/file', { ...file, texts })).body.rows).toEqual([{ id: file.id, ok: true, version: 2 }]);
  expect(problemsOf(await send(staff, 'PUT', '/file', { ...file, directory: '/anders' }))).toEqual(['changedMeanwhile']);
  const [after] = await read();
  expect(problemsOf(await send(staff, 'PUT', '/file', { ...after, directory: '' }))).toEqual(['fileFolderMissing body.directory']);
});
