/** What staff write finer than its column keeps is refused at its field, by call and by table, and nothing is rounded without a word. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKindKey } from '#contract/import.ts';
import type { Order } from '#contract/order.ts';
import { itemOf, logIn, mondayMorning, newGuest, order, orderBody, problemsOf, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { customerOf } from './customer-steps.ts';
import { management } from './demo-log-in.ts';
import { rowsOf, uploadRows } from './import-steps.ts';
import { orderAs } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let guest: Buyer;
let pallet: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  guest = await newGuest(shop.app);
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 4);
});
afterAll(async () => shop.close());

const tooFine = async (method: 'PUT' | 'POST', url: string, body: object): Promise<string[]> => {
  const answer = await send(staff, method, url, body);
  return [String(answer.status), ...problemsOf(answer)];
};
const at = (...fields: string[]): string[] => ['400', ...fields.map((field) => `validation.not_multiple_of body.${field}`)];

test('in an order', async () => {
  const { id, version, positions } = await orderAs(staff, (await order(guest, [pallet], { paymentMethodId: 1 })).body.id);
  const line = positions[0]?.id;
  const change = {
    version,
    discount: 0.99999,
    deliveryCost: 12.345,
    updatePositions: [{ id: line, pricePerOne: 1.00005, insuranceRate: 0.005 }],
  };
  const fields = at('updatePositions.0.pricePerOne', 'updatePositions.0.insuranceRate', 'discount', 'deliveryCost');
  for (const url of [`/order/${id}`, `/order/${id}/change`])
    expect((await tooFine(url.endsWith('change') ? 'POST' : 'PUT', url, change)).toSorted()).toEqual(fields.toSorted());
  const fine = { version, discount: 0.1234, deliveryCost: 12.34, updatePositions: [{ id: line, pricePerOne: 1.0005 }] };
  const { body } = await send<Order>(staff, 'PUT', `/order/${id}`, fine);
  expect([body.discount, body.deliveryCost, body.positions[0]?.pricePerOne]).toEqual([0.1234, 12.34, 1.0005]);
});

test('in a quote', async () => {
  const { id } = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [pallet]))).body;
  const change = {
    version: 1,
    discount: 0.99999,
    deliveryCost: 0.001,
    newPositions: [{ name: 'Keil', quantity: 1, pricePerOne: 0.00004 }],
  };
  expect((await tooFine('PUT', `/quote/${id}`, change)).toSorted()).toEqual(
    at('newPositions.0.pricePerOne', 'deliveryCost', 'discount').toSorted(),
  );
});

test('at a customer, an address, the terms and the prices', async () => {
  const { id, version } = await customerOf(staff, guest.customerId);
  const agreed = { id, version, discount: 0.00001, deliveryCostMultiplier: 1.00001, creditLimit: 0.001 };
  expect(await tooFine('PUT', '/customers', agreed)).toEqual(at('discount', 'deliveryCostMultiplier', 'creditLimit'));
  const address = { name: 'A', street: 'Weg 1', zipCode: '8001', city: 'Zürich', country: 'CH', fixedDeliveryCost: 10.005 };
  expect(await tooFine('POST', `/customer/${id}/address`, address)).toEqual(at('fixedDeliveryCost'));
  expect(await tooFine('POST', '/skonto', { name: { de: '1/8', fr: '1/8', en: '1/8' }, percent: 1.125, days: 10 })).toEqual(at('percent'));
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from product_price limit 1');
  expect(await tooFine('PUT', `/product/price/${rows[0]?.id}/margin-price`, { marginPrice: 12.345 })).toEqual(at('marginPrice'));
});

test.each<[ImportKindKey, string[], (string | number)[], number]>([
  ['customer', ['Nachname', 'E-Mail', 'Rabatt %'], ['Fein', 'fein@muster.example', '12.345 %'], 2],
  ['customer', ['Nachname', 'E-Mail', 'Kreditlimite CHF'], ['Fein', 'fein@muster.example', '100.005'], 2],
  ['price', ['Artikelnummer', 'Preisart', 'Marge %'], ['EP_0001', 'Marge auf Kosten', '12.345'], 2],
  ['price', ['Artikelnummer', 'Preisart', 'Ab 1', 'Preis 1'], ['EP_0001', 'Feste Staffel', 1, '1.00005'], 3],
])('in a table (%s) it is said at its cell: %j', async (kind, head, row, column) => {
  const [read] = await rowsOf(staff, await uploadRows(staff, kind, [head, row]));
  const fault = read?.faults.find((each) => each.column === column);
  expect(fault?.key, JSON.stringify(read)).toMatch(/^(validation\.not_multiple_of|priceTooFine)$/);
});
