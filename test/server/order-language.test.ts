// The language of an order or a quote, which its mails and papers keep: as the buyer reads the shop, else as the contact person is written to.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { Quote } from '#contract/quote.ts';
import { get, homeAddress, itemOf, logIn, mondayMorning, newGuest, orderBody, orderByLink, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { customer, management } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let english: Buyer;
let item: Item;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  english = await newGuest(shop.app, { contactPerson: { languageId: 2 } });
  item = itemOf(await productOf(shop.app, 'HK_0002'), 2);
});
afterAll(async () => shop.close());

const languageOf = async (person: Person, buyer: Pick<Buyer, 'customerId' | 'addressId'>, headers: Record<string, string> = {}) => {
  const { body } = await send<PlacedOrder>(person, 'POST', '/order', orderBody(buyer, [item]), headers);
  return (await orderByLink(shop.app, body.uuid)).language;
};

test('is the contact person’s where the buyer chose none for the shop', async () => {
  expect(await languageOf(english, english)).toBe('en');
  const { rows } = await shop.database.pool.query<{ subject: string }>("select subject from mail where recipient = 'anna@muster.example'");
  expect(rows[0]?.subject).toContain('Order confirmation');
});

test.each(['de', 'fr', 'en'])('is the one in which the buyer reads the shop: %s', async (language) => {
  expect(await languageOf(english, english, { cookie: `i18n_redirected=${language}` })).toBe(language);
});

test('is the customer’s when staff place the order, in whatever language they read the shop', async () => {
  expect(await languageOf(staff, english, { cookie: 'i18n_redirected=fr' })).toBe('en');
  const { customerId } = await logIn(shop.app, customer);
  const address = { ...homeAddress, name: 'Aussenlager' };
  const { id: addressId } = (await send<{ id: number }>(staff, 'POST', `/customer/${customerId}/address`, address)).body;
  expect(await languageOf(staff, { customerId: customerId ?? 0, addressId })).toBe('de');
});

test('of the copy for staff is German, down to what its lines are called', async () => {
  const { body } = await send<PlacedOrder>(english, 'POST', '/order', orderBody(english, [item]), { cookie: 'i18n_redirected=fr' });
  const { rows } = await shop.database.pool.query<{ text: string }>(
    `select text from mail where dedupe_key = any($1) order by dedupe_key`,
    [[`order-confirmation:${body.uuid}`, `order-copy:${body.uuid}`]],
  );
  const [confirmation, copy] = rows.map(({ text }) => text);
  expect(confirmation).toMatch(/Longueur intérieure\u00A0: /);
  expect(copy).toContain('Länge innen: ');
  expect(copy).not.toMatch(/Longueur|épicéa|Caisse/);
});

test.each([
  [{}, 'en'],
  [{ cookie: 'i18n_redirected=fr' }, 'fr'],
])('of a quote that is asked for with %j is %s', async (headers, language) => {
  const { body } = await send<{ id: number }>(
    english,
    'POST',
    '/quote',
    orderBody(english, [item], { comment: 'Bitte mit Deckel' }),
    headers,
  );
  expect((await get<Quote>(staff, `/quote/${body.id}`)).body.language).toBe(language);
  const { rows } = await shop.database.pool.query<{ text: string }>('select text from mail where dedupe_key = $1', [
    `quote-request-copy:${body.id}`,
  ]);
  expect(rows[0]?.text).toMatch(/2 × [^\n]*kiste/i);
});
