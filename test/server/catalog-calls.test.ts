import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { decode } from '@msgpack/msgpack';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attribute, ProductType } from '#contract/product-type.ts';
import type { GalleryImage, Product } from '#contract/product.ts';
import { mediaUrl } from '#domain/catalog/product.ts';
import { raiseCatalogVersion } from '#server/catalog/change-log-store.ts';
import { transaction } from '#server/db/pool.ts';
import { company, demoLogIn, management } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const get = async (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url: `/api${url}`, headers });
const items = async <T>(url: string, headers = {}): Promise<T[]> => (await get(url, headers)).json<{ items: T[] }>().items;
const idOf = (articleNumber: string): number => shop.catalog.now().productByArticleNumber.get(articleNumber)?.id ?? 0;
const png = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#FF7F50' } })
    .png()
    .toBuffer();

describe('attributes and product types', () => {
  it('are named in the caller’s language; instructions for the shop are not among them', async () => {
    const german = await items<Attribute>('/attribute');
    expect(german.map(({ name }) => name)).toContain('Tragfähigkeit in kg');
    expect((await items<Attribute>('/attribute?lang=fr')).map(({ name }) => name)).toContain('Charge admissible en kg');
    expect(german.every(({ visibility, typeId }) => visibility !== 0 && ![4, 9, 11, 12].includes(typeId))).toBe(true);
  });

  it('a type lists its attributes in their order', async () => {
    const types = await items<ProductType>('/product-types');
    const names = new Map(shop.catalog.now().attributes.map(({ id, name }) => [id, name.de]));
    const crate = types.find(({ name }) => name === 'Holzkiste');
    expect(crate?.attrs.slice(0, 3).map(({ attributeId }) => names.get(attributeId))).toEqual([
      'Tragfähigkeit in kg',
      'Material',
      'Einsatz',
    ]);
    expect(crate?.categoryId).not.toBeNull();
    // Of the other shop: the type is known, but its category is not in this tree.
    expect(types.find(({ name }) => name === 'Bett')?.categoryId).toBeNull();
    expect(types.find(({ name }) => name === 'Transportversicherung')?.id).toBe(1115);
  });
});

describe('a page of products', () => {
  it.each(['de', 'fr', 'en'])('is the same plain, compressed and as its head: %s', async (lang) => {
    const url = `/product?lang=${lang}&withPrices=true&perPage=40&page=2`;
    const plain = await get(url);
    expect(plain.headers['content-length']).toBe(String(plain.rawPayload.length));
    expect(plain.json<{ items: Product[] }>().items).toHaveLength(40);
    const [brotli, gzip] = [await get(url, { 'accept-encoding': 'br' }), await get(url, { 'accept-encoding': 'gzip' })];
    expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    const head = await shop.app.inject({ method: 'HEAD', url: `/api${url}` });
    expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, plain.headers['content-length'], '']);
  });
});

describe('goods on stock', () => {
  it.each(['de', 'fr', 'en'])('are marked in every language: %s', async (lang) => {
    const products = await items<Product>(`/product?lang=${lang}&perPage=500`);
    const marked = (articleNumber: string) => products.find((product) => product.articleNumber === articleNumber)?.onStock;
    expect([marked('HK_0002'), marked('HK_0001')]).toEqual([true, false]);
    expect(products.some(({ onStock, canBeConfigured }) => onStock && canBeConfigured)).toBe(false);
  });
});

interface PriceList {
  items: { productId: number; articleNumber: string; unitOfSales: number; graduatedPrice: { quantity: number; price: number }[] }[];
}

describe('the published prices', () => {
  it('come as MessagePack, and as JSON when asked for', async () => {
    const binary = await get('/product/all-published-prices?shop=1', { accept: '*/*' });
    expect(binary.headers['content-type']).toBe('application/msgpack');
    expect(binary.headers['vary']).toContain('accept');
    const json = await get('/product/all-published-prices?shop=1', { accept: 'application/json' });
    expect(json.headers['content-type']).toContain('application/json');
    expect(decode(binary.rawPayload)).toEqual(json.json());
  });

  it('are the shop’s own, whoever asks, and never those of a customer', async () => {
    const url = '/product/all-published-prices?shop=1';
    const visitors = (await get(url, { accept: 'application/json' })).json<PriceList>();
    for (const who of [company, management])
      expect((await get(url, { accept: 'application/json', ...(await demoLogIn(shop, who)) })).json()).toEqual(visitors);
    const pallet = visitors.items.find(({ articleNumber }) => articleNumber === 'EP_0001');
    expect(pallet?.graduatedPrice[0]).toEqual({ quantity: 1, price: 14.9 });
    expect(JSON.stringify(visitors)).not.toContain('11.125');
  });

  it('name what is on sale only: nothing hidden, nothing made for one customer', async () => {
    const list = (await get('/product/all-published-prices?shop=1', { accept: 'application/json' })).json<PriceList>();
    const numbers = list.items.map(({ articleNumber }) => articleNumber);
    expect(numbers).toContain('HK_0006');
    for (const hidden of ['HK_0016', 'HK_0017', 'TV_0001']) expect(numbers).not.toContain(hidden);
    expect(list.items.find(({ articleNumber }) => articleNumber === 'HK_0006')?.graduatedPrice).toEqual([]);
  });

  it.each(['', '?shop=3', '?shop=x'])('refuse %s', async (query) => {
    expect((await get(`/product/all-published-prices${query}`)).statusCode).toBe(400);
  });
});

describe('the gallery', () => {
  it('shows a crate on skids from in front and in parts, without a pallet under it, and every picture is there', async () => {
    const images = await items<GalleryImage>(`/product/${idOf('HK_0002')}/gallery-images`);
    expect(images.map(({ view }) => view)).toEqual(['isometric', 'detail', 'exploded', 'front']);
    const bodies = new Set<string>();
    for (const { url } of images) {
      const answer = await shop.app.inject(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.body).toMatch(/^<svg/);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(images.length);
  });

  it('shows a carton flat and packed, in the caller’s language', async () => {
    const images = await items<GalleryImage>(`/product/${idOf('KA_0003')}/gallery-images?lang=en`);
    expect(images.map(({ name }) => name)).toEqual(['View', 'Flat blank', 'On a Euro pallet']);
  });

  it('of every product can be drawn', async () => {
    const staff = await demoLogIn(shop, management);
    for (const { articleNumber, id } of shop.catalog.now().products.filter(({ configuration }) => configuration !== null)) {
      const images = await items<GalleryImage>(`/product/${id}/gallery-images`, staff);
      expect(images.length, articleNumber).toBeGreaterThan(1);
    }
  });

  it('holds what is stored in the product’s folder', async () => {
    const { db } = shop.database;
    await transaction(db, async (trx) => {
      await trx.updateTable('product').set({ local_file_path: '/produkte/kiste 2' }).where('article_number', '=', 'HK_0002').execute();
      await raiseCatalogVersion(trx);
    });
    const row = { local_file_path: '/produkte/kiste 2', content_type: 'image/png' as const, content: await png(120, 60) };
    const stored = await db
      .insertInto('media')
      .values({ ...row, name: 'In der Werkstatt' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.catalog.refresh();
    const images = await items<GalleryImage>(`/product/${idOf('HK_0002')}/gallery-images`);
    expect(images.at(-1)).toEqual({
      view: null,
      kind: '2D',
      name: 'In der Werkstatt',
      url: mediaUrl('/produkte/kiste 2', 'In der Werkstatt'),
    });
    const byAddress = await shop.app.inject('/api/media/produkte/kiste%202/In_der_Werkstatt.png');
    expect(byAddress.headers['content-type']).toBe('image/png');
    expect(byAddress.headers['x-content-type-options']).toBe('nosniff');
    expect((await get(`/media/${stored.id}`)).rawPayload.equals(byAddress.rawPayload)).toBe(true);
    for (const query of ['productImage=20x20', 'productImage', 'productImage=true']) {
      const small = await shop.app.inject(`/api/media/produkte/kiste%202/In_der_Werkstatt.png?${query}`);
      expect(await sharp(small.rawPayload).metadata(), query).toMatchObject({ format: 'png', width: 20, height: 10 });
    }
    // Another name that would lead to the same address is refused by the database.
    await expect(
      db
        .insertInto('media')
        .values({ ...row, name: 'In_der Werkstatt' })
        .execute(),
    ).rejects.toThrow();
  });

  it('of a product that nobody models is its own pictures, and the first stands for it; its fixed 3D model is told', async () => {
    const images = await items<GalleryImage>(`/product/${idOf('TR_0001')}/gallery-images`);
    expect(images.map(({ view, name }) => [view, name])).toEqual([
      [null, 'TR_0001'],
      [null, '800 × 600 × 138 mm'],
    ]);
    for (const { url } of images) expect((await shop.app.inject(url)).headers['content-type'], url).toBe('image/png');
    const overview = await get('/media/product-overview/TR_0001?width=240&format=webp&numerals=none');
    expect(await sharp(overview.rawPayload).metadata()).toMatchObject({ format: 'png', width: 240 });
    const [product] = await items<{ configuration: unknown; fixedModel: { url: string } | null }>('/product?articleNumber=TR_0001');
    expect(product).toMatchObject({ configuration: null, fixedModel: { url: '/api/configurator/files/transportroller.glb' } });
    const file = await shop.app.inject(product?.fixedModel?.url ?? '');
    expect([file.headers['content-type'], file.rawPayload.subarray(0, 4).toString()]).toEqual(['model/gltf-binary', 'glTF']);
    const none = await get('/media/product-overview/TV_0001', await demoLogIn(shop, management));
    expect(none.rawPayload.equals(readFileSync('public/images/no-image.png'))).toBe(true);
  });

  it('of an unknown or hidden product is not there; the customer it was made for sees it', async () => {
    expect((await get('/product/2147483647/gallery-images')).statusCode).toBe(404);
    const hidden = `/product/${idOf('HK_0016')}/gallery-images`;
    expect((await get(hidden)).statusCode).toBe(404);
    expect((await get(hidden, await demoLogIn(shop, company))).statusCode).toBe(200);
  });
});

describe('the media library', () => {
  it('has the picture of a position made of several', async () => {
    const answer = await get('/media/images/default-order-position-composite.svg');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it('has the placeholder below its own address too', async () => {
    const placeholder = await get('/media/images/no-image.png');
    expect(placeholder.rawPayload.equals(readFileSync('public/images/no-image.png'))).toBe(true);
  });

  it.each([
    ['/media/999999', 404],
    ['/media/abc', 400],
    ['/media/images/gibt-es-nicht.png', 404],
    ['/media/images/default-order-position-composite.png', 404],
    ['/media/..%2f..%2fetc/passwd.png', 404],
    ['/media/produkte/%00.png', 400],
    ['/media/produkte/x.png?productImage=99999', 400],
  ])('%s answers %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});

describe('what stands around a product', () => {
  it('names the products that the next constructions of its model are sold as, one each', async () => {
    const around = async (articleNumber: string) =>
      (await get(`/product/${idOf(articleNumber)}/related`)).json<{
        constructions: { modelId: string; articleNumber: string; name: string }[];
      }>();
    const { constructions } = await around('HK_0001');
    expect(constructions.map(({ modelId, articleNumber }) => [modelId, articleNumber])).toEqual(
      expect.arrayContaining([
        ['exportkiste', 'EX_0001'],
        ['verschlag', 'VS_0001'],
      ]),
    );
    expect(new Set(constructions.map(({ modelId }) => modelId)).size).toBe(constructions.length);
    expect((await around('EP_0001')).constructions).toEqual([]);
  });
});
