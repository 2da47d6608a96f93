/**
 * The load that a single caller can cause: full carts, the largest products, the widest pictures, many at once. Other requests must not wait for it.
 * Measured is how long the event loop is blocked, in processor time: other programs on the machine do not count.
 */
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describe as describeModel, propertiesOf } from '#domain/configurator/describe.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { drawConfiguration } from '#server/media/draw-configuration.ts';
import { depth } from '../../depth.ts';
import { logIn, productOf } from '../buyer.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';
import { chance, pick } from './hostile-value.ts';

const models = folderLibrary();

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Runs the work and measures the longest time that nothing else got a turn, and the total time. */
async function watched<T>(work: () => Promise<T>): Promise<{ result: T; longestTurnMs: number; totalMs: number }> {
  let longestTurnMs = 0;
  const state = { done: false };
  const begin = cpuMs();
  const result = work().finally(() => {
    state.done = true;
  });
  for (let last = begin; !state.done;) {
    await setImmediate();
    const now = cpuMs();
    longestTurnMs = Math.max(longestTurnMs, now - last);
    last = now;
  }
  return { result: await result, longestTurnMs, totalMs: cpuMs() - begin };
}

/** Every number of the model at its minimum or its maximum; limits that depend on others move along. */
function atLimits(modelId: string, side: 'min' | 'max'): Values {
  const compiled = models.compiled(modelId);
  if (compiled === null) throw new Error(`no model ${modelId}`);
  const values: Record<string, number | string | boolean> = { ...presetValues(compiled) };
  for (const property of propertiesOf(describeModel(compiled, values).groups))
    if (property.type === 'number') values[property.id] = property[side];
  return values;
}

/** Numbers at a limit or between, random options and switches. */
function anyValues(compiled: CompiledModel, random: () => number): Values {
  const values: Record<string, number | string | boolean> = { ...presetValues(compiled) };
  for (const property of propertiesOf(describeModel(compiled, values).groups)) {
    if (property.type === 'number') values[property.id] = pick(random, [property.min, property.max, (property.min + property.max) / 2]);
    if (property.type === 'option') values[property.id] = pick(random, property.options).value;
    if (property.type === 'bool') values[property.id] = random() < 0.5;
  }
  return values;
}

interface Line {
  key: string;
  productId: number;
  configuration: { modelId: string; version: number; values: Values };
  quantity: number;
}

/** Lines that differ from each other and from all earlier ones: nothing can be cached. */
let asked = 0;
async function linesAtLimits(count: number): Promise<Line[]> {
  const { id: productId, configuration } = await productOf(shop.app, 'HK_0001');
  if (configuration === null) throw new Error('HK_0001 has no configuration');
  const largest = atLimits(configuration.modelId, 'max');
  const length = Number(largest['length']);
  return Array.from({ length: count }, (_, index) => {
    asked++;
    const values = { ...largest, mass: 100, length: length - (asked % 1000), width: Number(largest['width']) - Math.floor(asked / 1000) };
    return { key: `line-${index}`, productId, configuration: { ...configuration, values }, quantity: 1 + (index % 50) };
  });
}

const price = async (cartItems: Line[]) =>
  shop.app.inject({ method: 'POST', url: '/api/product/order-price', payload: { cartItems, zipCode: '8001' } });

describe('a cart of five hundred different crates at their limits', () => {
  it('is priced in two seconds, and others get their turn meanwhile', async () => {
    const lines = await linesAtLimits(500);
    const { result, longestTurnMs, totalMs } = await watched(async () => price(lines));
    expect(result.statusCode).toBe(200);
    const { items } = result.json<{ cartPrice: { items: { pricePerOne: number | null }[] } }>().cartPrice;
    expect(items.filter(({ pricePerOne }) => pricePerOne !== null)).toHaveLength(500);
    expect(totalMs).toBeLessThan(2000);
    expect(longestTurnMs).toBeLessThan(300);
  });

  it('of five hundred and one lines is refused', async () => {
    expect((await price(await linesAtLimits(501))).statusCode).toBe(400);
  });
});

describe('a body', () => {
  const sent = async (payload: string | Buffer, type: string, url = '/api/product/order-price', token = '') =>
    shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, authorization: `Bearer ${token}` } });

  it.each([
    ['lists', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['lists that never end', '['.repeat(1_000_000)],
    ['objects', '{"a":'.repeat(160_000) + '1' + '}'.repeat(160_000)],
  ])('of a megabyte of %s within each other is refused before it is read', async (_what, body) => {
    const { result, longestTurnMs } = await watched(async () => sent(body, 'application/json'));
    expect(result.statusCode).toBe(400);
    expect(longestTurnMs).toBeLessThan(200);
  });

  it('of ten megabytes in a form is not looked at byte by byte', async () => {
    const { token } = await logIn(shop.app, 'leitung@kistenwerk.example');
    const form = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n'),
      Buffer.alloc(10_000_000, 'x'),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const { result, longestTurnMs } = await watched(async () => sent(form, 'multipart/form-data; boundary=x', '/api/bank-import', token));
    expect(result.statusCode).toBe(422);
    // Byte by byte it takes seconds.
    expect(longestTurnMs).toBeLessThan(600);
  });
});

const heavy = depth(8, 20);

describe(`${heavy} of the heaviest calls at once`, () => {
  it('carts: others get their turn', async () => {
    const carts = await Promise.all(Array.from({ length: heavy }, async () => linesAtLimits(60)));
    const { result, longestTurnMs } = await watched(async () => Promise.all(carts.map(price)));
    expect(result.map(({ statusCode }) => statusCode)).toEqual(carts.map(() => 200));
    expect(longestTurnMs).toBeLessThan(300);
  });

  it('pictures: others get their turn', async () => {
    const urls = Array.from(
      { length: heavy },
      (_, index) =>
        `/api/media/product-overview/HK_0001?format=${index % 2 === 0 ? 'png' : 'webp'}&width=${1024 - index}&numerals=all&values=${encodeURIComponent(JSON.stringify({ length: 700 + index }))}`,
    );
    const { result, longestTurnMs } = await watched(async () => Promise.all(urls.map(async (url) => shop.app.inject(url))));
    expect(result.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
    expect(longestTurnMs).toBeLessThan(300);
  });
});

describe('one drawing', () => {
  it.each(models.ids)('of %s holds the server for less than 200 ms, whatever the numbers are', (id) => {
    const compiled = models.compiled(id);
    if (compiled === null) throw new Error(`no model ${id}`);
    const random = chance(4711);
    const draw = (values: Values): number => {
      const begin = cpuMs();
      drawConfiguration(models, evaluateValues(models, compiled, values), { widthPx: 2048, numerals: true, field: 'coral' });
      return cpuMs() - begin;
    };
    // The very first run includes compilation.
    draw(presetValues(compiled));
    const tried = [atLimits(id, 'min'), atLimits(id, 'max'), ...Array.from({ length: depth(3, 40) }, () => anyValues(compiled, random))];
    const slow = tried.map((values) => ({ ms: draw(values), values })).filter(({ ms }) => ms > 200);
    // Draws again: a single slow run, such as one with a garbage collection, does not count.
    expect(slow.filter(({ values }) => draw(values) > 200)).toEqual([]);
  });
});

describe('pictures', () => {
  const picture = (query: string) => shop.app.inject(`/api/media/product-overview/HK_0001?${query}`);

  it.each([
    'width=2049',
    'width=1e9',
    'width=-1',
    'width=NaN',
    'width=16.5',
    'width=',
    'width=512&width=9999',
    'format=exe',
    'field=url(x)',
  ])('are refused with %s', async (query) => {
    expect((await picture(query)).statusCode).toBe(400);
  });

  it.each([
    JSON.stringify({ length: 1e308 }),
    JSON.stringify({ length: -1e308, width: 5e-324, height: 0 }),
    JSON.stringify({ length: 'x'.repeat(200) }),
    JSON.stringify({ constructor: 1, toString: 'x', valueOf: true, hasOwnProperty: 0 }),
    JSON.stringify(Object.fromEntries(Array.from({ length: 64 }, (_, index) => [`p${index}`, index]))),
    '[]',
    'null',
    '1e999',
    '{"length":1e999}',
    '{"__proto__":{"length":1}}',
    '['.repeat(3000),
  ])('with the values %s are drawn or refused quickly', async (values) => {
    const { result, longestTurnMs } = await watched(async () => picture(`format=png&width=64&values=${encodeURIComponent(values)}`));
    expect([200, 400, 404]).toContain(result.statusCode);
    expect(longestTurnMs).toBeLessThan(200);
  });
});
