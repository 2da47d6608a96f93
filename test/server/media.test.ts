import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { storePicture } from '#server/media/store-picture.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const draw = async (articleNumber: string, query = '', headers = {}) =>
  shop.app.inject({ url: `/api/media/product-overview/${articleNumber}?${query}`, headers });
const values = (object: unknown): string => `values=${encodeURIComponent(typeof object === 'string' ? object : JSON.stringify(object))}`;

describe('the picture of a product', () => {
  it('is drawn from its model, cacheable, and harmless as a document', async () => {
    const answer = await draw('HK_0001');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(answer.body).not.toMatch(/<script|<foreignObject|href=/i);
    expect(answer.body).not.toContain('var(--');
    expect(answer.body.length).toBeLessThan(60_000);
  });

  it('is the same every time, and not sent twice', async () => {
    const first = await draw('HK_0001');
    const again = await draw('HK_0001', '', { 'if-none-match': first.headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('comes compressed as the browser takes it, and is the same drawing', async () => {
    const plain = await draw('HK_0001');
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'cookie, authorization, accept-encoding']);
    for (const [accepted, encoding, unpack] of [
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      for (const time of ['first', 'again']) {
        const { headers, rawPayload } = await draw('HK_0001', '', { 'accept-encoding': accepted });
        expect([headers['content-encoding'], headers.vary], time).toEqual([encoding, plain.headers.vary]);
        expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
        expect(unpack(rawPayload).toString('utf8')).toBe(plain.body);
      }
    }
  });

  it.each(['png', 'webp'] as const)('comes as %s in the asked width', async (format) => {
    const answer = await draw('EP_0001', `format=${format}&width=320&numerals=all&field=coral`);
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320 });
  });

  it('shows the configuration that is asked for', async () => {
    const preset = await draw('HK_0001', 'numerals=all');
    const same = await draw('HK_0001', `numerals=all&${values({ length: 1000, width: 600, height: 500, mass: 150 })}`);
    const longer = await draw('HK_0001', `numerals=all&${values({ length: 1600, width: 600, height: 500, mass: 150 })}`);
    expect(same.body).toBe(preset.body);
    expect(longer.body).not.toBe(preset.body);
    expect(longer.headers.etag).not.toBe(preset.headers.etag);
  });

  it('of a stock article stays that article', async () => {
    expect((await draw('HK_0002', values({ length: 1600 }))).body).toBe((await draw('HK_0002')).body);
  });

  it('has numerals only where they can be read', async () => {
    expect((await draw('EP_0001', 'width=100&numerals=all')).body.length).toBeLessThan(
      (await draw('EP_0001', 'width=400&numerals=all')).body.length,
    );
  });

  it.each([
    'width=15',
    'width=2049',
    'width=1e9',
    'format=gif',
    'field=red',
    values('{'),
    values('[]'),
    values('{"length":{"a":1}}'),
    values('"x"'),
    `values=${'x'.repeat(4001)}`,
  ])('refuses %s', async (query) => {
    expect((await draw('HK_0001', query)).statusCode).toBe(400);
  });

  it.each(['XX_0001', '..%2F..%2Fetc%2Fpasswd', '__proto__', '%00'])('%s is not found', async (articleNumber) => {
    expect([400, 404]).toContain((await draw(articleNumber)).statusCode);
  });

  it('of all products is there', async () => {
    for (const product of shop.catalog.now().products.filter(isOnSale))
      expect((await draw(product.articleNumber, 'width=64')).statusCode, product.articleNumber).toBe(200);
  });
});

describe('a picture kept with an order', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="512" height="512"><rect width="10" height="10" fill="#FF7F50"/></svg>';

  it('is stored once under the hash of its content and never changes', async () => {
    const hash = await storePicture(shop.database.db, svg);
    expect(await storePicture(shop.database.db, svg)).toBe(hash);
    const answer = await shop.app.inject(`/api/media/picture/${hash}`);
    expect(answer.body).toBe(svg);
    expect(answer.headers['cache-control']).toContain('immutable');
    const png = await shop.app.inject(`/api/media/picture/${hash}?format=png&width=1024`);
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  });

  it('is a thumbnail where one is asked for', async () => {
    const hash = await storePicture(shop.database.db, svg);
    for (const [query, width] of Object.entries({ productImage: 20, 'productImage=true': 20, 'productImage=32x32': 32 })) {
      const small = await shop.app.inject(`/api/media/picture/${hash}?${query}`);
      expect(await sharp(small.rawPayload).metadata(), query).toMatchObject({ format: 'png', width });
    }
  });

  it('is not found by a wrong hash and refused by none', async () => {
    expect((await shop.app.inject(`/api/media/picture/${'0'.repeat(64)}`)).statusCode).toBe(404);
    expect((await shop.app.inject('/api/media/picture/abc')).statusCode).toBe(400);
  });
});
