/** Staff change products: every field with good and bad values, blocks with mistakes, two clerks at once, and the results in shop and history. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/failure.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import type { Product } from '#contract/product.ts';
import type { BlockAnswer, HistoryEntry } from '#contract/record.ts';
import { get, logIn, mondayMorning, problemsOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let clerk: Person;
let other: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  other = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const idOf = (articleNumber: string): number => shop.catalog.now().productByArticleNumber.get(articleNumber)!.id;
const recordOf = async (articleNumber: string): Promise<ProductRecord> =>
  (await get<ProductRecord>(clerk, `/product/${idOf(articleNumber)}/record`)).body;
const change = async (record: ProductRecord, changes: object, person = clerk): Promise<Answer<ProductRecord>> =>
  send<ProductRecord>(person, 'POST', `/product/${record.id}`, { version: record.version, ...changes });
const block = async (rows: object[]): Promise<Answer<BlockAnswer>> => send<BlockAnswer>(clerk, 'PUT', '/product/block', { rows });
const history = async (id: number): Promise<HistoryEntry[]> =>
  (await get<{ items: HistoryEntry[] }>(clerk, `/history?kind=product&id=${id}`)).body.items;
const inShop = async (articleNumber: string, language = 'de'): Promise<Product | undefined> =>
  (await get<{ items: Product[] }>(visitor(shop.app), `/product?lang=${language}&articleNumber=${articleNumber}`)).body.items[0];
const attributeId = (record: ProductRecord, name: string): string =>
  String(record.attributes.find((attribute) => attribute.name.de === name)!.attributeId);

describe('the record', () => {
  test('holds all languages, every attribute of the type and where the product stands', async () => {
    const record = await recordOf('HK_0001');
    expect(record).toMatchObject({
      version: 1,
      articleNumber: 'HK_0001',
      typeName: 'Holzkiste',
      modelId: 'holzkiste',
      kindCode: 1,
      published: true,
    });
    expect(Object.values(record.name).every((name) => name !== '')).toBe(true);
    expect(record.attributes.map(({ name }) => name.de)).toEqual(
      expect.arrayContaining(['Tragfähigkeit in kg', 'Material', 'Einsatz', 'Mehr dazu']),
    );
    expect(record.attributes.find(({ name }) => name.de === 'Material')?.choices.length).toBeGreaterThan(1);
    expect(record.preset).toMatchObject({ length: expect.any(Number) as number });
    expect(record.categories.length).toBeGreaterThan(0);
  });

  test('of a product that is not there is not found', async () => {
    expect((await get(clerk, '/product/2147483647/record')).status).toBe(404);
  });
});

describe('a changed field', () => {
  test.each([
    ['İ_1', 'I_1'],
    ['ΑΣ', 'ασ'],
    ['Ä_1', 'ä_1'],
  ])('number %s is refused to a second product as %s', async (number, same) => {
    const [one, other] = [await recordOf('HK_0002'), await recordOf('HK_0003')];
    const given = await change(one, { articleNumber: number });
    expect(given.status).toBe(200);
    expect(problemsOf(await change(other, { articleNumber: same }))).toEqual(['duplicateEntry body.articleNumber']);
    await change(given.body, { articleNumber: 'HK_0002' });
  });

  test.each([
    [{ name: { de: 'Kiste mit Griff' } }, { name: { de: 'Kiste mit Griff' } }, ['name.de']],
    [{ name: { fr: ' Caisse ', en: 'Crate' } }, { name: { fr: 'Caisse', en: 'Crate' } }, ['name.en', 'name.fr']],
    [{ name: { en: '' } }, { name: { en: '' } }, ['name.en']],
    [{ description: { fr: 'Deux\nlignes' } }, { description: { fr: 'Deux\nlignes' } }, ['description.fr']],
    [{ published: false }, { published: false }, ['published']],
    [{ publiclyAvailable: false }, { publiclyAvailable: false }, ['publiclyAvailable']],
    [{ kindCode: 99 }, { kindCode: 99 }, ['kindCode']],
    [{ localFilePath: '/kisten/HK 2' }, { localFilePath: '/kisten/HK 2' }, ['localFilePath']],
    [{ preset: { length: 1100, width: 700 } }, { preset: { length: 1100, width: 700 } }, ['preset.length', 'preset.width']],
    [{ articleNumber: 'HK-2.neu' }, { articleNumber: 'HK-2.neu' }, ['articleNumber']],
  ])('%j is stored, raises the version and stands in the history', async (changes, expected, fields) => {
    const before = await recordOf('HK_0001');
    const answer = await change(before, changes);
    expect(answer).toMatchObject({ status: 200, body: { ...expected, version: before.version + 1 } });
    const told = (await history(before.id)).slice(0, fields.length);
    expect(told.map(({ field }) => field).sort()).toEqual(fields);
    expect(new Set(told.map(({ who }) => who))).toEqual(new Set(['katalog@kistenwerk.example']));
    expect(answer.body.changed).toEqual({ at: new Date(mondayMorning).toISOString(), who: 'katalog@kistenwerk.example' });
    const { name, description, published, publiclyAvailable, kindCode, localFilePath, preset, articleNumber } = before;
    const back = { name, description, published, publiclyAvailable, kindCode, localFilePath, preset, articleNumber };
    expect((await change(answer.body, back)).body).toMatchObject(back);
  });

  test('to what stands already changes nothing', async () => {
    const { name, preset, values, ...record } = await recordOf('HK_0001');
    const entries = (await history(record.id)).length;
    const answer = await change({ name, preset, values, ...record }, { name, preset, values });
    expect([answer.status, answer.body.version]).toEqual([200, record.version]);
    expect(await history(record.id)).toHaveLength(entries);
  });

  test('is in the shop when the answer is there', async () => {
    const before = await recordOf('LA_0001');
    const changed = (await change(before, { name: { de: 'Latte, frisch', fr: 'Latte fraîche' } })).body;
    expect([(await inShop('LA_0001'))?.name, (await inShop('LA_0001', 'fr'))?.name]).toEqual(['Latte, frisch', 'Latte fraîche']);
    await change(changed, { published: false });
    expect(await inShop('LA_0001')).toBeUndefined();
  });

  test.each([
    [{ name: { de: ' ' } }, 422, 'validation.required body.name.de'],
    [{ name: { fr: 'x'.repeat(121) } }, 422, 'validation.max body.name.fr'],
    [{ name: { en: 'zwei\nZeilen' } }, 422, 'validation.controlCharacter body.name.en'],
    [{ description: { de: 'x'.repeat(10_001) } }, 422, 'validation.max body.description.de'],
    [{ articleNumber: '' }, 422, 'articleNumberInvalid body.articleNumber'],
    [{ articleNumber: 'HK 0001' }, 422, 'articleNumberInvalid body.articleNumber'],
    [{ articleNumber: 'a/b' }, 422, 'articleNumberInvalid body.articleNumber'],
    [{ articleNumber: 'HK_0002' }, 422, 'duplicateEntry body.articleNumber'],
    [{ articleNumber: 'hk_0002' }, 422, 'duplicateEntry body.articleNumber'],
    [{ localFilePath: '/../x' }, 422, 'folderInvalid body.localFilePath'],
    [{ typeId: 2_147_483_647 }, 422, 'notFound body.typeId'],
    [{ preset: { length: 99_999 } }, 422, 'presetInvalid body.preset.length'],
    [{ preset: { mass: 'schwer' } }, 422, 'presetInvalid body.preset.mass'],
    [{ preset: { farbe: 'rot' } }, 422, 'unknownField body.preset.farbe'],
    [{ preset: null }, 422, 'presetMissing body.preset'],
    [{ values: { 2147483: 'x' } }, 422, 'attribute does not belong to this product body.values.2147483'],
    [{ deletedAt: '2026-01-01T00:00:00.000Z' }, 422, 'fieldNotPermitted body.deletedAt'],
    [{ price: 3 }, 422, 'fieldNotPermitted body.price'],
    [{ margin: 3 }, 422, 'unknownField body.margin'],
    [{ kindCode: 3 }, 400, 'validation.invalid_union body.kindCode'],
    [{ published: 'ja' }, 400, 'validation.invalid_type body.published'],
    [{ version: 0 }, 400, 'validation.too_small body.version'],
  ])('%j is refused and nothing is stored', async (changes, status, problem) => {
    const before = await recordOf('HK_0001');
    const answer = await change(before, changes);
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
    expect(await recordOf('HK_0001')).toEqual(before);
  });

  test('that the model refuses comes with its sentence and the nearest value', async () => {
    const answer = await change(await recordOf('HK_0001'), { preset: { height: 99_999 } });
    const [error] = (answer.body as unknown as ErrorBody).errors;
    expect(error?.params['text']).toMatch(/höchstens .* mm/);
    const nearest = Number(error?.params['nearest']);
    expect(nearest).toBeLessThan(99_999);
    const accepted = await change(await recordOf('HK_0001'), { preset: { height: nearest } });
    expect([accepted.status, accepted.body.preset?.['height']]).toEqual([200, nearest]);
  });
});

describe('a value', () => {
  test.each([
    ['EP_0001', 'Rücknahme gebraucht', '7.50', '7.50'],
    ['EP_0001', 'Tragfähigkeit in kg', '1500', '1500'],
    ['EP_0001', 'Ab Lager', 'false', 'false'],
    ['EP_0001', 'Mehr dazu', ' https://kistenwerk.example/palette ', 'https://kistenwerk.example/palette'],
    ['EP_0001', 'Einsatz', 'Überall', 'Überall'],
    ['EP_0001', 'Einsatz', { de: 'Lager', fr: 'Stock', en: 'Storage' }, { de: 'Lager', fr: 'Stock', en: 'Storage' }],
    ['EP_0001', 'Einsatz', { fr: 'Entrepôt' }, { de: 'Lager', fr: 'Entrepôt', en: 'Storage' }],
    ['EP_0001', 'Einsatz', '{"de":', { de: '{"de":', fr: '{"de":', en: '{"de":' }],
    ['EP_0001', 'Material', { de: 'Esche', fr: 'Frêne', en: 'Ash' }, { de: 'Esche', fr: 'Frêne', en: 'Ash' }],
    ['EP_0001', 'Tragfähigkeit in kg', '', undefined],
    ['EP_0001', 'Mehr dazu', null, undefined],
  ])('of %s «%s»: %j is stored as %j', async (articleNumber, name, given, stored) => {
    const before = await recordOf(articleNumber);
    const id = attributeId(before, name);
    const answer = await change(before, { values: { [id]: given } });
    expect([answer.status, answer.body.values[id]]).toEqual([200, stored]);
    expect(await inShop(articleNumber)).toBeDefined();
  });

  test('of a choice takes the word of a product in all its languages', async () => {
    const [crate, pallet] = [await recordOf('HK_0001'), await recordOf('EP_0001')];
    const id = attributeId(crate, 'Material');
    const answer = await change(pallet, { values: { [id]: (crate.values[id] as { de: string }).de.toUpperCase() } });
    expect(answer.body.values[id]).toEqual(crate.values[id]);
  });

  test.each([
    ['EP_0001', 'Rücknahme gebraucht', 'sieben', 'validation.currency'],
    ['EP_0001', 'Tragfähigkeit in kg', '92O', 'validation.numeric'],
    ['EP_0001', 'Tragfähigkeit in kg', '1'.repeat(13), 'validation.max'],
    ['EP_0001', 'Tragfähigkeit in kg', { de: '1' }, 'attributeWithoutLanguages'],
    ['EP_0001', 'Ab Lager', 'vielleicht', 'validation.boolean'],
    ['EP_0001', 'Mehr dazu', 'javascript:alert(1)', 'validation.link'],
    ['EP_0001', 'Einsatz', 'x'.repeat(501), 'validation.max'],
    ['EP_0001', 'Einsatz', 'zwei\nZeilen', 'validation.controlCharacter'],
    ['EP_0001', 'Material', 'Mondholz', 'choiceUnknown'],
    ['KP_0001', 'Arbeitsmappe', '{', 'configuratorInfoNotJson'],
    ['KP_0001', 'Arbeitsmappe', '{"file":""}', 'configuratorInfoMalformed'],
  ])('of %s «%s»: %j is refused', async (articleNumber, name, given, problem) => {
    const before = await recordOf(articleNumber);
    const id = attributeId(before, name);
    const answer = await change(before, { values: { [id]: given } });
    expect([answer.status, problemsOf(answer)]).toEqual([422, [`${problem} body.values.${id}`]]);
    expect(await recordOf(articleNumber)).toEqual(before);
  });
});

describe('another type', () => {
  test('takes over the sizes that its model knows, and values of its own attributes', async () => {
    const crate = await recordOf('HK_0003');
    const plywood = await recordOf('SK_0001');
    const moved = (await change(crate, { typeId: plywood.typeId })).body;
    expect([moved.typeName, moved.modelId]).toEqual(['Sperrholzkiste', 'sperrholzkiste']);
    expect(moved.preset).toMatchObject({ length: crate.preset?.['length'] });
    expect((await inShop('HK_0003'))?.configuration?.modelId).toBe('sperrholzkiste');
    const back = (await change(moved, { typeId: crate.typeId })).body;
    expect(back.modelId).toBe('holzkiste');
    expect(back.preset).toMatchObject({ length: crate.preset?.['length'], width: crate.preset?.['width'] });
  });

  test('without a model leaves nothing to configure', async () => {
    const before = await recordOf('HK_0002');
    const dolly = shop.catalog.now().productTypes.find(({ name }) => name === 'Transportroller')!;
    const moved = await change(before, { typeId: dolly.id });
    expect(moved.body).toMatchObject({ preset: null, canBeConfigured: false, modelId: null });
    expect(problemsOf(await change(moved.body, { canBeConfigured: true }))).toEqual(['modelMissing body.canBeConfigured']);
    expect(problemsOf(await change(moved.body, { preset: { length: 3 } }))).toEqual(['modelMissing body.preset']);
  });
});

test('a category shows the product whose number changed', async () => {
  const pictured = await shop.database.db
    .selectFrom('category')
    .innerJoin('product', 'article_number', 'picture_article_number')
    .select(['category.id', 'article_number as number'])
    .where('kind_code', '!=', 2)
    .executeTakeFirstOrThrow();
  const renamed = (await change(await recordOf(pictured.number), { articleNumber: 'UMBENANNT_1' })).body;
  const shown = () => shop.catalog.now().categories.find(({ id }) => id === pictured.id)?.pictureArticleNumber;
  expect(shown()).toBe('UMBENANNT_1');
  await change(renamed, { articleNumber: pictured.number });
  expect(shown()).toBe(pictured.number);
});

describe('a block', () => {
  test('stores the good rows together and tells of each faulty one', async () => {
    const [one, two, three] = [await recordOf('SK_0001'), await recordOf('SK_0002'), await recordOf('SK_0003')];
    const { version } = shop.catalog.now();
    const load = attributeId(one, 'Tragfähigkeit in kg');
    const { status, body } = await block([
      { id: one.id, version: one.version, changes: { values: { [load]: '120' }, name: { de: 'Eins' } } },
      { id: two.id, version: two.version, changes: { values: { [load]: '92O' }, name: { de: 'Zwei' } } },
      { id: three.id, version: three.version + 4, changes: { published: false } },
      { id: 2_147_483_647, version: 1, changes: {} },
      { id: one.id, version: one.version, changes: { name: { de: 'Nochmals' } } },
      { id: idOf('VS_0001'), version: 1, changes: { articleNumber: 'SK_0002' } },
      { id: idOf('VS_0002'), version: 1, changes: { articleNumber: 'VS-neu' } },
      { id: idOf('VS_0003'), version: 1, changes: { articleNumber: 'VS-neu' } },
    ]);
    expect(status).toBe(200);
    expect(
      body.rows.map((row) => (row.ok ? row.version : row.errors.map(({ message, field }) => [message, field].join(' ').trim()))),
    ).toEqual([
      one.version + 1,
      [`validation.numeric values.${load}`],
      ['changedMeanwhile'],
      ['notFound'],
      ['duplicateEntry'],
      ['duplicateEntry articleNumber'],
      2,
      ['duplicateEntry articleNumber'],
    ]);
    expect(shop.catalog.now().version).toBe(version + 1);
    expect((await recordOf('SK_0001')).name.de).toBe('Eins');
    expect(await recordOf('SK_0002')).toEqual(two);
    expect((await recordOf('SK_0003')).published).toBe(true);
  });

  test('of nothing but faults leaves the catalogue as it is', async () => {
    const { version } = shop.catalog.now();
    await block([{ id: idOf('SK_0003'), version: 999, changes: { name: { de: 'x' } } }]);
    expect(shop.catalog.now().version).toBe(version);
  });

  test('of more than a thousand rows, or with a field that products do not have, is refused', async () => {
    const row = { id: idOf('SK_0003'), version: 1, changes: {} };
    expect((await block(Array.from({ length: 1001 }, () => row))).status).toBe(400);
    expect(problemsOf(await block([{ ...row, changes: { deletedAt: null } }]))).toEqual(['unknownField body.rows.0.changes.deletedAt']);
  });

  test('deletes what nothing uses, tells of the rest what uses it, and brings back', async () => {
    const [free, used] = [await recordOf('VS_0004'), await recordOf('VS_0005')];
    await shop.database.pool.query(`update category set picture_article_number = $1 where id = (select max(id) from category)`, [
      used.articleNumber,
    ]);
    const turn = async (deleted: boolean) =>
      (
        await block(
          (await Promise.all([recordOf('VS_0004'), recordOf('VS_0005')])).map(({ id, version }) => ({ id, version, changes: { deleted } })),
        )
      ).body.rows;
    expect(await turn(true)).toMatchObject([
      { id: free.id, ok: true, version: free.version + 1 },
      { id: used.id, ok: false, errors: [{ message: 'inUse' }, { message: 'usedBy', params: { kind: 'category' } }] },
    ]);
    expect([await inShop(free.articleNumber), (await inShop(used.articleNumber))?.id]).toEqual([undefined, used.id]);
    expect(await turn(false)).toMatchObject([
      { ok: true, version: free.version + 2 },
      { ok: true, version: used.version },
    ]);
    expect((await inShop(free.articleNumber))?.id).toBe(free.id);
    expect((await history(free.id)).slice(0, 2).map(({ field }) => field)).toEqual(['restored', 'deleted']);
    const alone = await change(used, { deleted: true });
    expect([alone.status, problemsOf(alone)[0]]).toEqual([409, 'inUse']);
  });

  test('does not touch a deleted product', async () => {
    const record = await recordOf('VS_0003');
    await shop.database.db.updateTable('product').set({ deleted_at: new Date() }).where('id', '=', record.id).execute();
    const { body } = await block([{ id: record.id, version: record.version, changes: { published: false } }]);
    expect(body.rows).toMatchObject([{ ok: false, errors: [{ message: 'productDeleted' }] }]);
  });
});

describe('two clerks', () => {
  test('on one product: the later one is told what the other changed, and by whom', async () => {
    const record = await recordOf('HK_0010');
    await change(record, { name: { de: 'Von der Leitung' }, published: false }, other);
    const answer = await change(record, { name: { de: 'Vom Katalog' } });
    expect(answer.status).toBe(409);
    const { errors, conflict } = answer.body as unknown as ErrorBody;
    expect(errors[0]).toMatchObject({ message: 'changedMeanwhile', params: { who: 'leitung@kistenwerk.example' } });
    expect(conflict).toMatchObject({ version: record.version + 1, current: { name: { de: 'Von der Leitung' }, published: false } });
    expect(conflict?.changes.map(({ field }) => field)).toEqual(['name.de', 'published']);
  });

  test('who take the same number at once: one gets it', async () => {
    const [one, two] = [await recordOf('HK_0011'), await recordOf('HK_0012')];
    const answers = await Promise.all([change(one, { articleNumber: 'GLEICH_1' }), change(two, { articleNumber: 'GLEICH_1' }, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('with blocks over the same rows in another order do not stop each other', async () => {
    const records = await Promise.all(['HK_0013', 'HK_0014', 'HK_0015'].map(recordOf));
    const rows = records.map(({ id, version }) => ({ id, version, changes: { description: { de: 'gleichzeitig' } } }));
    const answers = await Promise.all([block(rows), block(rows.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ body }) => body.rows).filter(({ ok }) => ok)).toHaveLength(3);
  });
});

test('nobody but staff of products reads or changes them', async () => {
  const record = await recordOf('HK_0001');
  for (const email of ['verkauf@kistenwerk.example', 'werkstatt@kistenwerk.example', 'einkauf@aarepumpen.example', null]) {
    const person = email === null ? visitor(shop.app) : await logIn(shop.app, email);
    const status = email === null ? 401 : 403;
    expect((await get(person, `/product/${record.id}/record`)).status).toBe(status);
    expect((await change(record, { name: { de: 'Fremd' } }, person)).status).toBe(status);
    const row = { id: record.id, version: record.version, changes: { name: { de: 'Fremd' } } };
    expect((await send(person, 'PUT', '/product/block', { rows: [row] })).status).toBe(status);
  }
  expect(await recordOf('HK_0001')).toEqual(record);
});
