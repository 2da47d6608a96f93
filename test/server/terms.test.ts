/** Trucks, payment terms and cash discounts as staff edit them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShippingCost } from '#contract/cart.ts';
import type { TermsRecords } from '#contract/terms.ts';
import { get, logIn, mondayMorning, problemsOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const all = async (): Promise<TermsRecords> => (await get<TermsRecords>(staff, '/terms')).body;
const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<Answer<TermsRecords>> =>
  send<TermsRecords>(staff, method, path, body);
const name = { de: '45 Tage netto', fr: '45 jours net', en: '45 days net' };
const van = { name: { de: 'Bus', fr: 'Bus', en: 'Bus' }, height: 1800, length: 3000, width: 1700, loadMeter: 3, maxParkingLots: 4 };

describe.each([
  ['/payment-term', 'paymentTerms', { name, days: 45 }, { days: 44 }],
  ['/skonto', 'skonti', { name, percent: 1.5, days: 7 }, { percent: 1.25 }],
  ['/shipping/truck', 'trucks', van, { maxParkingLots: 5 }],
] as const)('%s', (path, kind, made, change) => {
  it('is made, changed once per version and deleted', async () => {
    const created = await write('POST', path, made);
    const record = created.body[kind].at(-1)!;
    expect(record).toMatchObject({ ...made, version: 1 });
    const changed = await write('PUT', path, { ...record, ...change });
    expect(changed.body[kind].at(-1)).toMatchObject({ ...change, version: 2 });
    expect((await write('PUT', path, { ...record, ...change })).status).toBe(409);
    expect((await write('DELETE', `${path}/${record.id}`)).status).toBe(200);
    expect((await all())[kind].some(({ id }) => id === record.id)).toBe(false);
    expect((await write('DELETE', `${path}/${record.id}`)).status).toBe(404);
  });

  it('refuses what it is not', async () => {
    expect((await write('POST', path, { ...made, name: { ...made.name, fr: '' } })).status).toBe(400);
    expect(problemsOf(await write('POST', path, { ...made, colour: 'red' }))).toEqual(['unknownField body.colour']);
    expect((await write('PUT', path, { ...made, id: 999_999, version: 1 })).status).toBe(404);
  });
});

it('the axles of a truck are known as a whole or not at all', async () => {
  const axles = { frontAxle: -900, frontAxleEmpty: 1400, frontAxleMost: 1850, rearAxle: 3400, rearAxleEmpty: 1150, rearAxleMost: 2250 };
  const { rearAxleMost: _, ...five } = axles;
  for (const given of [five, { ...axles, rearAxle: null }, { ...axles, rearAxle: -900 }, { ...axles, frontAxleMost: 1400 }])
    expect(problemsOf(await write('POST', '/shipping/truck', { ...van, ...given }))).toEqual(['axlesUnclear body.frontAxle']);
  const record = (await write('POST', '/shipping/truck', { ...van, ...axles })).body.trucks.at(-1)!;
  expect(record).toMatchObject(axles);
  const untold = (await write('PUT', '/shipping/truck', { ...van, id: record.id, version: 1 })).body.trucks.at(-1);
  expect(untold).toMatchObject({ ...axles, version: 2 });
  const none = Object.fromEntries(Object.keys(axles).map((key) => [key, null]));
  expect((await write('PUT', '/shipping/truck', { ...untold, ...none })).body.trucks.at(-1)).toMatchObject({ ...none, version: 3 });
});

it('what a customer has stays', async () => {
  const { paymentTerms } = await all();
  const [usual] = paymentTerms;
  const refused = await write('DELETE', `/payment-term/${usual?.id}`);
  expect([refused.status, problemsOf(refused)]).toEqual([409, ['inUse']]);
  expect((await all()).paymentTerms).toEqual(paymentTerms);
});

it('a larger first truck is reckoned with at once', async () => {
  const cost = async (): Promise<number> =>
    (await get<ShippingCost>(visitor(shop.app), '/shipping/estimate?zipCode=7500&spaces=12')).body.costDetail.effectiveCost;
  const [first] = (await all()).trucks;
  const before = await cost();
  expect((await write('PUT', '/shipping/truck', { ...first, maxParkingLots: 36 })).status).toBe(200);
  expect(await cost()).toBeLessThan(before);
});
