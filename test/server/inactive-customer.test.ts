/** Who orders nothing: a customer whom staff made inactive, whoever asks and on whatever way, with the reason; and the default customer. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportDesk } from '#contract/import.ts';
import { csvText } from '#domain/list/csv.ts';
import { itemOf, logIn, mondayMorning, newAddress, newGuest, order, orderBody, problemsOf, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { customerOf } from './customer-steps.ts';
import { company, management } from './demo-log-in.ts';
import { rowsOf, uploadTo } from './import-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let buyer: Buyer;
let pallet: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  const person = await logIn(shop.app, company);
  const customerId = person.customerId ?? 0;
  buyer = { ...person, customerId, addressId: (await newAddress(person, customerId)).id };
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 4);
  const { version } = await customerOf(staff, customerId);
  expect((await send(staff, 'PUT', '/customers', { id: customerId, version, active: false })).status).toBe(200);
});
afterAll(async () => shop.close());

const inactive = { status: 422, problems: ['customerInactive body.customerId'] };
const refusalOf = async (answer: ReturnType<typeof send>) => ({ status: (await answer).status, problems: problemsOf(await answer) });

test.each(['/order', '/quote'])('%s, by staff and by the customer', async (path) => {
  for (const person of [staff, buyer]) expect(await refusalOf(send(person, 'POST', path, orderBody(buyer, [pallet])))).toEqual(inactive);
  const nobody = orderBody({ ...buyer, customerId: 99_999_999 }, [pallet]);
  expect((await send(staff, 'POST', path, nobody)).status).toBe(404);
});

test('an order or a draft that is to go over to them', async () => {
  const guest = await newGuest(shop.app);
  const { id } = (await order(guest, [pallet], { paymentMethodId: 1 })).body;
  expect(await refusalOf(send(staff, 'PUT', `/order/${id}`, { version: 1, customerId: buyer.customerId }))).toEqual(inactive);
  const draft = await send<{ id: number }>(staff, 'POST', '/quote', orderBody(guest, [pallet]));
  expect(await refusalOf(send(staff, 'PUT', `/quote/${draft.body.id}`, { version: 1, customerId: buyer.customerId }))).toEqual(inactive);
});

test.each(['order', 'quote'])('a template read in as %s says it at the customer', async (into) => {
  const { formattedId } = await customerOf(staff, buyer.customerId);
  const table = csvText([
    ['Kundennummer', 'Bestellung', 'Pos.', 'Artikel-Nr.', 'Menge', 'Liefertermin'],
    [formattedId, 'PO-1', '1', 'EP_0001', 4, '14.12.2026'],
  ]);
  const path = `/import-customer-order/from-template-cppumpen?into=${into}`;
  const { body } = await uploadTo<ImportDesk>(staff, path, table, 'bestellung.csv');
  expect((await rowsOf(staff, body))[0]?.faults).toMatchObject([{ key: 'customerInactive', column: 0 }]);
});

test('the default customer, who has everybody’s prices, orders nothing either', async () => {
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from customer where is_default');
  const id = rows[0]?.id ?? 0;
  const address = await newAddress(staff, id);
  for (const path of ['/order', '/quote'])
    expect((await send(staff, 'POST', path, orderBody({ customerId: id, addressId: address.id }, [pallet]))).status).toBe(404);
  const guest = await newGuest(shop.app);
  const placed = (await order(guest, [pallet], { paymentMethodId: 1 })).body;
  const moved = await send(staff, 'PUT', `/order/${placed.id}`, { version: 1, customerId: id });
  expect(problemsOf(moved)).toEqual(['notFound body.customerId']);
});
