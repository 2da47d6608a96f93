/** The notice that goods made to measure are not taken back: only where some are, in prices, orders, quotes, papers and mails alike. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import type { Quote } from '#contract/quote.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, orderByLink, priceOf, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { company, management } from './demo-log-in.ts';
import { readPdf } from './pdf-text.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let crate: Item;
/** A stock article that has a model of its own, and one without. */
let stock: Item[];

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, management);
  crate = itemOf(await productOf(shop.app, 'HK_0001'), 3);
  stock = [itemOf(await productOf(shop.app, 'HK_0002'), 2), itemOf(await productOf(shop.app, 'EP_0001'), 10)];
});
afterAll(async () => shop.close());

const onPaper = 'Nach Mass Gefertigtes wird nicht zurückgenommen.';
const inMail = 'Was wir nach Mass fertigen, nehmen wir nicht zurück.';

async function mailOf(uuid: string): Promise<{ html: string; text: string }> {
  const { rows } = await shop.database.pool.query<{ html: string; text: string }>(
    `select html, text from mail where order_id = (select id from sales_order where uuid = $1) and recipient = $2`,
    [uuid, 'anna@muster.example'],
  );
  return rows[0] ?? { html: '', text: '' };
}

async function confirmationOf(uuid: string): Promise<string> {
  const answer = await shop.app.inject({ url: `/api/order-by-link/${uuid}/document/auftragsbestaetigung` });
  return readPdf(answer.rawPayload).text.replaceAll(/\s+/g, ' ');
}

test('stock goods alone are told without it, whether they have a model or not', async () => {
  const { cartPrice } = await priceOf(guest, stock);
  expect(cartPrice.items.map(({ madeToMeasure }) => madeToMeasure)).toEqual([false, false]);
  const { uuid } = (await order(guest, stock)).body;
  expect((await orderByLink(shop.app, uuid)).positions.map(({ madeToMeasure }) => madeToMeasure)).toEqual([false, false]);
  expect(await confirmationOf(uuid)).not.toContain(onPaper);
  const mail = await mailOf(uuid);
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain('Es gelten unsere Allgemeinen Geschäftsbedingungen.');
    expect(body).not.toContain(inMail);
  }
});

test('one line made to measure brings it', async () => {
  const { cartPrice } = await priceOf(guest, [...stock, crate]);
  expect(cartPrice.items.map(({ madeToMeasure }) => madeToMeasure)).toEqual([false, false, true]);
  const { uuid } = (await order(guest, [...stock, crate])).body;
  expect((await orderByLink(shop.app, uuid)).positions.map(({ madeToMeasure }) => madeToMeasure)).toEqual([false, false, true]);
  expect(await confirmationOf(uuid)).toContain(onPaper);
  const mail = await mailOf(uuid);
  for (const body of [mail.html, mail.text]) expect(body).toContain(inMail);
});

test('a quote tells it of its lines', async () => {
  const { body } = await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [...stock, crate]));
  const { positions } = (await get<Quote>(staff, `/quote/${body.id}`)).body;
  expect(positions.map(({ madeToMeasure }) => madeToMeasure)).toEqual([false, false, true]);
});

test('an article made for one firm brings it, stock goods beside it do not', async () => {
  const firm = await logIn(shop.app, company);
  const customerId = firm.customerId ?? 0;
  const { items } = (await get<{ items: { id: number }[] }>(firm, `/customer/${customerId}/address`)).body;
  const buyer = { ...firm, customerId, addressId: items[0]?.id ?? 0 };
  const own = (await get<{ items: Product[] }>(firm, `/product?customerId=${customerId}&perPage=100&search=HK_0016`)).body.items[0];
  const lines = [itemOf(own!, 2), ...stock];
  const { cartPrice } = await priceOf(buyer, lines);
  expect(cartPrice.items.map(({ madeToMeasure }) => madeToMeasure)).toEqual([true, false, false]);
  const { uuid } = (await order(buyer, lines)).body;
  expect((await orderByLink(shop.app, uuid)).positions.map(({ madeToMeasure }) => madeToMeasure)).toEqual([true, false, false]);
  expect(await confirmationOf(uuid)).toContain(onPaper);
  const { id } = (await send<{ id: number }>(buyer, 'POST', '/quote', orderBody(buyer, lines))).body;
  expect((await get<Quote>(staff, `/quote/${id}`)).body.positions.map(({ madeToMeasure }) => madeToMeasure)).toEqual([true, false, false]);
});
