/**
 * The shop's interface to other systems: the product feed, a partner's key, and signed messages about changes, each sent at least once
 * and to public addresses only.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutputOf } from '#contract/endpoint.ts';
import type { readIntegrations } from '#contract/integration.ts';
import type { Product } from '#contract/product.ts';
import { isGenuine, startWebhookReceiver } from '#fakes/webhook-receiver/webhook-receiver.ts';
import type { ReceiverAnswer, WebhookReceiver } from '#fakes/webhook-receiver/webhook-receiver.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

type Desk = OutputOf<typeof readIntegrations>;

let nowMs = mondayMorning;
let shop: ShopApp;
let receiver: WebhookReceiver;
let staff: Person;
let guest: Buyer;
let pallet: Product;
let items: Item[];

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  shop = await startShop({ now: () => nowMs, env: { WEBHOOK_LOOPBACK: '1' } });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  guest = await newGuest(shop.app);
  pallet = await productOf(shop.app, 'EP_0001');
  items = [itemOf(pallet, 10)];
});
afterAll(async () => {
  await shop.close();
  await receiver.stop();
});

const desk = async (): Promise<Desk> => (await get<Desk>(staff, '/integration')).body;

describe('the product feed', () => {
  const feed = async (format: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/api/feed/products.${format}`, headers });

  test('has every public product with its public price, in three forms', async () => {
    const json = (await feed('json')).json<{ total: number; items: { articleNumber: string; price: number; quantity: number }[] }>();
    expect(json.total).toBeGreaterThan(50);
    const entry = json.items.find(({ articleNumber }) => articleNumber === 'EP_0001');
    const price = await priceOf(visitor(shop.app), [itemOf(pallet, entry?.quantity)]);
    expect(entry?.price).toBe(price.cartPrice.items[0]?.pricePerOne);
    expect((await feed('csv')).body).toContain('EP_0001;');
    const xml = (await feed('xml')).body;
    expect(xml).toContain('<g:id>EP_0001</g:id>');
    expect(xml.match(/<item>/g)).toHaveLength(json.items.filter((each) => each.price !== null).length);
  });

  test('is not sent again to who has it, and another one after a change', async () => {
    const etag = String((await feed('json')).headers['etag']);
    const again = await feed('json', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const { version, name } = (await get<{ version: number; name: object }>(staff, `/product/${pallet.id}/record`)).body;
    const renamed = await send(staff, 'POST', `/product/${pallet.id}`, { version, name: { ...name, de: 'Palette <&> "neu"' } });
    expect(renamed.status).toBe(200);
    const after = await feed('json', { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect((await feed('xml')).body).toContain('Palette &lt;&amp;&gt; &quot;neu&quot;');
  });

  test('says nothing of what is not public, nor of what a customer has agreed', async () => {
    const { rows } = await shop.database.pool.query<{ article_number: string }>(
      'select article_number from product where not publicly_available',
    );
    const { body } = await feed('json');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => body.includes(`"${row.article_number}"`))).toEqual([]);
  });
});

describe("a partner's key", () => {
  const newKey = async (customerId: number) =>
    (await send<{ id: number; key: string }>(staff, 'POST', '/integration/key', { name: 'ERP', customerId, scopes: ['orders'] })).body;

  test("reads the own customer's orders and nobody else's", async () => {
    const own = (await order(guest, items)).body;
    const other = await newGuest(shop.app);
    const theirs = (await order(other, items)).body;
    const { key } = await newKey(guest.customerId);
    const partner: Person = { app: shop.app, token: key };
    const list = (await get<{ items: { id: number }[] }>(partner, '/partner/order')).body;
    expect(list.items.map(({ id }) => id)).toContain(own.id);
    expect(list.items.map(({ id }) => id)).not.toContain(theirs.id);
    expect((await get<{ id: number }>(partner, `/partner/order/${own.id}`)).body.id).toBe(own.id);
    expect((await get(partner, `/partner/order/${theirs.id}`)).status).toBe(404);
  });

  test('opens nothing else: neither calls of customers nor of the office', async () => {
    const { key } = await newKey(guest.customerId);
    const partner: Person = { app: shop.app, token: key };
    for (const path of ['/order', '/integration', `/customers/${guest.customerId}`, '/partner/order/../../order'])
      expect((await get(partner, path)).status, path).toBe(401);
    expect((await order({ ...guest, token: key }, items)).status).toBe(401);
  });

  test('is kept nowhere, shown once, notes its last use, and ends when it is locked', async () => {
    const { id, key } = await newKey(guest.customerId);
    const { rows } = await shop.database.pool.query('select row_to_json(k)::text as text from api_key k where id = $1', [id]);
    expect(rows[0].text).not.toContain(key);
    expect(JSON.stringify(await desk())).not.toContain(key);
    const shown = async () => (await desk()).keys.find((each) => each.id === id);
    expect(await shown()).toMatchObject({ start: key.slice(0, 9), lastUsedAt: null, customerName: 'Anna Muster' });
    const partner: Person = { app: shop.app, token: key };
    expect((await get(partner, '/partner/order')).status).toBe(200);
    expect((await shown())?.lastUsedAt).toBe(new Date(nowMs).toISOString());
    expect((await send(staff, 'DELETE', `/integration/key/${id}`, {})).status).toBe(200);
    const locked = await get(partner, '/partner/order');
    expect([locked.status, problemsOf(locked)]).toEqual([401, ['keyMissing']]);
    expect((await shown())?.revokedAt).not.toBeNull();
  });

  test.each(['', 'kw_short', `kw_${'A'.repeat(43)}`, `kw_${'A'.repeat(44)}`])('«%s» is none', async (token) => {
    expect((await get({ app: shop.app, token }, '/partner/order')).status).toBe(401);
  });
});

describe('messages about changes', () => {
  let webhook: { id: number; secret: string };
  const create = async (over: object = {}) =>
    send<{ id: number; secret: string }>(staff, 'POST', '/integration/webhook', {
      url: receiver.url,
      events: ['order.created', 'order.updated', 'quote.created', 'delivery.created', 'invoice.created'],
      ...over,
    });
  const messages = () =>
    receiver.received.map(({ body }) => JSON.parse(body) as { id: string; event: string; record: { id: number; version: number } });
  const deliveries = async () => (await desk()).deliveries.filter(({ webhookId }) => webhookId === webhook.id);

  beforeEach(async () => {
    webhook = (await create()).body;
  });
  afterEach(async () => {
    await send(staff, 'DELETE', `/integration/webhook/${webhook.id}`, {});
    receiver.received.length = 0;
    nowMs = mondayMorning;
  });

  test('come with the change: signed, once, with number and version, and without what stands in the record', async () => {
    const placed = (await order(guest, items)).body;
    await send(staff, 'PUT', `/order/${placed.id}/production`, { version: 1, started: true });
    expect(await shop.sendWebhooks()).toBe(2);
    expect(await shop.sendWebhooks()).toBe(0);
    expect(
      messages()
        .map(({ event, record }) => `${event} ${record.id} ${record.version}`)
        .toSorted(),
    ).toEqual([`order.created ${placed.id} 1`, `order.updated ${placed.id} 2`]);
    for (const each of receiver.received) {
      expect(isGenuine(each, webhook.secret, nowMs)).toBe(true);
      expect(isGenuine({ ...each, body: `${each.body} ` }, webhook.secret, nowMs)).toBe(false);
      expect(each.body).not.toMatch(/muster|total|price/i);
      expect(each.body).toContain(placed.formattedId);
    }
    expect((await deliveries()).map(({ state, tries, answer }) => [state, tries, answer])).toEqual([
      ['SENT', 1, 'status 204'],
      ['SENT', 1, 'status 204'],
    ]);
  });

  test('of quotes, deliveries and invoices too', async () => {
    const placed = (await order(guest, items)).body;
    const body = { cartItems: items, customerId: guest.customerId, invoiceAddressId: guest.addressId, deliveryAddressId: guest.addressId };
    await send(guest, 'POST', '/quote', { ...body, invoiceEmail: 'a@muster.example', deliveryType: 'DELIVERY', termsAccepted: true });
    const day = new Date(nowMs).toISOString().slice(0, 10);
    await send(staff, 'POST', '/delivery', { orderId: placed.id, version: 1, day, deliveryType: 'TRUCK' });
    while ((await shop.sendWebhooks()) > 0);
    expect(
      new Set(messages().map(({ event }) => event)).isSupersetOf(new Set(['order.created', 'delivery.created', 'quote.created'])),
    ).toBe(true);
  });

  test('are not written down for an order that was not stored, nor for what nobody asked for', async () => {
    expect((await order(guest, items, { expectedTotal: 1 })).status).toBe(409);
    await send(staff, 'PUT', `/integration/webhook/${webhook.id}`, { version: 1, events: ['invoice.updated'] });
    await order(guest, items);
    expect(await deliveries()).toEqual([]);
  });

  test.each<[ReceiverAnswer, string]>([
    [500, 'status 500'],
    [404, 'status 404'],
    [302, 'status 302'],
    ['drop', 'unreachable'],
  ])('after %s it is tried again with growing pauses, and with the same id', async (fault, answer) => {
    await order(guest, items);
    receiver.answerWith(fault, fault);
    await shop.sendWebhooks();
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', tries: 1, answer, nextAt: new Date(nowMs + 30_000).toISOString() }]);
    expect(await shop.sendWebhooks()).toBe(0);
    nowMs += 30_000;
    expect(await shop.sendWebhooks()).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', tries: 2, nextAt: new Date(nowMs + 120_000).toISOString() }]);
    nowMs += 120_000;
    await shop.sendWebhooks();
    expect(await deliveries()).toMatchObject([{ state: 'SENT', tries: 3 }]);
    expect(new Set(messages().map(({ id }) => id)).size).toBe(1);
  });

  test.each<ReceiverAnswer>(['html', 'long', 'open', 'cut'])(
    'have arrived whatever a receiver writes below its 200: %s',
    async (answer) => {
      await order(guest, items);
      receiver.answerWith(answer);
      expect(await shop.sendWebhooks()).toBe(1);
      expect(await deliveries()).toMatchObject([{ state: 'SENT', tries: 1, answer: 'status 200' }]);
    },
  );

  test('an address that is sent back as it stands is not changed', async () => {
    const read = async () => (await desk()).webhooks.find(({ id }) => id === webhook.id);
    const before = await read();
    for (const body of [{ version: 1 }, { version: 1, active: true, events: before?.events.toReversed() }])
      expect((await send(staff, 'PUT', `/integration/webhook/${webhook.id}`, body)).body).toEqual(before);
    expect(await read()).toEqual(before);
  });

  test('are given up after most of a day, and go out when somebody replays them', async () => {
    await order(guest, items);
    receiver.answerWith(500, 500, 500, 500, 500, 500, 500);
    for (let time = 0; time < 7; time += 1) {
      await shop.sendWebhooks();
      nowMs += 13 * 3_600_000;
    }
    const [lost] = await deliveries();
    expect(lost).toMatchObject({ state: 'FAILED', tries: 7, nextAt: null });
    expect(await shop.sendWebhooks()).toBe(0);
    expect((await send(staff, 'POST', `/integration/delivery/${lost?.id}/replay`, {})).status).toBe(200);
    expect(await shop.sendWebhooks()).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: 'SENT', tries: 1 }]);
    expect(new Set(messages().map(({ id }) => id)).size).toBe(1);
  });

  test('two that send at once send each message once', async () => {
    for (let time = 0; time < 5; time += 1) await order(guest, items);
    await Promise.all([shop.sendWebhooks(), shop.sendWebhooks(), shop.sendWebhooks()]);
    const ids = messages().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  test('to a receiver that is silent keep no other one waiting, however many they are', async () => {
    const silent = receiver;
    const other = await startWebhookReceiver();
    silent.answerWith(...Array.from({ length: 25 }, () => 'hang' as const));
    for (let time = 0; time < 25; time += 1) await order(guest, items);
    const { id } = (await create({ url: other.url })).body;
    await order(guest, items);
    // Neither of the same round nor of the next one.
    const first = shop.sendWebhooks();
    await Promise.race([first, Promise.all([silent.arrived(20), other.arrived(1)])]);
    expect([silent.received.length, other.received.length]).toEqual([20, 1]);
    await order(guest, items);
    const second = shop.sendWebhooks();
    await Promise.race([second, other.arrived(2)]);
    expect([silent.received.length, other.received.length]).toEqual([20, 2]);
    silent.hangUp();
    await Promise.all([first, second]);
    nowMs += 60_000;
    await shop.sendWebhooks();
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array.from({ length: 27 }, () => 'SENT'));
    await send(staff, 'DELETE', `/integration/webhook/${id}`, {});
    await other.stop();
  });

  test('that a stop of the shop breaks off are sent after the next start, as after a crash', async () => {
    const stopping = await startShop({ now: () => nowMs, env: { WEBHOOK_LOOPBACK: '1' }, beside: shop });
    stopping.keepWatch();
    receiver.answerWith('hang', 'hang');
    await order(guest, items);
    await order(guest, items);
    const sending = stopping.sendWebhooks();
    await receiver.arrived(2);
    await stopping.close();
    await sending;
    expect(await deliveries()).toMatchObject([
      { state: 'WAITING', tries: 1, answer: '' },
      { state: 'WAITING', tries: 1, answer: '' },
    ]);
    expect(await shop.sendWebhooks()).toBe(0);
    nowMs += 60_000;
    expect(await shop.sendWebhooks()).toBe(2);
    expect(await deliveries()).toMatchObject([
      { state: 'SENT', tries: 2 },
      { state: 'SENT', tries: 2 },
    ]);
    expect(new Set(messages().map(({ id }) => id)).size).toBe(2);
  });

  test('rest while it rests, and go out when it is active again', async () => {
    await order(guest, items);
    await send(staff, 'PUT', `/integration/webhook/${webhook.id}`, { version: 1, active: false });
    expect(await shop.sendWebhooks()).toBe(0);
    await order(guest, items);
    expect((await send(staff, 'PUT', `/integration/webhook/${webhook.id}`, { version: 1, active: true })).status).toBe(409);
    await send(staff, 'PUT', `/integration/webhook/${webhook.id}`, { version: 2, active: true });
    expect(await shop.sendWebhooks()).toBe(1);
  });

  test('keep their secret sealed', async () => {
    const { rows } = await shop.database.pool.query('select row_to_json(w)::text as text from webhook w where id = $1', [webhook.id]);
    expect(rows[0].text).not.toContain(webhook.secret);
    expect(JSON.stringify(await desk())).not.toContain(webhook.secret);
  });
});

test.each([
  'http://example.com/',
  'https://user:pass@example.com/',
  'https://example.com:8443/',
  'https://10.0.0.7/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'https://gibt-es-nicht.invalid/',
  'ftp://example.com/',
  'kein Ort',
])('to %s the shop sends nothing', async (url) => {
  const strict = await strictShop();
  const clerk = await logIn(strict.app, 'leitung@kistenwerk.example');
  const answer = await send(clerk, 'POST', '/integration/webhook', { url, events: ['order.created'] });
  expect([answer.status, problemsOf(answer)]).toEqual([422, ['webhookUrlNotAllowed body.url']]);
});

/** A secret is answered once: sent again, the first one is named instead of a second one made of which nobody knows. */
test.each([
  ['key', () => ({ name: 'ERP', customerId: guest.customerId, scopes: ['orders'] }), 'keyMadeBefore', { name: 'ERP' }],
  ['webhook', () => ({ url: receiver.url, events: ['order.created'] }), 'webhookMadeBefore', {}],
] as const)('the same request for a %s, sent again after a lost answer or at once, makes one', async (noun, wish, problem, named) => {
  const count = async (): Promise<number> => (await desk())[noun === 'key' ? 'keys' : 'webhooks'].length;
  const create = async (key: string, over: object = {}) =>
    send<{ id: number }>(staff, 'POST', `/integration/${noun}`, { ...wish(), ...over }, { 'idempotency-key': key });
  const before = await count();
  const answers = await Promise.all([create('lost'), create('lost'), create('lost')]);
  answers.push(await create('lost'));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const refusal = answers.find(({ status }) => status === 409);
  expect(refusal?.body).toMatchObject({ errors: [{ message: problem, params: named }] });
  expect(JSON.stringify(refusal?.body)).not.toMatch(/kw_.{20}|whsec/);
  expect(problemsOf(await create('lost', noun === 'key' ? { name: 'PIM' } : { events: ['quote.created'] }))).toEqual([
    'idempotencyKeyReused',
  ]);
  expect(await count()).toBe(before + 1);
  const second = await create('another');
  expect(second.status).toBe(200);
  expect(await count()).toBe(before + 2);
  for (const id of [second.body.id, answers.find(({ status }) => status === 200)?.body.id ?? 0])
    expect((await send(staff, 'DELETE', `/integration/${noun}/${id}`, {})).status).toBe(200);
});

let started: Promise<ShopApp> | null = null;
const strictShop = async (): Promise<ShopApp> => (started ??= startShop({ now: () => mondayMorning }));
afterAll(async () => (await started)?.close());
