import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogIn, management } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

/** Monday, 23 November 2026, 09:00 in Switzerland. */
const mondayMorning = Date.parse('2026-11-23T09:00:00+01:00');
let shop: ShopApp;
let live: ShopApp;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  live = await startShop({ shop: 'moebel', now: () => mondayMorning, env: { NODE_ENV: 'production' } });
});
afterAll(async () => {
  await shop.close();
  await live.close();
});

const delivery = async (query = '', of = shop, headers = {}) =>
  (await of.app.inject({ url: `/api/calendar/delivery${query}`, headers })).json<{ earliest: string; preselected: string }>();
const at = (instant: string, more = '') => `?at=${encodeURIComponent(instant)}${more}`;

const holidays = async (query: string) =>
  (await shop.app.inject(`/api/calendar/holidays?${query}`)).json<{ date: string; name: string }[]>();

describe('delivery days', () => {
  it('packaging leaves after one working day and proposes three', async () => {
    expect(await delivery()).toEqual({ earliest: '2026-11-24', preselected: '2026-11-26', latest: '2027-11-24' });
  });

  it('furniture needs two', async () => {
    expect(await delivery('', live)).toMatchObject({ earliest: '2026-11-25', preselected: '2026-11-26' });
    expect(await delivery('?shop=moebel')).toMatchObject({ earliest: '2026-11-25', preselected: '2026-11-26' });
  });

  it.each([
    ['two o’clock still counts today', '2026-11-23T14:00:00+01:00', '2026-11-24'],
    ['a minute later counts tomorrow', '2026-11-23T14:01:00+01:00', '2026-11-25'],
    ['Friday evening', '2026-11-27T18:00:00+01:00', '2026-12-01'],
    ['before Christmas the holidays are skipped', '2026-12-21T10:00:00+01:00', '2026-12-22'],
    ['the evening before the rest day', '2026-12-22T15:00:00+01:00', '2027-01-05'],
    ['the same instant in another zone', '2026-11-23T13:01:00Z', '2026-11-25'],
    ['summer time', '2026-07-06T12:01:00Z', '2026-07-08'],
  ])('%s', async (_, instant, earliest) => {
    expect((await delivery(at(instant))).earliest).toBe(earliest);
  });

  it('of a quote keep its own time to deliver', async () => {
    expect(await delivery('?workingDays=8')).toEqual({ earliest: '2026-12-03', preselected: '2026-12-03', latest: '2027-12-03' });
    expect(await delivery('?workingDays=0')).toMatchObject({ earliest: '2026-11-23', preselected: '2026-11-23' });
  });

  it('in production only staff may ask for another moment', async () => {
    const other = at('2026-12-21T10:00:00+01:00');
    expect((await delivery(other, live)).earliest).toBe('2026-11-25');
    expect((await delivery(other, live, await demoLogIn(live, management))).earliest).not.toBe('2026-11-25');
  });

  it.each(['?at=tomorrow', '?workingDays=-1', '?at=2026-13-40T00:00:00Z', '?shop=schuhe'])('%s is refused', async (query) => {
    expect((await shop.app.inject(`/api/calendar/delivery${query}`)).statusCode).toBe(400);
  });
});

describe('holidays', () => {
  it('are named in the caller’s language', async () => {
    expect(await holidays('year=2026')).toContainEqual({ date: '2026-04-03', name: 'Karfreitag' });
    expect(await holidays('year=2026&lang=fr')).toContainEqual({ date: '2026-04-03', name: 'Vendredi saint' });
  });

  it('reach from 2021 to 2072', async () => {
    for (const year of [2021, 2072]) expect((await holidays(`year=${year}`)).length).toBeGreaterThan(15);
    for (const year of ['2020', '2073', 'x', ''])
      expect((await shop.app.inject(`/api/calendar/holidays?year=${year}`)).statusCode).toBe(400);
  });

  it('follow what staff opened or closed', async () => {
    const headers = await demoLogIn(shop, management);
    const name = { de: 'Inventur', fr: 'Inventaire', en: 'Stocktaking' };
    for (const [day, working] of [
      ['2026-11-24', false],
      ['2026-12-23', true],
    ] as const) {
      const stored = await shop.app.inject({ method: 'PUT', url: `/api/holiday/${day}`, headers, payload: { working, name } });
      expect(stored.statusCode).toBe(200);
    }
    expect(await holidays('year=2026')).toContainEqual({ date: '2026-11-24', name: 'Inventur' });
    expect((await holidays('year=2026')).some(({ date }) => date === '2026-12-23')).toBe(false);
    expect((await delivery()).earliest).toBe('2026-11-25');
  });
});
