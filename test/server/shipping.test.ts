import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShippingCost } from '#contract/cart.ts';
import { company, demoLogIn } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const estimate = async (query: string, headers = {}) => shop.app.inject({ url: `/api/shipping/estimate?${query}`, headers });

const places = async (zipCode: string) =>
  (await shop.app.inject(`/api/shipping/place?zipCode=${encodeURIComponent(zipCode)}`)).json<{
    country: string;
    places: { place: string; canton: string }[];
  }>();

describe('the estimate of a delivery', () => {
  it('is trucks, kilometres there and back, and the filling, at the guests’ multiplier', async () => {
    const { detail, costDetail, place } = (await estimate('zipCode=8001&spaces=2')).json<ShippingCost>();
    expect(detail).toEqual({ quantity: 0, shippingType: 'TRUCK', maxStoringSpace: 2, weight: 0 });
    expect(place).toBe('Zürich');
    // A truck of 18 spaces is charged as at least 15 % full: 35 + 2 × km × 1.90 × 0.15.
    expect(costDetail.effectiveCost).toBeCloseTo(35 + 2 * costDetail.distanceInKm * 1.9 * 0.15, 1);
    expect(costDetail.cost).toBeCloseTo(costDetail.effectiveCost * 1.1, 1);
  });

  it('charges the share of a fuller truck and a second truck when one is not enough', async () => {
    const nine = (await estimate('zipCode=3000&spaces=9')).json<ShippingCost>().costDetail;
    expect(nine.effectiveCost).toBeCloseTo(35 + 2 * nine.distanceInKm * 1.9 * 0.5, 0);
    const thirty = (await estimate('zipCode=3000&spaces=30')).json<ShippingCost>().costDetail;
    expect(thirty.effectiveCost).toBeCloseTo(70 + 2 * thirty.distanceInKm * 1.9 * (30 / 18), 0);
  });

  it('rounds spaces up to halves', async () => {
    expect((await estimate('zipCode=8001&spaces=1.1')).json<ShippingCost>().detail.maxStoringSpace).toBe(1.5);
  });

  it('uses the caller’s own multiplier', async () => {
    const { costDetail } = (await estimate('zipCode=8001&spaces=2', await demoLogIn(shop, company))).json<ShippingCost>();
    expect(costDetail.cost).toBe(costDetail.effectiveCost);
  });

  it('to the own town costs the truck alone', async () => {
    expect((await estimate('zipCode=6210&spaces=1')).json<ShippingCost>().costDetail).toMatchObject({
      distanceInKm: 0,
      effectiveCost: 35,
      cost: 38.5,
    });
  });

  it('reaches Liechtenstein', async () => {
    expect((await estimate('zipCode=9490&spaces=1')).json<ShippingCost>()).toMatchObject({
      place: 'Vaduz',
      costDetail: { paysFees: false },
    });
  });

  it.each(['9999', '0000', '79098', '', 'abcd'])('the code %j is refused at its field', async (zipCode) => {
    const answer = await estimate(`zipCode=${zipCode}&spaces=1`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ message: 'zipCodeUnknown', field: 'query.zipCode' }] });
  });

  it.each(['0', '-1', 'x', '1001', 'Infinity', 'NaN', ''])('%j spaces are refused', async (spaces) => {
    expect((await estimate(`zipCode=8001&spaces=${spaces}`)).statusCode).toBe(400);
  });
});

describe('the towns of a postal code', () => {
  it('come with their canton, the main one first', async () => {
    expect(await places('6210')).toMatchObject({ country: 'CH', places: [{ place: 'Sursee', canton: 'LU' }] });
    expect(await places('9490')).toMatchObject({ country: 'LI', places: [{ place: 'Vaduz', canton: 'FL' }] });
  });

  it.each(['9999', '', 'abc', '62100', '__proto__'])('%j has none', async (zipCode) => {
    expect((await places(zipCode)).places).toEqual([]);
  });
});
