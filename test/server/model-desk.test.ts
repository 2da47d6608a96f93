/** Models in the office: from a draft with faults to a version of the shop and back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import crateModel from '#models/holzkiste/model.json' with { type: 'json' };
import panelCrateModel from '#models/sperrholzkiste/model.json' with { type: 'json' };
import type { DraftEvaluation, ModelRecord, ModelSummary } from '#contract/model-desk.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { compareModelVersions } from '#contract/model-desk.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderByLink, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { beginDraft, changeDraft, checkDraft, modelOf, publishDraft, rollBack } from './model-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

const sideLength = (content: { document: { let: { id: string; expr: string | number }[] } }) =>
  content.document.let.find(({ id }) => id === 'sideLength')!;

async function outerLength(version?: number): Promise<number | undefined> {
  const body = {
    modelId: 'holzkiste',
    values: { length: 1000, width: 600, height: 500, mass: 150 },
    ...(version === undefined ? {} : { version }),
  };
  return (await send<{ outputs: Record<string, number> }>(visitor(shop.app), 'POST', '/configurator/evaluate', body)).body.outputs[
    'outerLength'
  ];
}

/** The newest version of the crate that stands in the folder of models, and the one that a draft becomes. */
const seeded = crateModel.version;
const fresh = seeded + 1;

test('the list says what the shop sells and what is being written', async () => {
  const { items } = (await get<{ items: ModelSummary[] }>(staff, '/model')).body;
  expect(items.find(({ id }) => id === 'holzkiste')).toMatchObject({
    number: seeded,
    versionCount: seeded,
    draft: null,
    label: { de: 'Holzkiste' },
    who: '',
  });
  expect(items.map(({ id }) => id)).toEqual(shop.catalog.now().models.ids);
});

test('a draft turns red, is mended, published and taken back, while an order keeps its version', async () => {
  const guest = await newGuest(shop.app);
  const crate = await productOf(shop.app, 'HK_0001');
  const placed = (await order(guest, [itemOf(crate)])).body;
  const ordered = await orderByLink(shop.app, placed.uuid);
  const before = (await priceOf(visitor(shop.app), [itemOf(crate)])).cartPrice.items[0]?.pricePerOne;

  expect((await beginDraft(staff, 'holzkiste')).draft).toMatchObject({ number: fresh, basedOn: seeded, gate: null });
  await changeDraft(staff, 'holzkiste', (content) => (sideLength(content).expr = 'length + 2 * t'));
  const red = await checkDraft(staff, 'holzkiste');
  expect(red.green).toBe(false);
  expect(red.red.find(({ kind }) => kind === 'example')?.faults[0]?.detail).toContain('1072');
  expect(problemsOf(await publishDraft(staff, 'holzkiste'))).toEqual(['modelNotChecked']);

  await changeDraft(staff, 'holzkiste', (content) => {
    sideLength(content).expr = 'boxLength + 2 * t + 2 * ct';
    content.document.tables['cleatByMass']!.rows[1]!['width'] = 100;
    content.examples = content.examples.filter(({ values }) => (values as { mass?: number }).mass !== 150);
  });
  expect(await checkDraft(staff, 'holzkiste')).toMatchObject({ green: true, red: [], faults: [] });
  expect(await outerLength()).toBe(1072);
  expect((await publishDraft(staff, 'holzkiste')).body.number).toBe(fresh);

  const published = await modelOf(staff, 'holzkiste');
  expect(published).toMatchObject({
    number: fresh,
    draft: null,
    versions: [
      { number: fresh, who: 'katalog@kistenwerk.example' },
      ...Array.from({ length: seeded }, (_, at) => ({ number: seeded - at })),
    ],
  });
  const now = (await priceOf(visitor(shop.app), [itemOf(await productOf(shop.app, 'HK_0001'))])).cartPrice.items[0]?.pricePerOne;
  expect(now).toBeGreaterThan(before ?? Infinity);
  expect(await orderByLink(shop.app, placed.uuid)).toEqual(ordered);
  expect(await outerLength(2)).toBe(1072);
  const drawn = await shop.app.inject(`/api/configurator/models/holzkiste?version=2`);
  expect(drawn.json<{ version: number }>().version).toBe(2);

  expect(problemsOf(await rollBack(staff, 'holzkiste', fresh))).toEqual(['versionInForce']);
  expect((await rollBack(staff, 'holzkiste', seeded)).body.number).toBe(fresh + 1);
  const back = (await priceOf(visitor(shop.app), [itemOf(await productOf(shop.app, 'HK_0001'))])).cartPrice.items[0]?.pricePerOne;
  expect(back).toBe(before);
  const compared = (await get<OutputOf<typeof compareModelVersions>>(staff, `/model/holzkiste/compare?from=${seeded}&to=${fresh}`)).body
    .items;
  expect(compared.filter(({ field }) => field.startsWith('tables'))).toEqual([
    { field: 'tables.cleatByMass.rows.1.width', before: 80, after: 100 },
  ]);
  expect(
    (await get<OutputOf<typeof compareModelVersions>>(staff, `/model/holzkiste/compare?from=${seeded}&to=${fresh + 1}`)).body.items,
  ).toEqual([]);
});

test('a save after somebody else’s is answered with both sides', async () => {
  const { version, draft } = await beginDraft(staff, 'palette');
  const other = await logIn(shop.app, 'leitung@kistenwerk.example');
  const { document, cost, examples } = draft!;
  const body = { version, document, cost, examples };
  await changeDraft(other, 'palette', (content) => (content.document.let[0]!.expr = '41'));
  const stale = await send<{
    conflict: { version: number; changes: { field: string; after: unknown; who: string }[]; current: ModelRecord['draft'] };
  }>(staff, 'PUT', '/model/palette/draft', body);
  expect(stale.status).toBe(409);
  expect(stale.body.conflict.changes).toMatchObject([
    { field: expect.stringMatching(/^let\..*\.expr$/), after: '41', who: 'leitung@kistenwerk.example' },
  ]);
  expect((stale.body.conflict.current!.document['let'] as { expr: unknown }[])[0]?.expr).toBe('41');
});

test('the gate’s word holds for the content that it saw', async () => {
  await beginDraft(staff, 'verschlag');
  expect((await checkDraft(staff, 'verschlag')).green).toBe(true);
  await changeDraft(staff, 'verschlag', (content) => (content.document.params[0]!.label['de'] = 'Innen lang'));
  expect((await modelOf(staff, 'verschlag')).draft?.gate).toBeNull();
  expect(problemsOf(await publishDraft(staff, 'verschlag'))).toEqual(['modelNotChecked']);
});

test('two publish at once: one does', async () => {
  await beginDraft(staff, 'sperrholzkiste');
  await checkDraft(staff, 'sperrholzkiste');
  const { version } = await modelOf(staff, 'sperrholzkiste');
  const publish = async () => (await send(staff, 'POST', '/model/sperrholzkiste/publish', { version })).status;
  expect((await Promise.all([publish(), publish()])).sort()).toEqual([200, 409]);
  expect((await modelOf(staff, 'sperrholzkiste')).versions).toHaveLength(panelCrateModel.version + 1);
});

test('a repeated call with the same key begins one draft', async () => {
  const { version, number } = await modelOf(staff, 'deckel');
  const begin = async () => send(staff, 'POST', '/model/deckel/draft', { version, from: number }, { 'idempotency-key': 'deckel-1' });
  const first = await begin();
  expect([first.status, await begin()]).toEqual([200, first]);
});

test('faults are told at their cell, with what was probably meant', async () => {
  const { draft } = await beginDraft(staff, 'holzkiste');
  const ask = async (formula: string): Promise<DraftEvaluation> => {
    const document = structuredClone(draft!.document) as { let: { id: string; expr: unknown }[]; label: object };
    document.let[0]!.expr = formula;
    const body = { document, cost: draft!.cost, examples: draft!.examples, values: {} };
    return (await send<DraftEvaluation>(staff, 'POST', '/model/holzkiste/evaluate', body)).body;
  };
  const name = (draft!.document['let'] as { id: string }[])[0]!.id;
  expect((await ask('lenght + 1')).faults[0]).toEqual({
    where: `let.${name}`,
    key: 'unknown-name',
    detail: 'lenght',
    at: 0,
    nearest: 'length',
  });
  expect((await ask('length +')).faults[0]).toMatchObject({ where: `let.${name}`, key: 'unexpected-token' });
  expect((await ask(name)).faults.map(({ key }) => key)).toContain('cycle');
  expect((await ask('ciel(length)')).faults[0]).toMatchObject({ key: 'unknown-function' });
  const { values, product } = await ask('lenght + 1');
  expect(product).toBeNull();
  expect(values.find(({ id }) => id === name)).toMatchObject({ value: null, waitsFor: null });
  expect(values.some(({ waitsFor }) => waitsFor === name)).toBe(true);
});

test('a sound draft shows values, parts, drawing, cost and price', async () => {
  const { document, cost, examples } = (await modelOf(staff, 'holzkiste')).draft!;
  const { body } = await send<DraftEvaluation>(staff, 'POST', '/model/holzkiste/evaluate', { document, cost, examples, values: {} });
  expect(body.faults).toEqual([]);
  expect(body.product?.drawing).toContain('<svg');
  expect(body.product?.partList.length).toBeGreaterThan(0);
  expect(body.cost?.total).toBeGreaterThan(0);
  expect(body.price?.chf).toBeGreaterThan(body.cost?.total ?? Infinity);
  expect(body.examples.every(({ unmet }) => unmet.length === 0)).toBe(true);
});

test('a draft keeps its model’s id', async () => {
  const { draft, version } = await beginDraft(staff, 'latte');
  const { document, cost, examples } = draft!;
  const renamed = { version, document: { ...document, id: 'leiste' }, cost, examples };
  expect(problemsOf(await send(staff, 'PUT', '/model/latte/draft', renamed))).toEqual(['modelIdFixed body.document.id']);
});

test('no public answer knows a draft, or what anything costs', async () => {
  const secrets = ['chfPerHour', 'materialCost', 'set-up', '"cost"', '"rules"'];
  const urls = [
    '/api/configurator/models/holzkiste',
    '/api/configurator/models/palette',
    '/api/product?withPrices=true&perPage=500',
    '/api/product-types',
    '/api/attribute',
    '/api/categories',
  ];
  for (const url of urls) {
    const answer = await shop.app.inject(url);
    expect(answer.statusCode).toBe(200);
    for (const secret of secrets) expect(answer.payload.includes(secret), `${url} ${secret}`).toBe(false);
  }
  const drafted = (await modelOf(staff, 'palette')).draft!.number;
  expect((await shop.app.inject(`/api/configurator/models/palette?version=${drafted}`)).statusCode).toBe(404);
  for (const url of ['/model', '/model/palette', '/model/palette/version/1', '/model/palette/compare?from=1&to=1'])
    expect((await get(visitor(shop.app), url)).status).toBe(401);
});
