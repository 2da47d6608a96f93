/** Deliveries that go by post: the order says so, and so do its page, mails and papers; no truck takes it. Requires the built pages. */
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { Quote } from '#contract/quote.ts';
import type { TruckDay } from '#contract/truck-day.ts';
import { builtPages } from '#server/http/pages.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { deliver, orderAs } from './paper-steps.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const folder = join(import.meta.dirname, '../../build');
const day = '2026-12-02';
let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let small: Item;

beforeAll(async () => {
  const loadBuild = builtPages(join(folder, 'server/index.js'));
  shop = await startShop({ now: () => mondayMorning, source: { kind: 'built', loadBuild, clientFolder: join(folder, 'client') } });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  small = itemOf(await productOf(shop.app, 'SK_0004'), 2);
});
afterAll(async () => shop.close());

const placed = async (items: Item[] = [small], over: object = {}): Promise<Order> =>
  orderAs(staff, (await order(guest, items, { paymentMethodId: 1, ...over })).body.id);
const change = async ({ id, version }: Order, wish: object): Promise<Order> => {
  const answer = await send<Order>(staff, 'PUT', `/order/${id}`, { version, ...wish });
  expect(answer.status).toBe(200);
  return answer.body;
};
const pageOf = async ({ uuid }: Order, lang: string): Promise<string> =>
  (await shop.app.inject({ url: `/order/${uuid}?lang=${lang}`, headers: { accept: 'text/html' } })).body.replaceAll('\u00A0', ' ');
const mailsOf = async ({ id }: Order): Promise<string> =>
  (await shop.database.pool.query('select text from mail where order_id = $1', [id])).rows
    .map(({ text }) => text)
    .join('\n')
    .replaceAll('\u00A0', ' ');

test('small goods are stored as sent by post, larger ones and those fetched are not', async () => {
  expect(await placed()).toMatchObject({ deliveryType: 'DELIVERY', byMail: true });
  expect(await placed([itemOf(await productOf(shop.app, 'EP_0001'), 4)])).toMatchObject({ deliveryType: 'DELIVERY', byMail: false });
  expect(await placed([small], { deliveryType: 'PICKUP' })).toMatchObject({ deliveryType: 'PICKUP', byMail: false });
});

test.each([
  ['de', 'Lieferung mit der Post', 'Chauffeur'],
  ['fr', 'Livraison par la poste', 'chauffeur'],
  ['en', 'Delivery by post', 'driver'],
])('its page says so in %s, and speaks of no driver', async (lang, post, driver) => {
  const page = await pageOf(await placed(), lang);
  expect(page).toContain(post);
  expect(page).not.toContain(driver);
  const byTruck = await pageOf(await placed([itemOf(await productOf(shop.app, 'EP_0001'), 4)]), lang);
  expect(byTruck).toContain(driver);
  expect(byTruck).not.toContain(post);
});

test('confirmation, papers and the mail of its delivery say so', async () => {
  const placedOrder = await placed();
  expect(await mailsOf(placedOrder)).toContain('Lieferung mit der Post');
  const paper = await shop.app.inject({ url: `/api/order-by-link/${placedOrder.uuid}/document/auftragsbestaetigung` });
  expect(readPdf(paper.rawPayload).text).toContain('Lieferung mit der Post');
  expect((await deliver(staff, placedOrder, undefined, { deliveryType: 'MAIL', tell: true })).status).toBe(200);
  const mails = await mailsOf(placedOrder);
  expect(mails).toContain('Wir haben Ihre Ware versandt');
  expect(mails).not.toContain('verladen');
});

test('no truck takes it, and staff deliver it by post', async () => {
  const sent = await change(await placed(), { confirmedDeliveryDate: day, tell: false });
  const driven = await change(await placed([itemOf(await productOf(shop.app, 'EP_0001'), 4)]), { confirmedDeliveryDate: day, tell: false });
  const { stops } = (await get<TruckDay>(staff, `/truck-day/${day}`)).body;
  expect(stops.map(({ orderId }) => orderId)).toEqual([driven.id]);
  const { body } = await send<Order>(staff, 'PUT', `/order/${sent.id}/state`, { version: sent.version, orderStatusId: 2 });
  expect(body).toMatchObject({ byMail: true });
});

test('a change of the goods or of the way decides anew', async () => {
  const before = await placed();
  const line = before.positions[0]!;
  const more = await change(before, { updatePositions: [{ id: line.id, quantity: 400 }] });
  expect(more).toMatchObject({ byMail: false });
  const fewer = await change(more, { updatePositions: [{ id: line.id, quantity: 2 }], deliveryCost: 9 });
  expect(fewer).toMatchObject({ byMail: true, deliveryCost: 9 });
  expect(await change(fewer, { comment: 'Tor 3' })).toMatchObject({ byMail: true });
  expect(await change(await orderAs(staff, before.id), { deliveryType: 'PICKUP' })).toMatchObject({ byMail: false });
});

test('a delivery whose price is reckoned anew goes as it is reckoned, also of the same goods', async () => {
  const before = await placed();
  // As orders were kept before the way was.
  await shop.database.pool.query('update sales_order set by_mail = false where id = $1', [before.id]);
  const kept = await change(before, { comment: 'Tor 3' });
  expect(kept).toMatchObject({ byMail: false });
  const given = await change(kept, { deliveryCost: 30 });
  expect(given).toMatchObject({ byMail: false, deliveryCost: 30 });
  expect(await change(given, { deliveryCost: '' })).toMatchObject({ byMail: true, deliveryCost: before.deliveryCost });
});

test('a quote by post goes by truck once goods are added that no parcel carries, unless staff say the way', async () => {
  const heavy = await productOf(shop.app, 'EP_0001');
  const asked = async (): Promise<Quote> => {
    const { body } = await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [small]));
    return (await get<Quote>(staff, `/quote/${body.id}`)).body;
  };
  const write = async ({ id, version }: Quote, wish: object): Promise<Quote> => {
    const answer = await send<Quote>(staff, 'PUT', `/quote/${id}`, { version, ...wish });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const pallets = { newPositions: [{ type: 'PRODUCT', productId: heavy.id, quantity: 4 }] };
  const insurance = { newPositions: [{ type: 'PRODUCT', name: 'Express', quantity: 1, pricePerOne: 20 }] };

  const light = await write(await asked(), insurance);
  expect(light.deliveryType).toBe('MAIL');
  const driven = await write(light, pallets);
  expect(driven.deliveryType).toBe('TRUCK');
  const chosen = await write(await asked(), { ...pallets, deliveryType: 'MAIL' });
  expect(chosen.deliveryType).toBe('MAIL');
  expect((await write(chosen, { comment: 'Zwei Pakete' })).deliveryType).toBe('MAIL');
  const many = await asked();
  expect((await write(many, { updatePositions: [{ id: many.positions[0]!.id, quantity: 400 }] })).deliveryType).toBe('TRUCK');
});

test('a quote for such goods is sent by post, and so is the order out of it', async () => {
  const asked = await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [small]));
  const quote = (await get<Quote>(staff, `/quote/${asked.body.id}`)).body;
  expect(quote.deliveryType).toBe('MAIL');
  const sent = (await send<Quote>(staff, 'PUT', `/quote/${quote.id}`, { version: quote.version, send: true })).body;
  const { uuid, pin, versionNumber } = sent;
  const ordered = await send<{ id: number }>(guest, 'POST', '/order/from-quote', { uuid, pin, versionNumber, termsAccepted: true });
  expect(await orderAs(staff, ordered.body.id)).toMatchObject({ deliveryType: 'DELIVERY', byMail: true });
});

test('the list of orders and the file for the ERP tell it from what is driven', async () => {
  const [byMail, driven] = [await placed(), await placed([itemOf(await productOf(shop.app, 'EP_0001'), 4)])];
  const listed = async (way: string): Promise<number[]> =>
    (await get<{ items: Order[] }>(staff, `/order?perPage=100&filter=deliveryType%3A${way}`)).body.items.map(({ id }) => id);
  expect(await listed('MAIL')).toContain(byMail.id);
  expect(await listed('MAIL')).not.toContain(driven.id);
  expect(await listed('DELIVERY')).toContain(driven.id);
  expect(await listed('DELIVERY')).not.toContain(byMail.id);

  const numbers = [byMail.formattedId, driven.formattedId];
  const file = (await send<{ id: number }>(staff, 'POST', '/erp-export', { numbers })).body;
  const headers = { authorization: `Bearer ${staff.token}` };
  const text = (await shop.app.inject({ url: `/api/erp-export/${file.id}/file?format=csv`, headers })).body;
  const [head = [], ...rows] = Papa.parse<string[]>(text.replace('\uFEFF', ''), { delimiter: ';' }).data;
  const wayOf = (number: string) => rows.find(([first]) => first === number)?.[head.indexOf('Lieferart')];
  expect(numbers.map(wayOf)).toEqual(['Post', 'Lieferung']);
});
