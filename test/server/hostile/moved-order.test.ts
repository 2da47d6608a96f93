/** An order that staff give to another customer: what the former one still has of it opens nothing any more. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { Quote } from '#contract/quote.ts';
import type { PaymentProviderStandIn } from '#fakes/payment-provider/payment-provider.ts';
import { askUntil } from '../ask-until.ts';
import { get, itemOf, logIn, newAddress, newGuest, order, orderBody, orderByLink, problemsOf, productOf, send, visitor } from '../buyer.ts';
import type { Answer, Buyer, Item, Person } from '../buyer.ts';
import { customerOf } from '../customer-steps.ts';
import { management } from '../demo-log-in.ts';
import { deliver, orderAs } from '../paper-steps.ts';
import { shopWithProvider } from '../payment-steps.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let provider: PaymentProviderStandIn;
let staff: Person;
let former: Buyer;
let next: Buyer;
let pallet: Item;
let nowMs = Date.parse('2026-11-23T07:00:00+01:00');

beforeAll(async () => {
  ({ shop, provider } = await shopWithProvider({ now: () => nowMs }));
  staff = await logIn(shop.app, management);
  former = await newGuest(shop.app);
  next = await newGuest(shop.app, { contactPerson: { firstName: 'Rosa', lastName: 'Keller' }, address: { street: 'Geheimweg 7' } });
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 4);
});
afterAll(async () => shop.close());

const toNext = () => ({ customerId: next.customerId, invoiceAddress: { id: next.addressId }, deliveryAddress: { id: next.addressId } });
const move = async (before: Order): Promise<Order> => {
  const { status, body } = await send<Order>(staff, 'PUT', `/order/${before.id}`, { version: before.version, ...toNext() });
  expect([status, body.customerId]).toEqual([200, next.customerId]);
  return body;
};
const placed = async (over: object = {}): Promise<Order> => orderAs(staff, (await order(former, [pallet], over)).body.id);
const statusOf = async (path: string): Promise<number> => (await shop.app.inject({ url: `/api${path}` })).statusCode;

const linked = ['', '/papers', '/payment', '/wish', '/calendar', '/document/auftragsbestaetigung'];

test('its former link leads nowhere, and mails carry the new one', async () => {
  const before = await placed();
  const after = await move(before);
  expect(await Promise.all(linked.map(async (more) => statusOf(`/order-by-link/${before.uuid}${more}`)))).toEqual(linked.map(() => 404));
  expect(await Promise.all(linked.map(async (more) => statusOf(`/order-by-link/${after.uuid}${more}`)))).toEqual(linked.map(() => 200));
  const wish = { kind: 'cancel', text: '' };
  expect((await send(visitor(shop.app), 'POST', `/order-by-link/${before.uuid}/wish`, wish)).status).toBe(404);
  await send(staff, 'PUT', `/order/${after.id}`, { version: after.version, confirmedDeliveryDate: '2026-12-02' });
  const { rows } = await shop.database.pool.query<{ html: string }>(
    `select html from mail where order_id = $1 and dedupe_key like 'order-confirmed:%'`,
    [after.id],
  );
  expect(rows.map(({ html }) => [html.includes(after.uuid), html.includes(before.uuid)])).toEqual([[true, false]]);
});

test('nothing of the former customer stays in it where the change says nothing else, and nothing more is sent to them', async () => {
  const words = { orderPerson: 'Zwitscher Muster', comment: 'Bei Zwitscher klingeln', externalCustomerRef: 'Zwitscher 7' };
  const address = await newAddress(former, former.customerId, { name: 'Zwitscher', street: 'Vogelweg 1' });
  const own = { ...words, invoiceEmail: 'zwitscher@muster.example', invoiceAddressId: address.id, deliveryAddressId: address.id };
  const before = await placed({ ...own, paymentMethodId: 1 });
  const { body } = await send<Order>(staff, 'PUT', `/order/${before.id}`, { version: before.version, customerId: next.customerId });
  expect(body).toMatchObject({
    orderPerson: 'Rosa Keller',
    invoiceEmail: 'anna@muster.example',
    invoiceAddress: { street: 'Geheimweg 7' },
    deliveryAddress: { street: 'Geheimweg 7' },
  });
  const seen = await shop.app.inject({ url: `/api/order-by-link/${body.uuid}` });
  expect(seen.body).not.toMatch(/zwitscher|vogelweg/i);
  const { rows } = await shop.database.pool.query<{ last: number }>('select max(id) as last from mail');
  expect((await deliver(staff, body)).status).toBe(200);
  const mails = await shop.database.pool.query<{ recipient: string }>('select recipient from mail where id > $1', [rows[0]?.last]);
  expect(mails.rows.map(({ recipient }) => recipient)).not.toContain('zwitscher@muster.example');
  expect(mails.rows.length).toBeGreaterThan(0);
});

describe('what is kept of the former customer', () => {
  const link = (uuid: string) => `/order-by-link/${uuid}/wish`;
  async function movedFrom(name: string): Promise<{ owner: Buyer; order: Order }> {
    const owner = await newGuest(shop.app, {
      contactPerson: { firstName: name, lastName: name, email: `${name}@muster.example` },
      address: { name, street: `${name}weg 1` },
    });
    const invoiceEmail = `${name}@muster.example`;
    const before = await orderAs(
      staff,
      (await order(owner, [pallet], { orderPerson: name, comment: name, invoiceEmail, paymentMethodId: 1 })).body.id,
    );
    await send(visitor(shop.app), 'POST', link(before.uuid), { kind: 'change', text: `${name} wünscht` });
    await send(staff, 'POST', `/order/${before.id}/change`, { version: before.version, comment: `${name} staged` });
    nowMs += 60_000;
    const after = await send<Order>(staff, 'PUT', `/order/${before.id}`, { version: before.version, customerId: next.customerId });
    nowMs += 60_000;
    await send(visitor(shop.app), 'POST', link(after.body.uuid), { kind: 'change', text: 'Keller wünscht' });
    return { owner, order: after.body };
  }

  test('is not in the copy that the next one takes of the own data', async () => {
    const { order: mine } = await movedFrom('feldlerche');
    const copy = await shop.app.inject({
      url: `/api/customers/${next.customerId}/export`,
      headers: { authorization: `Bearer ${next.token}` },
    });
    expect(copy.statusCode).toBe(200);
    expect(copy.body).toContain(mine.formattedId);
    expect(copy.body).toContain('Keller wünscht');
    expect(copy.body.toLowerCase()).not.toContain('feldlerche');
  });

  test('is erased with them, and nothing of the next one', async () => {
    const { owner, order: theirs } = await movedFrom('haubenmeise');
    const { version } = await customerOf(staff, owner.customerId);
    expect((await send(staff, 'POST', `/customers/${owner.customerId}/erase`, { version, reason: 'Wunsch' })).status).toBe(200);
    for (const table of ['mail', 'note', 'order_change', 'record_history', 'sales_order', 'idempotency_key', 'contact_person', 'address']) {
      const { rows } = await shop.database.pool.query(`select t::text from ${table} t where lower(t::text) like '%haubenmeise%'`);
      expect([table, rows]).toEqual([table, []]);
    }
    expect(await orderAs(staff, theirs.id)).toMatchObject({ orderPerson: 'Rosa Keller', invoiceAddress: { street: 'Geheimweg 7' } });
    expect((await get(visitor(shop.app), link(theirs.uuid))).body).toMatchObject({ items: [{ text: 'Keller wünscht' }] });
  });
});

test('who has no address gets none of the former customer', async () => {
  const { body } = await send<{ id: number }>(staff, 'POST', '/customers', {
    contactPerson: [{ lastName: 'Ohnedach', email: 'o@muster.example' }],
  });
  const before = await placed();
  const moved = await send<Order>(staff, 'PUT', `/order/${before.id}`, { version: before.version, customerId: body.id });
  expect(problemsOf(moved)).toEqual(['validation.required body.invoiceAddress']);
});

test('any other change keeps its link', async () => {
  const before = await placed();
  const { body } = await send<Order>(staff, 'PUT', `/order/${before.id}`, { version: before.version, comment: 'Tor 3' });
  expect(body.uuid).toBe(before.uuid);
});

test('sending its order again brings the link of before, which leads nowhere', async () => {
  const first = await order(former, [pallet], {}, 'once');
  await move(await orderAs(staff, first.body.id));
  const again = await order(former, [pallet], {}, 'once');
  expect(again.body.uuid).toBe(first.body.uuid);
  expect(await statusOf(`/order-by-link/${again.body.uuid}`)).toBe(404);
});

test('a change that the former customer was asked about is closed', async () => {
  const before = await placed();
  await send(staff, 'POST', `/order/${before.id}/change`, { version: 1, comment: 'Tor 4' });
  const asked: Answer<{ url: string }> = await send(staff, 'POST', `/order/${before.id}/change/ask`, { version: 1, changeVersion: 1 });
  const link = new URL(asked.body.url).pathname.split('/').at(-1) ?? '';
  expect(await statusOf(`/order-change-by-link/${link}`)).toBe(200);
  await move(before);
  expect(await statusOf(`/order-change-by-link/${link}`)).toBe(404);
});

test('who is asked to take it over may look at the answer', async () => {
  const before = await placed();
  await send(staff, 'POST', `/order/${before.id}/change`, { version: 1, ...toNext() });
  const asked: Answer<{ url: string }> = await send(staff, 'POST', `/order/${before.id}/change/ask`, { version: 1, changeVersion: 1 });
  const link = new URL(asked.body.url).pathname.split('/').at(-1) ?? '';
  const { status, body } = await send<{ state: string; orderUuid: string }>(visitor(shop.app), 'POST', `/order-change-by-link/${link}`, {
    answer: 'ACCEPTED',
  });
  expect([status, body.state, body.orderUuid]).toEqual([200, 'ACCEPTED', (await orderAs(staff, before.id)).uuid]);
  expect(await statusOf(`/order-by-link/${before.uuid}`)).toBe(404);
});

test('the quote that it came from no longer leads there', async () => {
  const { id } = (await send<{ id: number }>(former, 'POST', '/quote', orderBody(former, [pallet]))).body;
  await send(staff, 'PUT', `/quote/${id}`, { version: 1, send: true });
  const read = async (): Promise<Quote> => (await get<Quote>(former, `/quote/${id}`)).body;
  const { uuid, pin } = await read();
  const wish = { uuid, pin, paymentMethodId: 2, termsAccepted: true };
  const ordered = await send<PlacedOrder>(visitor(shop.app), 'POST', '/order/from-quote', wish);
  expect((await read()).orderUuid).toBe(ordered.body.uuid);
  await move(await orderAs(staff, ordered.body.id));
  expect((await read()).orderUuid).toBeNull();
});

test('what the former customer wished is not shown to the next one', async () => {
  const before = await placed();
  await send(visitor(shop.app), 'POST', `/order-by-link/${before.uuid}/wish`, { kind: 'change', text: 'Klingeln bei Muster' });
  const { uuid } = await move(before);
  expect((await get(visitor(shop.app), `/order-by-link/${uuid}/wish`)).body).toEqual({ items: [] });
});

test('what a customer wished who was merged stays a wish', async () => {
  const [mine, same] = [await newGuest(shop.app), await newGuest(shop.app)];
  const { uuid } = (await order(mine, [pallet])).body;
  await send(visitor(shop.app), 'POST', `/order-by-link/${uuid}/wish`, { kind: 'cancel', text: '' });
  const merged = await send(staff, 'POST', `/customers/${same.customerId}/merge`, { from: mine.customerId, version: 1 });
  expect(merged.status).toBe(200);
  expect((await get(visitor(shop.app), `/order-by-link/${uuid}/wish`)).body).toMatchObject({ items: [{ kind: 'cancel' }] });
});

test('a refund sent again under its key is the same one', async () => {
  const before = await placed({ paymentMethodId: 100 });
  const refund = async () => send(staff, 'POST', `/order/${before.id}/refund`, {}, { 'idempotency-key': 'back' });
  provider.decide(provider.entryOf(`${before.formattedId}-1`), 'pay');
  await provider.webhooks.arrived();
  await askUntil(
    async () => (await orderByLink(shop.app, before.uuid)).orderStatusId,
    (state) => state === 1,
  );
  const first = await refund();
  expect(first.status).toBe(200);
  await shop.database.pool.query('update sales_order set uuid = gen_random_uuid() where id = $1', [before.id]);
  expect(await refund()).toMatchObject({ status: 200, body: { state: 'SUCCESSFUL', amount: before.totals.total } });
  expect(provider.ledger.refunds.size).toBe(1);
});
