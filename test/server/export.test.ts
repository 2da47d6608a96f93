import crateModel from '#models/holzkiste/model.json' with { type: 'json' };
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const ask = async (query: string, articleNumber = 'HK_0001', headers = {}) =>
  shop.app.inject({ url: `/api/configurator/export/${articleNumber}?${query}`, headers });
const values = (object: unknown): string => `values=${encodeURIComponent(JSON.stringify(object))}`;
const carton = async (): Promise<string> => {
  const product = shop.catalog.now().products.find(({ modelId }) => modelId === 'fefco-0201');
  if (product === undefined) throw new Error('The demo shop sells no carton.');
  return product.articleNumber;
};

describe('a configuration as a file', () => {
  it.each([
    ['dxf', 'application/dxf', 'zeichnung-HK_0001.dxf'],
    ['glb', 'model/gltf-binary', 'modell-HK_0001.glb'],
    ['csv', 'text/csv; charset=utf-8', 'stueckliste-HK_0001.csv'],
    ['svg', 'image/svg+xml', 'ansicht-HK_0001-isometric.svg'],
    ['png', 'image/png', 'ansicht-HK_0001-isometric.png'],
    ['webp', 'image/webp', 'ansicht-HK_0001-isometric.webp'],
  ])('comes as %s, the same every time and not sent twice', async (format, type, name) => {
    const first = await ask(`format=${format}&width=300`);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe(type);
    expect(first.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const again = await ask(`format=${format}&width=300`);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await ask(`format=${format}&width=300`, 'HK_0001', { 'if-none-match': first.headers.etag })).statusCode).toBe(304);
  });

  it('follows the values that are asked for', async () => {
    const preset = await ask('format=csv');
    const longer = await ask(`format=csv&${values({ length: 1600 })}`);
    expect(preset.body).toContain(';1072;140;18;Fichte sägeroh 18 × 140;');
    expect(longer.body).toContain(';1672;140;18;Fichte sägeroh 18 × 140;');
    expect(longer.headers.etag).not.toBe(preset.headers.etag);
  });

  it('is a part list of one piece with byte order mark, in the language of the reader', async () => {
    const { body } = await ask('format=csv&lang=fr');
    expect(body.startsWith('\uFEFFPos.;Groupe;')).toBe(true);
    expect(body).toContain('\r\n');
    expect((await ask('format=csv')).body).toContain('Pos.;Baugruppe;Teil;Artikelnummer');
  });

  it('is an R12 drawing', async () => {
    const { body } = await ask('format=dxf');
    expect(body.startsWith('0\r\nSECTION')).toBe(true);
    expect(body).toContain('AC1009');
    expect(body.endsWith('0\r\nEOF\r\n')).toBe(true);
  });

  it('is a drawing of one view where one is asked for', async () => {
    const [all, section] = [await ask('format=dxf'), await ask('format=dxf&view=section')];
    expect(all.body.match(/\r\nBLOCK\r\n/g)!.length).toBeGreaterThanOrEqual(4);
    expect(section.body.match(/\r\nBLOCK\r\n/g)).toHaveLength(1);
    expect(section.body).toContain('i 500');
  });

  it('opens this configuration again, whichever file it came in', async () => {
    const link = `/products/HK_0001?v=${crateModel.version}&length=1234&width=600&height=500&mass=150`;
    const asked = values({ length: 1234 });
    const texts = (await ask(`format=dxf&${asked}`)).body.split('\r\n').filter((line) => line.startsWith('&') || line.includes('?v='));
    expect(texts.join('')).toContain(link);
    expect((await ask(`format=svg&${asked}`)).body).toContain(`${link.replaceAll('&', '&amp;')}</metadata>`);
    expect((await ask(`format=glb&${asked}`)).rawPayload.toString('latin1')).toContain(link);
  });

  it('is a model that phones can show', async () => {
    const { rawPayload } = await ask('format=glb');
    expect(rawPayload.toString('latin1', 0, 4)).toBe('glTF');
    expect(rawPayload.readUInt32LE(4)).toBe(2);
    expect(rawPayload.readUInt32LE(8)).toBe(rawPayload.length);
    const json = JSON.parse(rawPayload.toString('utf8', 20, 20 + rawPayload.readUInt32LE(12))) as { nodes: unknown[] };
    expect(json.nodes.length).toBeGreaterThanOrEqual(38);
  });

  it('is a package for Apple phones: stored, aligned to 64 bytes, as many parts as the GLB', async () => {
    const { rawPayload: zip, headers } = await ask('format=usdz');
    expect(headers['content-type']).toBe('model/vnd.usdz+zip');
    expect(headers['content-disposition']).toBeUndefined();
    expect((await ask('format=usdz')).rawPayload.equals(zip)).toBe(true);
    // Local file header: signature, no compression, equal sizes, data at a multiple of 64.
    expect(zip.readUInt32LE(0)).toBe(0x04034b50);
    expect(zip.readUInt16LE(8)).toBe(0);
    const [packed, unpacked] = [zip.readUInt32LE(18), zip.readUInt32LE(22)];
    expect(packed).toBe(unpacked);
    const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
    expect(start % 64).toBe(0);
    expect(zip.toString('utf8', 30, 30 + zip.readUInt16LE(26))).toBe('model.usda');
    const text = zip.toString('utf8', start, start + packed);
    expect(zip.readUInt32LE(14)).toBe(crc32(text));
    expect(zip.readUInt32LE(start + packed)).toBe(0x02014b50);
    const { rawPayload: glb } = await ask('format=glb');
    const { nodes } = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12))) as { nodes: unknown[] };
    expect(text.match(/references = <\/Cube>/g)).toHaveLength(nodes.length);
  });

  it('shows four corners, three sides, a section and a sheet', async () => {
    const views = ['isometric-1', 'isometric-2', 'isometric-3', 'isometric-4', 'front', 'side', 'top', 'section', 'sheet'];
    const pictures = await Promise.all(views.map(async (view) => (await ask(`format=svg&view=${view}&width=512`)).body));
    for (const picture of pictures) expect(picture).toMatch(/^<svg [^>]*width="512"/);
    expect(new Set(pictures).size).toBe(views.length);
    expect((await ask('format=svg&view=isometric&width=512')).body).toBe(pictures[0]);
  });

  it('is a square picture in the asked width, 1024 × 1024 by itself', async () => {
    expect(await sharp((await ask('format=png')).rawPayload).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    expect(await sharp((await ask('format=webp&width=64')).rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 });
    // Long and flat: the product is in the middle, with the field above and below it.
    const flat = sharp((await ask('format=png&width=512&view=front', 'PL_0001')).rawPayload);
    const { data, info } = await flat.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([512, 512]);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('of a carton is its blank for the cutting table, and the folded box in pictures', async () => {
    const articleNumber = await carton();
    expect((await ask('format=dxf', articleNumber)).body).toContain('CREASE');
    const folded = (await ask('format=svg', articleNumber)).body;
    const blank = (await ask('format=svg&view=top', articleNumber)).body;
    expect(blank).toContain('stroke-dasharray');
    expect(folded).not.toContain('stroke-dasharray');
  });

  it.each([
    '',
    'format=exe',
    'format=png&width=2049',
    'format=png&width=1',
    'format=svg&view=isometric-5',
    'format=csv&values=%7B',
    'format=csv&values=[]',
  ])('refuses %j', async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });

  it('refuses what cannot be built', async () => {
    const answer = await ask(`format=csv&${values({ mass: 501 })}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ message: 'configurationInvalid', field: 'query.values' }] });
  });

  it.each(['XX_0001', '..%2F..%2Fetc%2Fpasswd', '__proto__', 'a%0D%0Ax'])('%s is not found', async (articleNumber) => {
    expect((await ask('format=csv', articleNumber)).statusCode).toBe(404);
  });
});
