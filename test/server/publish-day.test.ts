/** Products that enter and leave the shop on a given day, by the shop's clock; until then only staff see them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/product.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { get, logIn, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let board: Product;
let clock = Date.parse('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  shop = await startShop({ now: () => clock });
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
  board = await productOf(shop.app, 'EP_0001');
});
afterAll(async () => shop.close());

async function begun(articleNumber: string, plan: object) {
  const name = { de: articleNumber };
  const { body } = await send<{ id: number }>(staff, 'PUT', '/product', {
    typeId: board.typeId,
    name,
    kindCode: 1,
    articleNumber,
    copyFrom: board.id,
  });
  return send<ProductRecord>(staff, 'POST', `/product/${body.id}`, { version: 1, ...plan });
}
const seenBy = async (person: Person, articleNumber: string): Promise<boolean> =>
  (await get<{ items: Product[] }>(person, `/product?articleNumber=${articleNumber}`)).body.items.length === 1;
async function turnTo(moment: string): Promise<void> {
  clock = Date.parse(moment);
  await shop.turnDay();
}

it('comes on its day at midnight in Switzerland and leaves on its other one, each noted in the name of the shop', async () => {
  const { status, body } = await begun('EP_ADVENT', { publishOn: '2026-12-01', hideOn: '2026-12-25' });
  expect([status, body.publishOn, body.hideOn, body.published]).toEqual([200, '2026-12-01', '2026-12-25', false]);
  await turnTo('2026-11-30T23:59:59+01:00');
  expect(await seenBy(visitor(shop.app), 'EP_ADVENT')).toBe(false);
  await turnTo('2026-12-01T00:00:01+01:00');
  expect(await seenBy(visitor(shop.app), 'EP_ADVENT')).toBe(true);
  await shop.turnDay();
  await turnTo('2026-12-25T00:00:01+01:00');
  expect(await seenBy(visitor(shop.app), 'EP_ADVENT')).toBe(false);
  const record = (await get<ProductRecord>(staff, `/product/${body.id}/record`)).body;
  expect(record).toMatchObject({ published: false, publishOn: null, hideOn: null, version: body.version + 2 });
  const { items } = (await get<{ items: HistoryEntry[] }>(staff, `/history?kind=product&id=${body.id}`)).body;
  expect(items.filter(({ who }) => who === '').map(({ field, before, after }) => [field, before, after])).toEqual([
    ['hideOn', '2026-12-25', null],
    ['published', true, false],
    ['publishOn', '2026-12-01', null],
    ['published', false, true],
  ]);
});

it('makes up for days on which nobody looked, and leaves deleted products alone', async () => {
  clock = Date.parse('2026-11-23T09:00:00+01:00');
  await begun('EP_KURZ', { publishOn: '2026-12-01', hideOn: '2026-12-03' });
  const { body } = await begun('EP_TOT', { publishOn: '2026-12-01' });
  await shop.app.inject({ method: 'DELETE', url: `/api/product/${body.id}`, headers: { authorization: `Bearer ${staff.token}` } });
  await turnTo('2027-01-04T08:00:00+01:00');
  expect([await seenBy(visitor(shop.app), 'EP_KURZ'), await seenBy(staff, 'EP_KURZ')]).toEqual([false, true]);
  expect((await get<ProductRecord>(staff, `/product/${body.id}/record`)).body).toMatchObject({ published: false, publishOn: '2026-12-01' });
});

describe('a plan', () => {
  it('that is overtaken by hand is off', async () => {
    clock = Date.parse('2026-11-23T09:00:00+01:00');
    const { body } = await begun('EP_HAND', { publishOn: '2026-12-01' });
    const shown = await send<ProductRecord>(staff, 'POST', `/product/${body.id}`, { version: body.version, published: true });
    expect(shown.body).toMatchObject({ published: true, publishOn: null });
  });

  it.each<[string, object, string]>([
    ['EP_P1', { publishOn: '2026-11-23' }, 'dayBeforeTomorrow body.publishOn'],
    ['EP_P2', { publishOn: '2026-02-30' }, 'dayNotPossible body.publishOn'],
    ['EP_P3', { published: true, publishOn: '2026-12-01' }, 'publishedAlready body.publishOn'],
    ['EP_P4', { publishOn: '2026-12-02', hideOn: '2026-12-02' }, 'hiddenBeforePublished body.hideOn'],
  ])('%s %j is refused', async (articleNumber, plan, problem) => {
    const answer = await begun(articleNumber, plan);
    expect([answer.status, problemsOf(answer)]).toEqual([422, [problem]]);
  });
});

it('before its day it is shown to nobody but staff: neither its facts, nor its pictures, nor in a list', async () => {
  clock = Date.parse('2026-11-23T09:00:00+01:00');
  const { body } = await begun('EP_GEHEIM', { publishOn: '2026-12-01' });
  const customer = await logIn(shop.app, 'kundin@kistenwerk.example');
  const asked = ['/media/product-overview/EP_GEHEIM', `/product/${body.id}/gallery-images`];
  for (const person of [visitor(shop.app), customer]) {
    expect(await seenBy(person, 'EP_GEHEIM')).toBe(false);
    for (const url of asked) {
      const answer = await shop.app.inject({
        url: `/api${url}`,
        headers: person.token === '' ? {} : { authorization: `Bearer ${person.token}` },
      });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
  }
  expect(await seenBy(staff, 'EP_GEHEIM')).toBe(true);
});
