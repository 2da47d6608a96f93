/** Attributes and product types in the office: what is written, what is refused, and who gets to see what. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attribute } from '#contract/product-type.ts';
import type { AttributeRecord, ProductTypeRecord } from '#contract/product-type-record.ts';
import { get, logIn, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let office: Person;
beforeAll(async () => {
  shop = await startShop();
  office = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

const attributes = async (who: Person = office): Promise<Attribute[]> => (await get<{ items: Attribute[] }>(who, '/attribute')).body.items;
const types = async (who: Person = office): Promise<ProductTypeRecord[]> =>
  (await get<{ items: ProductTypeRecord[] }>(who, '/product-types/with-attributes')).body.items;
async function type(name: string): Promise<ProductTypeRecord> {
  const found = (await types()).find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}
const inThree = (name: string) => ({ de: name, fr: `${name} f`, en: `${name} e` });
const makeAttribute = async (name: string, over: object = {}) =>
  send<AttributeRecord>(office, 'POST', '/attribute', { name: inThree(name), typeId: 6, ...over });
const changeAttribute = async (id: number, body: object) => send<AttributeRecord>(office, 'POST', `/attribute/${id}`, body);
const makeType = async (name: string, over: object = {}) => send<ProductTypeRecord>(office, 'POST', '/product-types', { name, ...over });
const changeType = async (id: number, body: object) => send<ProductTypeRecord>(office, 'PUT', `/product-types/${id}`, body);
const put = async (id: number, verb: string, body: object) =>
  send<ProductTypeRecord>(office, 'PUT', `/product-types/${id}/${verb}-attribute`, body);
const orderOf = ({ attrs: all }: ProductTypeRecord): string[] => all.map(({ name }) => name.de);

describe('attributes', () => {
  it('are shown to visitors as before; who manages them sees all, with what uses them', async () => {
    const shown = await attributes(visitor(shop.app));
    expect(shown.every((each) => each.visibility !== 0 && each.office === undefined)).toBe(true);
    expect(await attributes(await logIn(shop.app, 'verkauf@kistenwerk.example'))).toEqual(shown);
    const all = await attributes();
    expect(all.length).toBeGreaterThan(shown.length);
    const load = all.find(({ name }) => name === 'Tragfähigkeit in kg');
    expect(load?.office).toMatchObject({ version: 1, name: { fr: 'Charge admissible en kg' } });
    expect(load?.office?.valueCount).toBeGreaterThan(0);
    expect(load?.office?.productTypes.map(({ name }) => name)).toContain('Holzkiste');
  });

  it('have one of eleven kinds, with a note on each', async () => {
    const { items } = (await get<{ items: { id: number; name: string; note: string }[] }>(office, '/attribute-type')).body;
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]);
    expect(items.find(({ name }) => name === 'weight')?.note).toBe('digits only or empty');
  });

  it('are made and renamed, over the version that was read, with a history', async () => {
    const made = await makeAttribute('Feuchte');
    expect(made).toMatchObject({ status: 200, body: { version: 1, typeId: 6, visibility: 0, valueCount: 0, productTypes: [] } });
    const { id } = made.body;
    const changed = await changeAttribute(id, { version: 1, name: inThree('Holzfeuchte'), visibility: 5, typeId: 10 });
    expect(changed.body).toMatchObject({ version: 2, name: { de: 'Holzfeuchte' }, visibility: 5, typeId: 10 });
    const stale = await changeAttribute(id, { version: 1, visibility: 1 });
    expect([stale.status, problemsOf(stale)]).toEqual([409, ['changedMeanwhile']]);
    expect(stale.body).toMatchObject({ conflict: { version: 2, current: { visibility: 5 } } });
    const history = await get<{ items: { field: string }[] }>(office, `/history?kind=attribute&id=${id}`);
    expect(history.body.items.map(({ field }) => field)).toEqual(expect.arrayContaining(['created', 'name.de', 'visibility', 'typeId']));
    expect((await attributes(visitor(shop.app))).map(({ name }) => name)).toContain('Holzfeuchte');
  });

  it.each([
    ['a name that is taken', { name: inThree('MATERIAL') }, 'duplicate body.name.de'],
    ['a kind that does not exist', { typeId: 5 }, 'unknownAttributeType body.typeId'],
    ['a field that it does not have', { order: 1 }, 'unknownField body.order'],
  ])('are refused with %s', async (_, over, problem) => {
    const answer = await makeAttribute('Neu', over);
    expect([answer.status, problemsOf(answer)]).toEqual([422, [problem]]);
  });

  it('keep their kind once a product has a value', async () => {
    const material = (await attributes()).find(({ name }) => name === 'Material')!;
    const answer = await changeAttribute(material.id, { version: 1, typeId: 6 });
    expect([answer.status, problemsOf(answer)]).toEqual([409, ['attributeTypeFixed']]);
    expect((await changeAttribute(material.id, { version: 1, visibility: 15 })).status).toBe(200);
  });

  it('take one of 16 visibilities', async () => {
    expect((await makeAttribute('Unsichtbar', { visibility: 16 })).status).toBe(400);
    expect((await makeAttribute('Unsichtbar', { visibility: -1 })).status).toBe(400);
  });
});

describe('product types', () => {
  it('are made, changed and deleted, with a history', async () => {
    const made = await makeType('Kabeltrommel', { modelId: 'palette', landingPage: '3D_CONFIGURATOR', reportId: 'stueckliste' });
    expect(made).toMatchObject({
      status: 200,
      body: { version: 1, kind: 'LEAF', modelId: 'palette', reportId: 'stueckliste', attrs: [] },
    });
    const { id } = made.body;
    const changed = await changeType(id, { version: 1, name: 'Trommel', modelId: null, reportId: null });
    expect(changed.body).toMatchObject({ version: 2, name: 'Trommel', modelId: null, reportId: null, landingPage: '3D_CONFIGURATOR' });
    expect((await changeType(id, { version: 1, name: 'Zu spät' })).status).toBe(409);
    const history = await get<{ items: { field: string }[] }>(office, `/history?kind=productType&id=${id}`);
    expect(history.body.items.map(({ field }) => field)).toEqual(expect.arrayContaining(['created', 'name', 'modelId', 'reportId']));
    const remove = async (query = '') => send(office, 'DELETE', `/product-types/${id}${query}`, {});
    expect((await remove('?version=1')).status).toBe(409);
    expect((await remove('?version=2')).status).toBe(200);
    expect((await types()).some((each) => each.id === id)).toBe(false);
  });

  it.each([
    ['a name that is taken', { name: 'holzkiste' }, 'duplicate body.name'],
    ['a category that is not there', { categoryId: 2_147_483_647 }, 'unknownCategory body.categoryId'],
    ['a model that is not there', { modelId: 'luftschloss' }, 'modelNotFound body.modelId'],
    ['a paper that is not there', { reportId: 'luftschloss' }, 'reportNotFound body.reportId'],
    ['a set that is computed', { kind: 'COMPOSITE', modelId: 'palette' }, 'compositeNotComputed body.modelId'],
    ['a workbook that was never uploaded', { excelFilePath: 'x.xlsx' }, 'validation.invalid_value body.excelFilePath', 400],
  ])('are refused with %s', async (_, over, problem, status = 422) => {
    const answer = await makeType('Neu', over);
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
    expect((await types()).some(({ name }) => name === 'Neu')).toBe(false);
  });

  it('stay while products are of them, and keep the model that these are set up with', async () => {
    const crate = await type('Holzkiste');
    const refused = await send(office, 'DELETE', `/product-types/${crate.id}`, {});
    expect([refused.status, problemsOf(refused)]).toEqual([409, ['inUse', 'usedByArticles']]);
    expect(problemsOf(await changeType(crate.id, { version: crate.version, modelId: 'palette' }))).toEqual(['modelInUse']);
    expect(problemsOf(await changeType(crate.id, { version: crate.version, kind: 'COMPOSITE' }))).toEqual([
      'compositeNotComputed body.modelId',
    ]);
  });

  it('tell workbook and paper only to who manages types, and nothing to anybody else', async () => {
    const carton = (await types()).find(({ excelFilePath }) => excelFilePath === 'karton-preis.xlsx')!;
    expect((await get(office, `/product-types/excel-path/${carton.id}`)).body).toEqual({
      excelFilePath: 'karton-preis.xlsx',
      fileVersion: 1,
    });
    const open = await get<{ items: object[] }>(visitor(shop.app), '/product-types');
    for (const secret of ['xlsx', 'excel', 'report', 'version', 'modelId', 'kind']) expect(JSON.stringify(open.body)).not.toContain(secret);
    expect((await get(await logIn(shop.app, 'verkauf@kistenwerk.example'), '/product-types/with-attributes')).status).toBe(403);
    await shop.database.pool.query(
      `insert into app_user (email, password_hash, display_name, permissions)
       select 'nur-produkte@kistenwerk.example', password_hash, 'Nur Produkte', '{3}' from app_user where email = 'leitung@kistenwerk.example'`,
    );
    const productsOnly = await types(await logIn(shop.app, 'nur-produkte@kistenwerk.example'));
    expect(productsOnly.length).toBe((await types()).length);
    expect(JSON.stringify(productsOnly)).not.toMatch(/excelFilePath|reportId|xlsx/);
  });
});

describe('attributes of a type', () => {
  it('are added behind the others, once, where each is shown by itself', async () => {
    const { id } = (await makeType('Leiter')).body;
    const [material, stock] = ['Material', 'Ab Lager'].map((name) => name);
    const all = await attributes();
    const ids = [material, stock].map((name) => all.find((each) => each.name === name)!.id);
    const added = await put(id, 'add', { attributeIds: [...ids, ids[0]], version: 1 });
    expect(added.body).toMatchObject({
      version: 2,
      attrs: [
        { attributeId: ids[0], order: 0 },
        { attributeId: ids[1], order: 1, visibility: 9 },
      ],
    });
    expect((await put(id, 'add', { attributeIds: ids })).body.version).toBe(2);
    expect(problemsOf(await put(id, 'add', { attributeIds: [2_147_483_647] }))).toEqual(['unknownAttribute body.attributeIds']);
    expect((await put(id, 'add', { attributeIds: ids, version: 1 })).status).toBe(409);
  });

  it('are exchanged, put before another, and shown elsewhere; the shop follows at once', async () => {
    const crate = await type('Holzkiste');
    const [first, second, third] = crate.attrs;
    const swapped = await put(crate.id, 'update', { id: first!.id, swapOrderTarget: third!.id });
    expect(orderOf(swapped.body).slice(0, 3)).toEqual([third, second, first].map((each) => each!.name.de));
    const moved = await put(crate.id, 'update', { id: first!.id, beforeId: third!.id });
    expect(orderOf(moved.body).slice(0, 3)).toEqual([first, third, second].map((each) => each!.name.de));
    const last = await put(crate.id, 'update', { id: first!.id, beforeId: null, visibility: 4 });
    expect(last.body.attrs.at(-1)).toMatchObject({ id: first!.id, visibility: 4 });
    const shown = (await get<{ items: { id: number; attrs: object[] }[] }>(visitor(shop.app), '/product-types')).body.items;
    expect(shown.find(({ id }) => id === crate.id)?.attrs.at(-1)).toMatchObject({ attributeId: first!.attributeId, visibility: 4 });
    expect((await put(crate.id, 'update', { id: first!.id, swapOrderTarget: 2_147_483_647 })).status).toBe(404);
    expect((await put(crate.id, 'update', { id: 2_147_483_647, visibility: 1 })).status).toBe(404);
    expect((await put(crate.id, 'update', { id: first!.id, visibility: 16 })).status).toBe(400);
  });

  it('with values of products go only when these are to go too', async () => {
    const crate = await type('Holzkiste');
    const use = crate.attrs.find(({ name, valueCount }) => name.de === 'Einsatz' && valueCount > 0)!;
    const before = await productOf(shop.app, 'HK_0001');
    expect(before.values.some(({ attributeId }) => attributeId === use.attributeId)).toBe(true);
    const refused = await put(crate.id, 'remove', { productTypeAttributeIds: [use.id] });
    expect([refused.status, problemsOf(refused)]).toEqual([409, ['attributeHasValues']]);
    expect((await type('Holzkiste')).attrs).toHaveLength(crate.attrs.length);
    const done = await put(crate.id, 'remove', { productTypeAttributeIds: [use.id], dropValues: true });
    expect(done.body.attrs.map(({ id }) => id)).not.toContain(use.id);
    const after = await productOf(shop.app, 'HK_0001');
    expect(after.values).toEqual(before.values.filter(({ attributeId }) => attributeId !== use.attributeId));
    // Products of other types keep their values.
    expect((await attributes()).find(({ id }) => id === use.attributeId)?.office?.valueCount).toBeGreaterThan(0);
    expect((await put(crate.id, 'remove', { productTypeAttributeIds: [use.id] })).status).toBe(404);
  });
});
