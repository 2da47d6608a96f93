/** A product's pictures in the office: which belong to it, their order in the shop, and two clerks at once. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileItem, FilesAnswer } from '#contract/file.ts';
import type { GalleryImage, Product } from '#contract/product.ts';
import type { ProductImages } from '#contract/product-image.ts';
import type { ProductListItem } from '#contract/product-list.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { get, logIn, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { remove } from './customer-steps.ts';
import { picture, uploadAs } from './file-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let png: Buffer;
let product: Product;

beforeAll(async () => {
  shop = await startShop();
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
  png = await picture('png');
  product = await productOf(shop.app, 'EP_0001');
});
afterAll(async () => shop.close());

const imagesOf = async (id = product.id): Promise<ProductImages> => (await get<ProductImages>(staff, `/product/${id}/images`)).body;
type Sent = { mediaId: number; kind: string; shown?: boolean };
const store = async (images: readonly Sent[], version?: number): Promise<Answer<ProductImages>> =>
  send(staff, 'PUT', `/product/images/${product.id}`, { version: version ?? (await imagesOf()).version, images });
const namesOf = ({ images }: ProductImages): string[] => images.map(({ file }) => file.name);
const shownIn = async (): Promise<string[]> =>
  (await get<{ items: GalleryImage[] }>(visitor(shop.app), `/product/${product.id}/gallery-images`)).body.items.flatMap(({ view, name }) =>
    view === null ? [name] : [],
  );
async function put(directory: string, name: string): Promise<FileItem> {
  await uploadAs(staff, [{ name, bytes: png }], { directory });
  const { items } = (await get<FilesAnswer>(staff, `/file?currentDirectory=${directory}`)).body;
  return items.find((file) => file.name === name)!;
}
async function folder(directory: string, ...names: string[]): Promise<number[]> {
  await store([]);
  await send(staff, 'POST', `/product/${product.id}`, { version: (await imagesOf()).version, localFilePath: directory });
  const ids: number[] = [];
  for (const name of names) ids.push((await put(directory, name)).id);
  return ids;
}
const flat = (mediaId: number, shown = true): Sent => ({ mediaId, kind: '2D', shown });

describe('the pictures of a product', () => {
  it('are all of its folder, the oldest first, until somebody orders them', async () => {
    const [one = 0, two = 0, three = 0] = await folder('/bilder/eins', 'a.png', 'b.png', 'c.png');
    expect(await imagesOf()).toMatchObject({
      directory: '/bilder/eins',
      images: [{ file: { id: one }, kind: '2D', shown: true, inFolder: true }, { file: { id: two } }, { file: { id: three } }],
    });
    await store([flat(three), flat(one)]);
    expect([namesOf(await imagesOf()), await shownIn()]).toEqual([
      ['c.png', 'a.png', 'b.png'],
      ['c', 'a', 'b'],
    ]);
    await put('/bilder/eins', 'neu.png');
    expect(await shownIn()).toEqual(['c', 'a', 'b', 'neu']);
  });

  it('of the kind that its page opens with come first in the shop', async () => {
    const [one = 0, two = 0, three = 0] = await folder('/bilder/arten', 'flach.png', 'fest.png', 'konfiguriert.png');
    const kinds = [flat(one), { mediaId: two, kind: '3D-Fix' }, { mediaId: three, kind: '3D-Configurator' }];
    await store(kinds);
    const land = async (page: string) => {
      await shop.database.pool.query('update product_type set landing_page = $2 where id = $1', [product.typeId, page]);
      await shop.catalog.rebuild();
      return shownIn();
    };
    expect(await land('3D_CONFIGURATOR')).toEqual(['konfiguriert', 'flach', 'fest']);
    expect(await land('3D_MODEL_FIX')).toEqual(['fest', 'flach', 'konfiguriert']);
    expect(await land('2D')).toEqual(['flach', 'fest', 'konfiguriert']);
  });

  it('in the folder can be taken off without being deleted, and come back', async () => {
    const [one = 0, two = 0] = await folder('/bilder/weg', 'bleibt.png', 'geht.png');
    await store([flat(one), flat(two, false)]);
    expect(await shownIn()).toEqual(['bleibt']);
    expect((await imagesOf()).images.map(({ shown }) => shown)).toEqual([true, false]);
    const uses = (await get<FilesAnswer>(staff, '/file?currentDirectory=/bilder/weg')).body.items.map((file) => file.uses.length);
    expect(uses).toEqual([1, 0]);
    await store([flat(two), flat(one)]);
    expect(await shownIn()).toEqual(['geht', 'bleibt']);
  });

  it('may lie in another folder: chosen, they are in use there until they are taken off', async () => {
    const [own = 0] = await folder('/bilder/eigen', 'eigen.png');
    const far = await put('/bilder/gemeinsam', 'schnitt.png');
    await store([flat(far.id), flat(own)]);
    expect(await shownIn()).toEqual(['schnitt', 'eigen']);
    const refused = await remove(staff, '/file/bilder/gemeinsam/schnitt.png');
    expect([refused.status, problemsOf(refused)]).toEqual([409, ['inUse']]);
    await store([flat(own)]);
    expect([namesOf(await imagesOf()), await shownIn()]).toEqual([['eigen.png'], ['eigen']]);
    expect((await remove(staff, '/file/bilder/gemeinsam/schnitt.png')).status).toBe(200);
  });

  it('leave the product with their file when it is moved, and with the folder when that changes', async () => {
    const [one = 0, two = 0] = await folder('/bilder/alt', 'eins.png', 'zwei.png');
    await store([flat(two), flat(one)]);
    await send(staff, 'PUT', '/file', { rows: [{ id: two, version: 1, changes: { directory: '/bilder/fort' } }] });
    expect(await shownIn()).toEqual(['eins']);
    await send(staff, 'POST', `/product/${product.id}`, { version: (await imagesOf()).version, localFilePath: '/bilder/leer' });
    expect((await imagesOf()).images).toEqual([]);
  });

  it('are noted in the history of the product: what came, what went, what moved', async () => {
    const [one = 0, two = 0] = await folder('/bilder/protokoll', 'eins.png', 'zwei.png');
    const { version } = await imagesOf();
    await store([{ mediaId: two, kind: '3D-Fix' }, flat(one)], version);
    const { items } = (await get<{ items: HistoryEntry[] }>(staff, `/history?kind=product&id=${product.id}`)).body;
    const last = items.slice(0, 2).map(({ field, before, after }) => [field, before, after]);
    expect(last).toEqual(
      expect.arrayContaining([
        ['images.zwei.png', '2D', '3D-Fix'],
        ['imageOrder', 'eins.png, zwei.png', 'zwei.png, eins.png'],
      ]),
    );
    expect((await imagesOf()).version).toBe(version + 1);
    await store([{ mediaId: two, kind: '3D-Fix' }, flat(one)], version + 1);
    expect((await imagesOf()).version).toBe(version + 1);
  });

  it('stored over an older version are refused with what the other clerk did', async () => {
    const [one = 0] = await folder('/bilder/zwei', 'eins.png');
    const { version } = await imagesOf();
    await store([flat(one, false)], version);
    const stale = await store([flat(one)], version);
    expect([stale.status, problemsOf(stale)]).toEqual([409, ['changedMeanwhile']]);
    expect((stale.body as unknown as { conflict: { changes: { field: string }[] } }).conflict.changes).toMatchObject([
      { field: 'images.eins.png' },
    ]);
  });

  it.each<[string, (file: number) => unknown[], number, string]>([
    ['what is no picture', () => [{ mediaId: 2_000_000_000, kind: '2D' }], 422, 'pictureNotFound body.images.0.mediaId'],
    ['one picture twice', (id) => [flat(id), flat(id)], 400, 'validation.custom body.images'],
    ['a kind that is not there', (id) => [{ mediaId: id, kind: '4D' }], 400, 'validation.invalid_value body.images.0.kind'],
    ['a field that pictures do not have', (id) => [{ ...flat(id), price: 1 }], 422, 'unknownField body.images.0.price'],
  ])('are refused with %s, and nothing is stored', async (_, images, status, problem) => {
    const [one = 0] = await folder(`/bilder/${crypto.randomUUID().slice(0, 8)}`, 'eins.png');
    const before = await imagesOf();
    const answer = await store(images(one) as Sent[], before.version);
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
    expect(await imagesOf()).toEqual(before);
  });

  it('stand for a product without a model: the first that is shown, and without one the product lacks it', async () => {
    const id = (await productOf(shop.app, 'TR_0001')).id;
    const gaps = async (): Promise<readonly string[] | undefined> =>
      (await get<{ items: ProductListItem[] }>(staff, '/product/record?search=TR_0001')).body.items[0]?.gaps;
    const overview = async () => shop.app.inject('/api/media/product-overview/TR_0001?width=64');
    const arrange = async (images: readonly Sent[]) =>
      send(staff, 'PUT', `/product/images/${id}`, { version: (await imagesOf(id)).version, images });
    const [one, two] = (await imagesOf(id)).images;
    const first = (await overview()).headers['etag'];
    expect(await gaps()).not.toContain('picture');
    await arrange([flat(two!.file.id), flat(one!.file.id)]);
    expect((await overview()).headers['etag']).not.toBe(first);
    await arrange([flat(two!.file.id, false), flat(one!.file.id)]);
    expect((await overview()).headers['etag']).toBe(first);
    await arrange([flat(two!.file.id, false), flat(one!.file.id, false)]);
    expect((await overview()).rawPayload.equals(readFileSync('public/images/no-image.png'))).toBe(true);
    expect(await gaps()).toContain('picture');
  });
});
