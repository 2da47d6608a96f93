/** Trucks and how full they get: who may ask, and that the figures match those of the order's price. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Truck, TruckFilling } from '#contract/shipping.ts';
import { get, itemOf, logIn, priceOf, problemsOf, productOf, send } from './buyer.ts';
import type { Answer, Item, Person } from './buyer.ts';
import { company, customer, management } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let buyer: Person;
let staff: Person;
let pallets: (quantity: number) => Item;
beforeAll(async () => {
  shop = await startShop();
  buyer = await logIn(shop.app, company);
  staff = await logIn(shop.app, management);
  const product = await productOf(shop.app, 'EP_0001');
  pallets = (quantity) => itemOf(product, quantity);
});
afterAll(async () => shop.close());

const trucks = async (person: Person): Promise<Truck[]> => (await get<{ items: Truck[] }>(person, '/shipping/truck')).body.items;
const fill = async (person: Person, cartItems: Item[], over: object = {}): Promise<Answer<TruckFilling>> =>
  send<TruckFilling>(person, 'POST', '/shipping/truck-filling', { cartItems, zipCode: '4528', ...over });

describe('trucks', () => {
  it('are shown to those who order by list', async () => {
    expect((await trucks(buyer)).map(({ maxParkingLots }) => maxParkingLots)).toEqual([18, 8, 33]);
    expect((await trucks(staff)).length).toBe(3);
    expect((await get(await logIn(shop.app, customer), '/shipping/truck')).status).toBe(403);
  });

  it('are filled with the spaces and the cost of the order’s price', async () => {
    const items = [pallets(40)];
    const { body } = await fill(buyer, items);
    const { shippingCost } = await priceOf(buyer, items, { zipCode: '4528' });
    expect(body.storingSpaces).toBe(shippingCost?.detail.maxStoringSpace);
    expect(body.cost).toBe(shippingCost?.costDetail.cost);
    expect(body.truckId).toBe((await trucks(buyer))[0]?.id);
    expect(body.trucks).toBe(1);
    expect(body.lines[0]?.stack).toMatchObject({ pieces: 15, stacks: 3, round: false });
  });

  it('say truly how much more goes with them', async () => {
    const { body } = await fill(buyer, [pallets(40)]);
    const { quantityThatFits, quantityAtSameCost } = body.lines[0]!;
    const costOf = async (quantity: number) => (await priceOf(buyer, [pallets(quantity)], { zipCode: '4528' })).shippingCost;
    expect((await costOf(quantityAtSameCost))?.costDetail.cost).toBe(body.cost);
    expect((await costOf(quantityAtSameCost + 1))?.costDetail.cost).toBeGreaterThan(body.cost ?? 0);
    expect((await costOf(quantityThatFits))?.detail.maxStoringSpace).toBeLessThanOrEqual(18);
    expect((await costOf(quantityThatFits + 1))?.detail.maxStoringSpace).toBeGreaterThan(18);
  });

  it('stand on the truck as they will be driven: metres of its floor, and no more than it may carry', async () => {
    const [, van] = await trucks(buyer);
    const { body } = await fill(buyer, [pallets(40)]);
    // Three stacks of pallets of 1200 × 800 fit side by side.
    expect(body.loadMeters).toBe(1.2);
    const small = (await fill(buyer, [pallets(40)], { truckId: van!.id })).body;
    // 900 kg carry 42 pallets of some 21 kg, though there is room for many more.
    expect([small.trucks, small.lines[0]?.quantityThatFits]).toEqual([1, 42]);
    expect((await fill(buyer, [pallets(43)], { truckId: van!.id })).body).toMatchObject({ trucks: 2 });
    expect((await fill(buyer, [pallets(40_000)])).body.loadMeters).toBeNull();
  });

  it('work without a postal code, and with another truck', async () => {
    const { body } = await fill(buyer, [pallets(40)], { zipCode: '' });
    expect(body.cost).toBeNull();
    expect(body.storingSpaces).toBeGreaterThan(0);
    expect(body.lines[0]?.quantityAtSameCost).toBe(40);
    const [, van] = await trucks(buyer);
    const smaller = (await fill(buyer, [pallets(40)], { truckId: van?.id })).body;
    expect(smaller.truckId).toBe(van?.id);
    expect(smaller.lines[0]?.quantityThatFits).toBeLessThan(body.lines[0]?.quantityThatFits ?? 0);
    expect((await fill(buyer, [], { zipCode: '' })).body).toMatchObject({ storingSpaces: 0, lines: [] });
  });

  it('refuse unknown trucks and postal codes', async () => {
    expect((await fill(buyer, [pallets(1)], { truckId: 2_147_483_647 })).status).toBe(404);
    expect(problemsOf(await fill(buyer, [pallets(1)], { zipCode: '9999' }))).toEqual(['zipCodeUnknown body.zipCode']);
  });

  it('spaces packed by hand count for staff alone', async () => {
    expect((await fill(staff, [pallets(40)], { maxStoringSpace: 9.5 })).body.storingSpaces).toBe(9.5);
    expect((await fill(buyer, [pallets(40)], { maxStoringSpace: 9.5 })).body.storingSpaces).not.toBe(9.5);
  });
});
