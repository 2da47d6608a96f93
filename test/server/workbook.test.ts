import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EvaluationAnswer } from '#contract/configurator.ts';
import type { Product } from '#contract/product.ts';
import { get, itemOf, mondayMorning, newGuest, order, orderByLink, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Item } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let carton: Product;
let kit: Product;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  carton = await productOf(shop.app, 'KP_0001');
  kit = await productOf(shop.app, 'ZL_0001');
});
afterAll(async () => shop.close());

const evaluate = async (body: object): Promise<Answer<EvaluationAnswer>> => send(visitor(shop.app), 'POST', '/configurator/evaluate', body);
const lineOf = async (item: Item) => (await priceOf(visitor(shop.app), [item])).cartPrice.items[0];

describe('a product that a workbook computes', () => {
  test('stands in the catalogue with its preset, its ladder and the figures of the workbook', () => {
    expect(carton).toMatchObject({ canBeConfigured: true, unitOfSales: 50, configuration: { modelId: 'karton-preis', version: 1 } });
    expect(carton.graduatedPrice.map(({ quantity }) => quantity)).toEqual([50, 100, 250, 500, 1000]);
    expect(carton.price).toBe(carton.graduatedPrice[0]?.price);
    expect(carton.keyFigures.map(({ value }) => value)).toContain('406 × 306 × 212 mm');
    expect(kit).toMatchObject({ price: 41.9, configuration: { modelId: 'zuschnittliste' } });
  });

  test('describes its inputs in three languages, and none of its cells', async () => {
    const { body } = await get<{ properties: { groups: { label: object; properties: { label: object }[] }[] } }>(
      visitor(shop.app),
      '/configurator/models/karton-preis',
    );
    expect(body.properties.groups[0]).toMatchObject({
      label: { de: 'Masse', fr: 'Dimensions' },
      properties: [{ label: { de: 'Länge innen', fr: 'Longueur intérieure', en: 'Inner length' }, min: 100, max: 1200 }, {}, {}],
    });
    const text = JSON.stringify([body, carton, await evaluate({ modelId: 'karton-preis', values: {} })]);
    for (const secret of ['Rechner!', 'Stueckpreis', 'Staffel', 'xlsx']) expect(text).not.toContain(secret);
  });

  test('is evaluated by the public call: results with names, part list, totals, what draws it; no price', async () => {
    const { body } = await evaluate({ modelId: 'karton-preis', values: carton.configuration?.values ?? {}, quantity: 25 });
    expect(body).toMatchObject({
      outputs: { blankLength: 1445.5, blankWidth: 509, content: 24 },
      outputLabels: { blankLength: { unit: 'mm', label: { fr: 'Longueur de la découpe' } } },
      partList: [{ articleNumber: 'KT-0201-C', articleName: { en: 'Blank 0201 flute C' }, length: 1445.5 }],
      totals: { weight: 0.375 },
      drawnBy: { modelId: 'fefco-0201', values: { length: 400, width: 300, height: 200, flute: 'C' } },
      problems: [{ severity: 'WARNING', message: { fr: 'L’impression en vaut la peine à partir de 50 pièces.' } }],
    });
    expect(JSON.stringify(body)).not.toContain('price');
    expect((await evaluate({ modelId: 'karton-preis', values: carton.configuration?.values ?? {}, quantity: 50 })).body.problems).toEqual(
      [],
    );
  });

  test.each([
    ['no values', {}],
    ['strange ones', { length: 'Infinity', flute: 12, print: true, toString: 1 }],
    ['formulas as text', { print: '=SUM(A1:A9)', flute: '@Auflage' }],
    ['numbers beyond every limit', { length: 1e308, width: -1e308, height: 5e-324 }],
  ])('survives %s', async (_, values) => {
    const answer = await evaluate({ modelId: 'karton-preis', values });
    expect(answer.status).toBe(200);
    expect(answer.body.problems.every(({ message }) => message.de !== '')).toBe(true);
  });

  test('its picture is drawn', async () => {
    for (const article of ['KP_0001', 'ZL_0001', 'PB_0001']) {
      const picture = await shop.app.inject(`/api/media/product-overview/${article}?format=svg`);
      expect([article, picture.statusCode, picture.headers['content-type']]).toEqual([article, 200, 'image/svg+xml']);
    }
  });
});

describe('EXCEL_PRICE', () => {
  test('is what the workbook computes at exactly the ordered quantity', async () => {
    const at = async (quantity: number): Promise<number | null | undefined> => (await lineOf(itemOf(carton, quantity)))?.pricePerOne;
    expect(await at(50)).toBe(4.45);
    // Between the steps of the ladder the set-up of the print is spread over the actual quantity.
    expect(await at(150)).toBe(2);
    expect(await lineOf(itemOf(carton, 100))).toMatchObject({ pricePerOne: 2.6, finalPrice: 260, problem: null });
    expect(await lineOf(itemOf(carton, 100, { print: 'ohne' }))).toMatchObject({ pricePerOne: 0.75 });
  });

  test('is the price of the configuration, whatever the browser made of it', async () => {
    const larch = itemOf(kit, 1, { wood: 'Lärche', length: 2000 });
    expect((await lineOf(larch))?.pricePerOne).toBeGreaterThan(kit.price ?? 0);
    const wild = { ...larch, configuration: { modelId: 'zuschnittliste', version: 1, values: { length: 99_999 } } };
    expect(await lineOf(wild)).toMatchObject({ pricePerOne: null, problem: 'configurationInvalid' });
    const foreign = { ...larch, configuration: { modelId: 'karton-preis', version: 1, values: {} } };
    expect(await lineOf(foreign)).toMatchObject({ problem: 'configurationInvalid' });
  });

  test('is on request where the workbook gives none, and never 0', async () => {
    expect(await lineOf(itemOf(carton, 10_050))).toMatchObject({ pricePerOne: null, finalPrice: null, problem: 'priceOnRequest' });
    expect(await lineOf(itemOf(carton, 75))).toMatchObject({ problem: 'quantityNotMultiple' });
  });

  test('an order takes it, with part list, weight and choices in words', async () => {
    const buyer = await newGuest(shop.app);
    const placed = await order(buyer, [itemOf(carton, 150), itemOf(kit, 2)]);
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    const { positions } = await orderByLink(shop.app, placed.body.uuid);
    expect(positions).toMatchObject([
      { articleNumber: 'KP_0001', pricePerOne: 2, finalPrice: 300, partList: [{ count: 1, length: 1445.5 }] },
      { articleNumber: 'ZL_0001', pricePerOne: 41.9, finalPrice: 83.8 },
    ]);
    expect(positions[0]?.details).toContainEqual({ label: 'Druck', value: '1-farbig' });
    expect(positions[1]?.partList.find(({ articleName }) => articleName.de === 'Bodenbrett')).toMatchObject({ count: 4, length: 1000 });
  });

  test('a price on request cannot be ordered', async () => {
    const refusedOrder = await order(await newGuest(shop.app), [itemOf(carton, 10_050)]);
    expect([refusedOrder.status, problemsOf(refusedOrder)[0]]).toEqual([422, expect.stringContaining('priceOnRequest')]);
  });
});

describe('the files of the configurator', () => {
  test('a fixed model is handed out as GLB, a workbook never', async () => {
    const glb = await shop.app.inject('/api/configurator/files/palettenbox.glb');
    expect([glb.statusCode, glb.headers['content-type'], glb.rawPayload.subarray(0, 4).toString()]).toEqual([
      200,
      'model/gltf-binary',
      'glTF',
    ]);
    for (const name of ['karton-preis.xlsx', 'unbekannt.glb', '..%2Fpackage.json'])
      expect([404, 400]).toContain((await shop.app.inject(`/api/configurator/files/${name}`)).statusCode);
  });

  test('the product says how its model is looked at and which choices change it', async () => {
    const box = await productOf(shop.app, 'PB_0001');
    expect(box).toMatchObject({
      landingPage: '3D_MODEL_FIX',
      fixedModel: { url: '/api/configurator/files/palettenbox.glb', cameraPosition: { x: 0.7, y: 0.7, z: 0.7 }, visibleProperties: [] },
    });
    expect(box.fixedModel?.bind[0]).toEqual({ node: 'lid', visible: 'p:ausstattung/lid' });
    expect(carton).toMatchObject({ landingPage: '2D', fixedModel: null });
  });
});

describe('a workbook that is exchanged', () => {
  const exchange = async (content: Buffer): Promise<void> => {
    await shop.database.pool.query("update configurator_file set content = $1, version = version + 1 where name = 'zuschnittliste.xlsx'", [
      content,
    ]);
    await shop.database.pool.query("update cache_version set version = version + 1 where name = 'catalog'");
    await shop.catalog.refresh();
  };

  test('by something else leaves the product on sale with its price on request; by a sound one it is there again, in the next version', async () => {
    const { rows } = await shop.database.pool.query<{ content: Buffer }>(
      "select content from configurator_file where name = 'zuschnittliste.xlsx'",
    );
    const sound = rows[0]?.content ?? Buffer.alloc(0);
    await exchange(Buffer.from('no workbook'));
    expect(await productOf(shop.app, 'ZL_0001')).toMatchObject({ price: null, configuration: null });
    expect(await lineOf({ key: 'a', productId: kit.id, configuration: null, quantity: 1 })).toMatchObject({ problem: 'priceOnRequest' });
    await exchange(sound);
    expect(await productOf(shop.app, 'ZL_0001')).toMatchObject({ price: 41.9, configuration: { modelId: 'zuschnittliste', version: 3 } });
    // A cart filled before keeps its line.
    expect(await lineOf(itemOf(kit))).toMatchObject({ pricePerOne: 41.9, problem: null });
  });
});
