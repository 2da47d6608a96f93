import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from '#contract/address.ts';
import {
  get,
  homeAddress,
  itemOf,
  logIn,
  mondayMorning,
  newAddress,
  newGuest,
  order,
  problemsOf,
  productOf,
  send,
  visitor,
} from './buyer.ts';
import type { Buyer } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let anna: Buyer;
let eva: Buyer;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  anna = await newGuest(shop.app);
  eva = await newGuest(shop.app);
});
afterAll(async () => shop.close());

const pathOf = (buyer: Buyer): string => `/customer/${buyer.customerId}/address`;

async function count(table: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ count: number }>(`select count(*) from ${table}`);
  return rows[0]?.count ?? -1;
}

describe('addresses', () => {
  test('are stored, listed and changed by their owner', async () => {
    const guest = await newGuest(shop.app);
    const second = await newAddress(guest, guest.customerId, { name: 'Lager', zipCode: '9490', city: 'Vaduz', country: 'LI' });
    expect(second).toMatchObject({
      customerId: guest.customerId,
      name: 'Lager',
      country: 'LI',
      fixedDeliveryCost: -1,
      isDefaultShipping: false,
    });
    const changed = await send<Address>(guest, 'PUT', pathOf(guest), { ...homeAddress, id: second.id, name: 'Rampe 4' });
    expect(changed).toMatchObject({ status: 200, body: { id: second.id, name: 'Rampe 4', zipCode: '8001' } });
    const { items, total } = (await get<{ items: Address[]; total: number }>(guest, pathOf(guest))).body;
    expect(total).toBe(2);
    expect(items.map(({ name }) => name)).toEqual(['Anna Muster', 'Rampe 4']);
  });

  test('abroad keep state and carrier phone, which North America asks for and home does not', async () => {
    const guest = await newGuest(shop.app);
    const boston = { ...homeAddress, zipCode: '02116', city: 'Boston', country: 'US', carrierPhone: '+1 617 555 0100' };
    const refused = await send(guest, 'POST', pathOf(guest), boston);
    expect([refused.status, problemsOf(refused)]).toEqual([422, ['validation.northAmericaStateOrProvinceCode body.stateOrProvinceCode']]);
    const stored = await send<Address>(guest, 'POST', pathOf(guest), { ...boston, stateOrProvinceCode: 'MA' });
    expect(stored.body).toMatchObject({ stateOrProvinceCode: 'MA', carrierPhone: '+1 617 555 0100' });
    const home = await send<Address>(guest, 'PUT', pathOf(guest), {
      ...homeAddress,
      id: stored.body.id,
      stateOrProvinceCode: 'MA',
      carrierPhone: '+1 617 555 0100',
    });
    expect(home.body).toMatchObject({ country: 'CH', stateOrProvinceCode: '', carrierPhone: '' });
  });

  test('of registered customers too, and by staff for any customer', async () => {
    const customer = await logIn(shop.app, 'kundin@kistenwerk.example');
    const customerId = customer.customerId ?? 0;
    const { id } = await newAddress(customer, customerId);
    const staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
    const seen = await get<{ items: Address[] }>(staff, `/customer/${customerId}/address`);
    expect(seen.body.items.map((address) => address.id)).toContain(id);
    expect((await get(staff, '/customer/999999/address')).status).toBe(404);
    expect((await send(staff, 'POST', '/customer/999999/address', homeAddress)).status).toBe(404);
  });

  test('of somebody else are not there: neither to read nor to add nor to change', async () => {
    const before = await count('address');
    expect((await get(anna, pathOf(eva))).status).toBe(404);
    expect((await send(anna, 'POST', pathOf(eva), homeAddress)).status).toBe(404);
    expect((await send(anna, 'PUT', pathOf(eva), { ...homeAddress, id: eva.addressId })).status).toBe(404);
    expect((await send(anna, 'PUT', pathOf(anna), { ...homeAddress, id: eva.addressId, name: 'Gekapert' })).status).toBe(404);
    expect((await get(visitor(shop.app), pathOf(eva))).status).toBe(401);
    expect(await count('address')).toBe(before);
    const { items } = (await get<{ items: Address[] }>(eva, pathOf(eva))).body;
    expect(items.map(({ name }) => name)).toEqual(['Anna Muster']);
  });

  test('cannot be ordered to by somebody else, and nothing is stored', async () => {
    const item = itemOf(await productOf(shop.app, 'EP_0001'));
    const before = await count('sales_order');
    for (const over of [
      { invoiceAddressId: eva.addressId },
      { deliveryAddressId: eva.addressId },
      { customerId: eva.customerId },
      { invoiceAddressId: 999_999 },
    ]) {
      const answer = await order(anna, [item], over);
      expect(answer.status).toBe(404);
      expect(problemsOf(answer)).toEqual(['notFound']);
    }
    expect(await count('sales_order')).toBe(before);
    expect(await count('mail')).toBe(0);
  });

  test('owner and delivery cost are refused by name, which one is preferred is the customer’s own to say', async () => {
    const answer = await send(anna, 'POST', pathOf(anna), { ...homeAddress, customerId: eva.customerId });
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['fieldNotPermitted body.customerId']]);
    const cost = await send(anna, 'POST', pathOf(anna), { ...homeAddress, fixedDeliveryCost: 0 });
    expect([cost.status, problemsOf(cost)]).toEqual([422, ['fieldNotPermitted body.fixedDeliveryCost']]);
    const preferred = await newAddress(anna, anna.customerId, { isDefaultShipping: true });
    expect(preferred).toMatchObject({ customerId: anna.customerId, fixedDeliveryCost: -1, isDefaultShipping: true });
  });

  test.each([
    ['a Swiss postal code of five digits', { zipCode: '80011' }, 'validation.zipCodeByCountry body.zipCode'],
    ['a Swiss postal code that does not exist', { zipCode: '8899' }, 'zipCodeUnknown body.zipCode'],
    ['a postal code of Liechtenstein that does not exist', { zipCode: '9999', country: 'LI' }, 'zipCodeUnknown body.zipCode'],
    ['a German postal code of two characters', { zipCode: '79', country: 'DE' }, 'validation.zipCodeByCountry body.zipCode'],
    ['a street of digits', { street: '12' }, 'validation.street body.street'],
    ['no name', { name: ' ' }, 'validation.required body.name'],
    ['a country that does not exist', { country: 'XX', zipCode: '79539' }, 'validation.country body.country'],
  ])('%s is refused at its field', async (_what, over, problem) => {
    const answer = await send(anna, 'POST', pathOf(anna), { ...homeAddress, ...over });
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toContain(problem);
  });

  test('a foreign address with its own form of postal code is stored', async () => {
    expect(await newAddress(anna, anna.customerId, { zipCode: 'SW1A 1AA', city: 'London', country: 'GB' })).toMatchObject({
      zipCode: 'SW1A 1AA',
    });
  });
});
