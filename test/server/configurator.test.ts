import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import crateModel from '#models/holzkiste/model.json' with { type: 'json' };
import { compileModel } from '#domain/configurator/compile-model.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

const models = folderLibrary();

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

interface Answer {
  values: Record<string, unknown>;
  problems: { severity: string; id: string }[];
  partList: { articleName: { de: string }; count: number; length: number; width: number; height: number; partInfo: { key: string } }[];
  totals: { parts: number; weight: number; woodVolume: number };
  outputs: Record<string, number>;
  hash: string;
}
const ask = async (payload: object) => shop.app.inject({ method: 'POST', url: '/api/configurator/evaluate', payload });
const evaluated = async (modelId: string, values: object): Promise<Answer> => {
  const answer = await ask({ modelId, values });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const golden = { length: 1000, width: 600, height: 500, mass: 150 };

describe('evaluating a model', () => {
  it('gives the golden crate: sizes, parts, volume, weight', async () => {
    const { outputs, totals, problems, partList } = await evaluated('holzkiste', golden);
    expect(outputs).toMatchObject({ outerLength: 1072, outerWidth: 672, outerHeight: 654 });
    expect(totals.parts).toBe(38);
    expect(totals.woodVolume).toBeCloseTo(0.073192, 6);
    expect(totals.weight).toBeCloseTo(34.06, 2);
    expect(problems).toEqual([]);
    expect(partList.some((line) => line.count === 4 && line.length === 1072 && line.width === 140)).toBe(true);
  });

  it('says one error, and only that, for a load beyond the class', async () => {
    const { problems } = await evaluated('holzkiste', { ...golden, mass: 501 });
    expect(problems.filter(({ severity }) => severity === 'ERROR')).toHaveLength(1);
  });

  it('falls back to the minimum for a missing number and to the first option for an unknown one', async () => {
    expect((await evaluated('holzkiste', { width: 600, height: 500, mass: 150 })).values['length']).toBe(200);
    const lath = await evaluated('latte', { count: 10, length: 2400, material: 'spruce', section: '99!99' });
    expect(lath.values['section']).toBe('60!18');
    expect(lath.problems).toMatchObject([{ severity: 'WARNING' }]);
  });

  it('names a configuration by the same hash, whatever the order of its values', async () => {
    const turned = Object.fromEntries(Object.entries(golden).toReversed());
    expect((await evaluated('holzkiste', turned)).hash).toBe((await evaluated('holzkiste', golden)).hash);
    expect((await evaluated('holzkiste', { ...golden, mass: 151 })).hash).not.toBe((await evaluated('holzkiste', golden)).hash);
  });

  it('knows the choices of the display and answers as if nothing had been said of them', async () => {
    expect(await evaluated('holzkiste', { ...golden, lidAngle: 45, frontHidden: true })).toEqual(await evaluated('holzkiste', golden));
  });

  it('prices, draws and papers a crate with an open lid like any other', async () => {
    const found = await shop.app.inject({ url: '/api/product?articleNumber=HK_0001' });
    const [crate] = found.json<{ items: { id: number }[] }>().items;
    const opened = { ...golden, lidAngle: 90 };
    const price = async (values: object) => {
      const configuration = { modelId: 'holzkiste', version: 1, values };
      const cartItems = [{ key: 'a', productId: crate?.id, quantity: 2, configuration }];
      return (await shop.app.inject({ method: 'POST', url: '/api/product/order-price', payload: { cartItems } })).body;
    };
    expect(await price(opened)).toBe(await price(golden));
    const file = async (values: object, format: string) => {
      const query = new URLSearchParams({ format, values: JSON.stringify(values) });
      const answer = await shop.app.inject({ url: `/api/configurator/export/HK_0001?${query.toString()}` });
      expect(answer.statusCode).toBe(200);
      return answer.headers['etag'];
    };
    for (const format of ['csv', 'dxf', 'glb', 'svg']) expect(await file(opened, format)).toBe(await file(golden, format));
    const paper = async (values: object) => {
      const payload = { reportId: 'stueckliste', params: { articleNumber: 'HK_0001', values } };
      const answer = await shop.app.inject({ method: 'POST', url: '/api/report/generate/', payload });
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      return answer.rawPayload;
    };
    expect((await paper(opened)).equals(await paper(golden))).toBe(true);
  });

  it('answers an unknown model and an unpublished version with not found', async () => {
    for (const payload of [
      { modelId: 'sarg', values: {} },
      { modelId: 'holzkiste', version: 99, values: golden },
    ]) {
      const answer = await ask(payload);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ errors: [{ message: 'modelNotFound' }] });
    }
  });

  it.each(['../holzkiste', 'holzkiste/model.json', '__proto__', 'HOLZKISTE', ''])('the id %j is malformed', async (modelId) => {
    expect((await ask({ modelId, values: {} })).statusCode).toBe(400);
  });

  it.each([
    { length: 1e308, width: -1e308, height: 0, mass: 1 },
    { length: 'drop table', width: true, height: '', mass: 'NaN' },
    { length: 1000.00001, width: 600, height: 500, mass: 150, unknown: 1 },
  ])('%j is answered, not thrown', async (values) => {
    const { totals } = await evaluated('holzkiste', values);
    expect(Number.isFinite(totals.weight)).toBe(true);
  });

  it('refuses more than 64 values', async () => {
    const values = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`v${index}`, 1]));
    expect((await ask({ modelId: 'holzkiste', values })).statusCode).toBe(400);
  });
});

describe('describing a model', () => {
  it('hands browsers the document they evaluate to the same result', async () => {
    const { model, version, id } = (await shop.app.inject('/api/configurator/models/holzkiste')).json<{
      model: ProductModel;
      version: number;
      id: string;
    }>();
    expect([id, version]).toEqual(['holzkiste', crateModel.version]);
    expect(evaluate(compileModel(model), golden).hash).toBe((await evaluated('holzkiste', golden)).hash);
  });

  it('shows limits, options and labels of the preset', async () => {
    const { body } = await shop.app.inject('/api/configurator/models/latte');
    expect(body).toContain('"Material"');
    expect(body).toContain('"130!30"');
  });

  it.each(models.ids)('%s tells nothing about costs', async (id) => {
    const texts = [(await shop.app.inject(`/api/configurator/models/${id}`)).body, (await ask({ modelId: id, values: {} })).body];
    for (const text of texts)
      for (const secret of ['chf', 'cost', 'price', 'margin', 'labour', 'perLot'])
        expect(text.toLowerCase().includes(`"${secret}`), secret).toBe(false);
  });

  it('an unknown one is not found', async () => {
    expect((await shop.app.inject('/api/configurator/models/sarg')).statusCode).toBe(404);
    expect((await shop.app.inject('/api/configurator/models/..%2Fmaterial-prices.json')).statusCode).toBe(400);
  });
});
