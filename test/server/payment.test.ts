import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceSummary } from '#contract/invoice.ts';
import type { OrderPayment, StartedPayment } from '#contract/payment.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { Quote } from '#contract/quote.ts';
import type { PaymentProviderStandIn } from '#fakes/payment-provider/payment-provider.ts';
import type { Entry } from '#fakes/payment-provider/ledger.ts';
import { depth } from '../depth.ts';
import { besideWrite } from './beside-write.ts';
import { askUntil } from './ask-until.ts';
import { get, itemOf, logIn, newGuest, order, orderBody, orderByLink, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { shopWithProvider } from './payment-steps.ts';
import type { ShopApp } from './shop-app.ts';

const minutes = 60_000;

/** Each test has its own two minutes: faults caused at the provider are over by the next. */
let start = Date.parse('2026-11-23T07:00:00+01:00');
let nowMs = start;
let shop: ShopApp;
let provider: PaymentProviderStandIn;
let deliver: (message: { body: Buffer; signature: string }) => Promise<number>;
let guest: Buyer;
let anybody: Person;
let staff: Person;
let pallet: Item;

beforeAll(async () => {
  ({ shop, provider, deliver } = await shopWithProvider({ now: () => nowMs }));
  guest = await newGuest(shop.app);
  anybody = visitor(shop.app);
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 10);
});
afterAll(async () => shop.close());
afterEach(() => {
  start += 2 * minutes;
  nowMs = start;
  provider.webhooks.mode = 'send';
});

const twint = 100;
const visa = 104;
const paid = 1;
const placedState = 1;
const preparation = 3;
const canceled = 5;

async function orderOnline(over: object = {}, key?: string): Promise<PlacedOrder> {
  const answer = await order(guest, [pallet], { paymentMethodId: twint, ...over }, key);
  expect(answer.status).toBe(200);
  return answer.body;
}

const entryOf = (placed: PlacedOrder, attempt = 1): Entry => provider.entryOf(`${placed.formattedId}-${attempt}`);
const stateOf = async ({ uuid }: PlacedOrder): Promise<OrderPayment> =>
  (await get<OrderPayment>(anybody, `/order-by-link/${uuid}/payment`)).body;
const pay = async ({ uuid }: PlacedOrder, paymentMethodId = twint): Promise<Answer<StartedPayment>> =>
  send<StartedPayment>(anybody, 'POST', `/order-by-link/${uuid}/payment`, { paymentMethodId });

/** Waits until the order has left its preparation: messages go through the queue. */
async function settled(placed: PlacedOrder, wanted = placedState): Promise<void> {
  await provider.webhooks.arrived();
  await askUntil(
    async () => (await orderByLink(shop.app, placed.uuid)).orderStatusId,
    (orderStatusId) => orderStatusId === wanted,
  );
}

/** Waits until all messages are processed. */
async function quiet(): Promise<void> {
  await provider.webhooks.arrived();
  await askUntil(
    async () => shop.database.pool.query(`select 1 from pgboss.job where name = 'payment' and state in ('created', 'active', 'retry')`),
    ({ rowCount }) => rowCount === 0,
  );
}

async function mailsOf({ id }: { id: number }): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ key: string }>(
    `select split_part(dedupe_key, ':', 1) as key from mail where order_id = $1 order by 1`,
    [id],
  );
  return rows.map(({ key }) => key);
}

async function historyOf({ id }: { id: number }): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ text: string }>(
    `select field || ' ' || (after #>> '{}') as text from record_history where kind = 'order' and record_id = $1 order by id`,
    [id],
  );
  return rows.map(({ text }) => text);
}

async function ledgerOf({ id }: { id: number }): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ text: string }>(
    `select kind || ' ' || amount as text from payment_entry where order_id = $1 and source = 'provider' order by id`,
    [id],
  );
  return rows.map(({ text }) => text);
}

async function count(table: string, { id }: { id: number }): Promise<number> {
  const { rows } = await shop.database.pool.query<{ count: number }>(`select count(*)::int as count from ${table} where order_id = $1`, [
    id,
  ]);
  return rows[0]?.count ?? -1;
}

async function invoicesOf({ id }: { id: number }): Promise<{ state: string; total: number }[]> {
  const { items } = (await get<{ items: InvoiceSummary[] }>(staff, `/invoice?orderId=${id}`)).body;
  return items.map(({ state, total }) => ({ state, total }));
}

const confirmed = ['invoice', 'order-confirmation', 'order-copy'];

/** Runs the periodic work without waiting for the clock. */
async function watch(): Promise<void> {
  await shop.watchPayments();
}

describe('an order that is paid online', () => {
  test.each([
    ['de', 'SK_0004', 'DELIVERY', 'Lieferung mit der Post'],
    ['fr', 'SK_0004', 'DELIVERY', 'Livraison par la poste'],
    ['en', 'EP_0001', 'DELIVERY', 'Delivery'],
    ['fr', 'SK_0004', 'FEDEX', 'Colis (FedEx'],
  ])('tells the provider in %s how %s comes by %s: %s', async (language, article, deliveryType, name) => {
    const body = orderBody(guest, [itemOf(await productOf(shop.app, article), 2)], { paymentMethodId: twint, deliveryType });
    const placed = await send<PlacedOrder>(guest, 'POST', '/order', body, { cookie: `i18n_redirected=${language}` });
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    const delivery = entryOf(placed.body).asked.lineItems.find(({ type }) => type === 'SHIPPING');
    expect(delivery?.name.slice(0, name.length)).toBe(name);
    if (deliveryType === 'DELIVERY') expect(delivery?.name).toBe(name);
  });

  test('waits in preparation without a mail until the money is there, then is placed, paid and confirmed', async () => {
    const placed = await orderOnline();
    expect(placed.payment).toEqual({ state: 'PENDING', redirectUrl: expect.stringMatching(/^http.*securityToken=/) });
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({
      orderStatusId: preparation,
      paymentStatusId: 2,
      paymentMethodId: twint,
    });
    expect(await mailsOf(placed)).toEqual([]);
    expect(await stateOf(placed)).toMatchObject({ state: 'OPEN', failure: null, methods: [1, 2, 100, 101, 102, 103, 104, 105] });
    const entry = entryOf(placed);
    expect(entry.asked).toMatchObject({
      currency: 'CHF',
      language: 'de-CH',
      merchantReference: `${placed.formattedId}-1`,
      successUrl: `https://shop.example/checkout/completed?order=${placed.uuid}&lang=de`,
      failedUrl: `https://shop.example/checkout/payment-failed?order=${placed.uuid}&lang=de`,
      allowedPaymentMethodConfigurations: [9100],
    });
    const { totals } = await orderByLink(shop.app, placed.uuid);
    expect(entry.amount).toBe(Math.round(totals.total * 100));
    provider.decide(entry, 'pay');
    await settled(placed);
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: placedState, paymentStatusId: paid });
    expect(await stateOf(placed)).toMatchObject({ state: 'PAID' });
    expect(await mailsOf(placed)).toEqual(confirmed);
    expect(await historyOf(placed)).toEqual([
      `created ${placed.formattedId}`,
      expect.stringMatching(/^payment bezahlt mit TWINT, CHF \d/),
      'state PLACED',
      expect.stringMatching(/^invoice R2026-\d{5}$/),
      expect.stringMatching(/^payment auf die Rechnung übertragen CHF \d/),
    ]);
    expect(await invoicesOf(placed)).toEqual([{ state: 'PAID', total: totals.total }]);
  });

  test('is told to staff in German, whatever the buyer reads', async () => {
    const body = orderBody(guest, [itemOf(await productOf(shop.app, 'HK_0002'))], { paymentMethodId: twint });
    const placed = (await send<PlacedOrder>(guest, 'POST', '/order', body, { cookie: 'i18n_redirected=fr' })).body;
    provider.decide(entryOf(placed), 'pay');
    await settled(placed);
    const { rows } = await shop.database.pool.query<{ text: string }>('select text from mail where dedupe_key = $1', [
      `order-copy:${placed.uuid}`,
    ]);
    expect(rows[0]?.text).toContain('Länge innen: ');
  });

  test('shows its number, never the mark in its place, in the mails', async () => {
    const placed = await orderOnline();
    provider.decide(entryOf(placed), 'pay');
    await settled(placed);
    const { rows } = await shop.database.pool.query<{ all: string }>(
      `select subject || html || text as all from mail where order_id = $1`,
      [placed.id],
    );
    expect(rows).toHaveLength(3);
    for (const { all } of rows) {
      expect(all).toContain(placed.formattedId);
      expect(all).not.toContain('number-of-');
    }
  });

  test('asked for twice with one key is one order and one payment, and the second answer leads to the same page', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, async () => orderOnline({ comment: 'einmal' }, 'pay-once')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(new Set(answers.map(({ payment }) => payment.redirectUrl)).size).toBe(1);
    const [first] = answers;
    if (!first) throw new Error('no answer');
    expect(
      [...provider.ledger.entries.values()].filter(({ asked }) => asked.merchantReference.startsWith(`${first.formattedId}-`)),
    ).toHaveLength(1);
    provider.decide(entryOf(first), 'pay');
    await settled(first);
    expect((await orderOnline({ comment: 'einmal' }, 'pay-once')).payment).toEqual({ state: 'PAID', redirectUrl: null });
  });

  test('by TWINT ends at 5000 francs, other methods do not', async () => {
    const much = itemOf(await productOf(shop.app, 'EP_0001'), 1000);
    const refusedAnswer = await order(guest, [much], { paymentMethodId: twint });
    expect([refusedAnswer.status, problemsOf(refusedAnswer)]).toEqual([422, ['paymentMethodNotAllowed body.paymentMethodId']]);
    const other = await order(guest, [much], { paymentMethodId: visa });
    expect(other.body.payment.redirectUrl).toMatch(/^http/);
    expect((await stateOf(other.body)).methods).not.toContain(twint);
    expect(problemsOf(await pay(other.body, twint))).toEqual(['paymentMethodNotAllowed body.paymentMethodId']);
  });
});

test('the mails of a payment carry the reference of the buyer', async () => {
  const placed = await orderOnline({ externalCustomerRef: 'PO-4711' });
  for (const after of [16, 32]) {
    nowMs = start + after * minutes;
    await watch();
  }
  provider.decide(entryOf(placed), 'pay');
  await settled(placed);
  const { rows } = await shop.database.pool.query<{ text: string }>(
    `select text from mail where order_id = $1 and dedupe_key ~ '^(payment|order-confirmation)'`,
    [placed.id],
  );
  expect(rows).toHaveLength(2);
  for (const { text } of rows) expect(text).toContain('PO-4711');
});

describe('messages of the provider', () => {
  test('a hundred at once, doubled and mixed up, have one effect', async () => {
    const placed = await orderOnline();
    const entry = entryOf(placed);
    provider.webhooks.mode = 'hold';
    provider.decide(entry, 'pay');
    const part = { entityId: entry.transaction.id };
    const told = provider.webhooks.told.slice(-5).toReversed();
    const others = ['PENDING', 'PROCESSING', 'FULFILL', 'FAILED', 'AUTHORIZED'].map((state) =>
      provider.webhooks.message({ ...part, state }),
    );
    const storm = Array.from({ length: 100 }, (_, number) => [...told, ...others][number % (told.length + others.length)]).filter(
      (each) => each !== undefined,
    );
    const statuses = await Promise.all(storm.map(deliver));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await settled(placed);
    await quiet();
    expect(await mailsOf(placed)).toEqual(confirmed);
    expect((await historyOf(placed)).filter((text) => text === 'state PLACED')).toHaveLength(1);
    expect(await count('payment', placed)).toBe(1);
    expect(await ledgerOf(placed)).toEqual([`payment ${entry.amount}`]);
  });

  test('forged, changed or unsigned are refused and change nothing', async () => {
    const placed = await orderOnline();
    const part = { entityId: entryOf(placed).transaction.id, state: 'FULFILL' };
    const good = provider.webhooks.message(part);
    expect(await deliver(provider.webhooks.forged(part))).toBe(401);
    expect(await deliver({ ...good, signature: '' })).toBe(401);
    expect(await deliver({ ...good, body: Buffer.concat([good.body, Buffer.from('\n')]) })).toBe(401);
    expect(await deliver({ body: Buffer.from('{}'), signature: good.signature })).toBe(401);
    await quiet();
    expect(await stateOf(placed)).toMatchObject({ state: 'OPEN' });
  });

  test('signed with keys that nobody knows do not keep a real one out', async () => {
    const placed = await orderOnline();
    const part = { entityId: entryOf(placed).transaction.id, state: 'FULFILL' };
    const good = provider.webhooks.message(part);
    const statuses: number[] = [];
    for (let number = 0; number < 15; number++)
      statuses.push(await deliver({ ...good, signature: good.signature.replace(/keyId=[^,]+/, `keyId=invented-${number}`) }));
    expect(statuses).toEqual(statuses.map((_, number) => (number < 10 ? 401 : 503)));
    expect(await deliver(good)).toBe(200);
    await quiet();
  });

  test('saying paid where nobody paid are not believed', async () => {
    const placed = await orderOnline();
    expect(await deliver(provider.webhooks.message({ entityId: entryOf(placed).transaction.id, state: 'FULFILL' }))).toBe(200);
    await quiet();
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: preparation, paymentStatusId: 2 });
  });

  test('about what the shop does not know are taken without effect', async () => {
    expect(await deliver(provider.webhooks.message({ entityId: 1, state: 'FULFILL' }))).toBe(200);
    await quiet();
  });

  test('before the shop has the number of the transaction find their payment by its reference', async () => {
    const placed = await orderOnline();
    await shop.database.pool.query('update payment set transaction_id = null where order_id = $1', [placed.id]);
    provider.decide(entryOf(placed), 'pay');
    await settled(placed);
    expect(await mailsOf(placed)).toEqual(confirmed);
  });

  test('failed after paid undo nothing', async () => {
    const placed = await orderOnline();
    const entry = entryOf(placed);
    provider.decide(entry, 'pay');
    await settled(placed);
    entry.transaction = { ...entry.transaction, state: 'DECLINE' };
    expect(await deliver(provider.webhooks.message({ entityId: entry.transaction.id, state: 'DECLINE' }))).toBe(200);
    await quiet();
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: placedState, paymentStatusId: paid });
  });

  test.each([
    ['another amount', (entry: Entry) => ({ ...entry.transaction, completedAmount: 1 })],
    ['another currency', (entry: Entry) => ({ ...entry.transaction, currency: 'EUR' })],
    ['another order', (entry: Entry) => ({ ...entry.transaction, merchantReference: 'A2026-99999-1' })],
  ])('%s is never PAID but for staff to look at, once', async (_name, spoilt) => {
    const placed = await orderOnline();
    const entry = entryOf(placed);
    provider.webhooks.mode = 'hold';
    provider.decide(entry, 'pay');
    entry.transaction = spoilt(entry);
    for (const message of provider.webhooks.told.slice(-5)) expect(await deliver(message)).toBe(200);
    await quiet();
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: preparation, paymentStatusId: 2 });
    expect(await stateOf(placed)).toMatchObject({ state: 'REVIEW' });
    expect(await mailsOf(placed)).toEqual(['payment-review']);
    expect((await historyOf(placed)).at(-1)).toMatch(/^payment zu prüfen: TWINT/);
    // No further payment is possible meanwhile.
    expect((await pay(placed)).body).toEqual({ state: 'PENDING', redirectUrl: null });
  });
});

describe('a payment that came to nothing', () => {
  test('says why, keeps the order, and is followed by another one when asked for', async () => {
    const placed = await orderOnline({ paymentMethodId: visa });
    provider.decide(entryOf(placed), 'decline');
    await quiet();
    expect(await stateOf(placed)).toMatchObject({ state: 'FAILED', failure: 'declined', paymentMethodId: visa });
    expect(await mailsOf(placed)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => pay(placed, twint)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, answers[0]?.body]));
    expect(await count('payment', placed)).toBe(2);
    expect(entryOf(placed, 2).asked.allowedPaymentMethodConfigurations).toEqual([9100]);
    provider.decide(entryOf(placed, 2), 'pay');
    await settled(placed);
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ paymentMethodId: twint, paymentStatusId: paid });
    expect(await mailsOf(placed)).toEqual(confirmed);
  });

  test('asked for by many at once is followed by one only, and every one of them is led to it', { timeout: 90_000 }, async () => {
    for (let round = 0; round < depth(6, 30); round++) {
      const placed = await orderOnline({ paymentMethodId: visa });
      provider.decide(entryOf(placed), 'decline');
      await quiet();
      const answers = await Promise.all(Array.from({ length: 8 }, async () => pay(placed, twint)));
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        answers.map(() => [200, { state: 'PENDING', redirectUrl: expect.stringContaining(`/pay/${entryOf(placed, 2).transaction.id}?`) }]),
      );
      expect(await count('payment', placed)).toBe(2);
    }
  });

  test('while it can still be paid no second one begins: it is gone on with, also another way', async () => {
    const placed = await orderOnline();
    provider.decide(entryOf(placed), 'abort');
    expect((await pay(placed)).body.redirectUrl).toBe(placed.payment.redirectUrl);
    expect((await pay(placed, visa)).body.redirectUrl).toBe(placed.payment.redirectUrl);
    expect(entryOf(placed).asked.allowedPaymentMethodConfigurations).toEqual([9104]);
    expect(await count('payment', placed)).toBe(1);
    provider.decide(entryOf(placed), 'pay');
    await settled(placed);
    expect((await historyOf(placed))[1]).toContain('bezahlt mit Visa');
  });

  test('while the bank decides nothing else is offered', async () => {
    const placed = await orderOnline();
    const entry = entryOf(placed);
    entry.transaction = { ...entry.transaction, state: 'PROCESSING' };
    expect((await pay(placed)).body).toEqual({ state: 'PENDING', redirectUrl: null });
    expect((await pay(placed, 1)).body).toEqual({ state: 'PENDING', redirectUrl: null });
    expect(await stateOf(placed)).toMatchObject({ state: 'CHECKING' });
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: preparation });
  });

  test.each([
    [1, 'auf Rechnung'],
    [2, 'Vorauskasse'],
  ])('the order can go on with method %d', async (method, words) => {
    const placed = await orderOnline();
    provider.decide(entryOf(placed), 'decline');
    await quiet();
    // The second answer stands for a first one that was lost.
    for (const _again of [1, 2]) expect((await pay(placed, method)).body).toEqual({ state: 'OPEN', redirectUrl: null });
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({
      orderStatusId: placedState,
      paymentStatusId: 2,
      paymentMethodId: method,
    });
    expect(await mailsOf(placed)).toEqual(['order-confirmation', 'order-copy']);
    expect(await historyOf(placed)).toContain(`payment ${words}`);
    expect(problemsOf(await pay(placed))).toEqual(['orderNotPayable']);
    expect(problemsOf(await pay(placed, 3 - method))).toEqual(['orderNotPayable']);
  });

  test.each([
    ['orderCanceled', 'order_status_id = 5'],
    ['orderNotPayable', 'order_status_id = 1, payment_method_id = 2'],
  ])('it does not go on by invoice if meanwhile it became %s', async (problem, change) => {
    const placed = await orderOnline();
    provider.decide(entryOf(placed), 'decline');
    await quiet();
    const changed = { table: 'sales_order', text: `update sales_order set ${change} where id = $1`, values: [placed.id] };
    const late = await besideWrite(shop.database.pool, changed, async () => pay(placed, 1));
    expect(problemsOf(late)).toEqual([problem]);
    expect(await mailsOf(placed)).toEqual([]);
  });

  test('money that comes after all for an order by invoice pays it', async () => {
    const placed = await orderOnline();
    await pay(placed, 1);
    provider.decide(entryOf(placed), 'pay');
    await quiet();
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: placedState, paymentStatusId: paid });
    expect(await mailsOf(placed)).toEqual([...confirmed.slice(1), 'payment-received']);
    expect(await invoicesOf(placed)).toEqual([]);
  });
});

describe('what only the clock finds', () => {
  test('money whose messages got lost', async () => {
    const placed = await orderOnline();
    provider.decide(entryOf(placed), 'silent');
    nowMs += minutes;
    await watch();
    await settled(placed);
    expect(await mailsOf(placed)).toEqual(confirmed);
  });

  test('the visitor who comes back finds it too', async () => {
    const placed = await orderOnline();
    provider.decide(entryOf(placed), 'silent');
    nowMs += 3000;
    expect(await stateOf(placed)).toMatchObject({ state: 'PAID' });
    expect(await mailsOf(placed)).toEqual(confirmed);
  });

  test('who turned away is written to once, and may still pay', async () => {
    const placed = await orderOnline();
    for (const after of [5, 16, 32, 50]) {
      nowMs = start + after * minutes;
      await watch();
      await watch();
    }
    expect(await mailsOf(placed)).toEqual(['payment-failed']);
    expect(await stateOf(placed)).toMatchObject({ state: 'OPEN' });
    provider.decide(entryOf(placed), 'pay');
    await settled(placed);
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ paymentStatusId: paid });
  });

  test('after a day the order is canceled, and money that comes still later is for staff to look at', async () => {
    const placed = await orderOnline();
    for (const after of [20, 40, 23 * 60]) {
      nowMs = start + after * minutes;
      await watch();
    }
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: preparation });
    nowMs = start + 24 * 60 * minutes + 1000;
    await watch();
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: canceled, paymentStatusId: 2 });
    expect(await stateOf(placed)).toMatchObject({ state: 'CANCELED' });
    expect(problemsOf(await pay(placed))).toEqual(['orderCanceled']);
    provider.decide(entryOf(placed), 'pay');
    await quiet();
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: canceled, paymentStatusId: paid });
    expect(await mailsOf(placed)).toEqual(['payment-failed', 'payment-review']);
  });

  test('an order that was paid in its last minute is not canceled', async () => {
    const placed = await orderOnline();
    provider.decide(entryOf(placed), 'silent');
    nowMs = start + 25 * 60 * minutes;
    await watch();
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ orderStatusId: placedState, paymentStatusId: paid });
  });

  test('money that is only reserved is taken', async () => {
    const placed = await orderOnline();
    const entry = entryOf(placed);
    entry.asked.completionBehavior = 'COMPLETE_DEFERRED';
    provider.decide(entry, 'silent');
    nowMs += minutes;
    await watch();
    expect(entry.transaction.state).toBe('FULFILL');
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ paymentStatusId: paid });
  });
});

describe('a quote whose order nobody paid', () => {
  const day = 24 * 60 * minutes;
  const read = async (id: number): Promise<Quote> => (await get<Quote>(staff, `/quote/${id}`)).body;

  async function sentQuote(): Promise<Quote> {
    const { body: asked } = await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [pallet]));
    const { version } = await read(asked.id);
    const sent = await send<Quote>(staff, 'PUT', `/quote/${asked.id}`, { version, send: true, validityDuration: 3 });
    expect(sent.status).toBe(200);
    return sent.body;
  }

  const orderIt = async ({ uuid, pin, versionNumber }: Quote, key?: string): Promise<Answer<PlacedOrder>> =>
    send<PlacedOrder>(
      anybody,
      'POST',
      '/order/from-quote',
      { uuid, pin, versionNumber, termsAccepted: true, paymentMethodId: twint },
      key === undefined ? {} : { 'idempotency-key': key },
    );

  test('can be ordered again after the day is over, and once only', async () => {
    const quote = await sentQuote();
    const { body: first } = await orderIt(quote, 'one tab');
    nowMs = start + 23 * 60 * minutes;
    await watch();
    expect(await read(quote.id)).toMatchObject({ state: 'ORDERED', orderUuid: first.uuid });
    nowMs = start + day + 1000;
    await watch();
    await watch();
    expect(await read(quote.id)).toMatchObject({ state: 'SENT', orderUuid: null, versionNumber: 1, pin: quote.pin });
    // A tab left open since yesterday sends its old key.
    const answers = await Promise.all([orderIt(quote, 'one tab'), orderIt(quote, 'one tab'), orderIt(quote, 'other tab')]);
    const placed = answers.filter(({ status }) => status === 200).map(({ body }) => body.formattedId);
    expect(new Set(placed).size).toBe(1);
    expect(placed).not.toContain(first.formattedId);
    expect(await read(quote.id)).toMatchObject({ state: 'ORDERED' });
    expect((await read(quote.id)).orderUuid).not.toBe(first.uuid);
  });

  test('has expired when its days went by meanwhile', async () => {
    const quote = await sentQuote();
    nowMs = start + 3 * day;
    expect((await orderIt(quote)).status).toBe(200);
    nowMs = start + 4 * day + minutes;
    await watch();
    expect(await read(quote.id)).toMatchObject({ state: 'EXPIRED', orderUuid: null });
    expect(problemsOf(await orderIt(quote))).toEqual(['quoteExpired']);
  });

  test('keeps its second order when money for the first one comes late', async () => {
    const quote = await sentQuote();
    const { body: first } = await orderIt(quote);
    nowMs = start + day + 1000;
    await watch();
    const { body: second } = await orderIt(quote);
    provider.decide(entryOf(first), 'pay');
    await quiet();
    expect(await orderByLink(shop.app, first.uuid)).toMatchObject({ orderStatusId: canceled, paymentStatusId: paid });
    expect(await mailsOf(first)).toEqual(['payment-review']);
    expect(await read(quote.id)).toMatchObject({ state: 'ORDERED', orderUuid: second.uuid });
  });

  test('is free again when staff cancel the order before it is paid; a placed order keeps it', async () => {
    const cancel = async ({ id }: PlacedOrder): Promise<number> => {
      const { order: stored } = (await get<{ order: { version: number } }>(staff, `/order/${id}`)).body;
      return (await send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: canceled, version: stored.version })).status;
    };
    const quote = await sentQuote();
    const { body: first } = await orderIt(quote);
    expect(await cancel(first)).toBe(200);
    expect(await read(quote.id)).toMatchObject({ state: 'SENT', orderUuid: null });
    const { body: second } = await orderIt(quote);
    provider.decide(entryOf(second), 'pay');
    await settled(second);
    // It is invoiced: only a credit note can reverse it.
    expect(await cancel(second)).toBe(422);
    expect(await read(quote.id)).toMatchObject({ state: 'ORDERED', orderUuid: second.uuid });
  });
});

describe('when the provider is out of order', () => {
  test('the order stands, says so, and is paid with one transaction when the provider is back', async () => {
    provider.trouble('create', 'loseAnswer');
    provider.trouble('search', 'status500', 'status500', 'status500');
    const placed = await orderOnline();
    expect(placed.payment).toEqual({ state: 'PENDING', redirectUrl: null });
    expect(await stateOf(placed)).toMatchObject({ state: 'OPEN', failure: 'unavailable' });
    nowMs += minutes;
    expect((await pay(placed)).body.redirectUrl).toMatch(/^http/);
    expect([...provider.ledger.entries.values()].filter(({ asked }) => asked.merchantReference === `${placed.formattedId}-1`)).toHaveLength(
      1,
    );
  });

  test('it can be ordered by invoice all the same', async () => {
    provider.trouble('create', 'status500', 'status500');
    provider.trouble('search', ...Array.from({ length: 4 }, () => 'status500' as const));
    const placed = await orderOnline();
    const unavailable = await pay(placed);
    expect([unavailable.status, problemsOf(unavailable)]).toEqual([503, ['paymentUnavailable']]);
    expect((await pay(placed, 1)).body).toEqual({ state: 'OPEN', redirectUrl: null });
    expect(await mailsOf(placed)).toEqual(['order-confirmation', 'order-copy']);
  });
});

describe('who may', () => {
  test('pay or see a payment: who holds the link, and nobody by number or guess', async () => {
    const placed = await orderOnline();
    for (const uuid of ['00000000-0000-4000-8000-000000000000', String(placed.id), placed.formattedId]) {
      expect((await get(anybody, `/order-by-link/${uuid}/payment`)).status).toBeGreaterThanOrEqual(400);
      expect((await send(anybody, 'POST', `/order-by-link/${uuid}/payment`, { paymentMethodId: twint })).status).toBeGreaterThanOrEqual(
        400,
      );
    }
  });

  test.each<[object, number]>([
    [{}, 400],
    [{ paymentMethodId: '100' }, 400],
    [{ paymentMethodId: 100, amount: 1 }, 422],
    [{ paymentMethodId: 100.5 }, 400],
    [[], 400],
  ])('send no other wish than a method: %j', async (body, status) => {
    const placed = await orderOnline();
    expect((await send(anybody, 'POST', `/order-by-link/${placed.uuid}/payment`, body)).status).toBe(status);
  });

  test('not pay what needs no payment', async () => {
    const placed = (await order(guest, [pallet], { paymentMethodId: 1 })).body;
    expect(await stateOf(placed)).toMatchObject({ state: 'NONE' });
    expect(problemsOf(await pay(placed))).toEqual(['orderNotPayable']);
  });
});

describe('a refund', () => {
  interface Refunded {
    state: string;
    amount: number;
    left: number;
  }
  const refund = async (person: Person, { id }: PlacedOrder, body: object, key?: string): Promise<Answer<Refunded>> =>
    send<Refunded>(person, 'POST', `/order/${id}/refund`, body, key === undefined ? {} : { 'idempotency-key': key });
  let placed: PlacedOrder;
  let total: number;

  beforeAll(async () => {
    placed = await orderOnline();
    ({ total } = await stateOf(placed));
  });

  test('of an order that nobody has paid is refused', async () => {
    expect(problemsOf(await refund(staff, placed, {}))).toEqual(['nothingToRefund']);
  });

  test('is given once for the same key, also when the answer got lost', async () => {
    provider.decide(entryOf(placed), 'pay');
    await settled(placed);
    provider.trouble('refund', 'loseAnswer');
    const answers = await Promise.all(Array.from({ length: 4 }, async () => refund(staff, placed, { amount: 5 }, 'once')));
    expect(answers.map(({ body }) => body.amount)).toEqual([5, 5, 5, 5]);
    expect(provider.ledger.refunds.size).toBe(1);
    expect((await historyOf(placed)).filter((text) => text.startsWith('payment erstattet'))).toEqual(['payment erstattet: CHF 5.00']);
    expect(problemsOf(await refund(staff, placed, { amount: 6 }, 'once'))).toEqual(['idempotencyKeyReused']);
  });

  test('is never more than is left, and everything when no amount is named', async () => {
    expect(problemsOf(await refund(staff, placed, { amount: total }))).toEqual(['refundTooHigh body.amount']);
    const rest = Math.round(total * 100 - 500) / 100;
    expect((await refund(staff, placed, {})).body).toEqual({ state: 'SUCCESSFUL', amount: rest, left: 0 });
    expect(problemsOf(await refund(staff, placed, {}))).toEqual(['nothingToRefund']);
    expect(await ledgerOf(placed)).toEqual([
      `payment ${Math.round(total * 100)}`,
      'refund -500',
      `refund ${500 - Math.round(total * 100)}`,
    ]);
    expect(await orderByLink(shop.app, placed.uuid)).toMatchObject({ paymentStatusId: 2 });
  });

  test('that the provider refuses has failed: it is told, and blocks no other one', async () => {
    const other = await orderOnline();
    provider.decide(entryOf(other), 'pay');
    await settled(other);
    // Refunded directly at the provider.
    const { transaction, amount } = entryOf(other);
    const given = provider.ledger.refund({ externalId: 'desk', transaction: transaction.id, amount: amount / 100 } as never);
    expect(given).toMatchObject({ state: 'SUCCESSFUL' });
    expect((await refund(staff, other, { amount: 1 })).body).toMatchObject({ state: 'FAILED' });
    expect(await historyOf(other)).toContain('payment Erstattung gescheitert: CHF 1.00');
    const asked = provider.asked.refund;
    nowMs += minutes;
    await watch();
    expect(provider.asked.refund).toBe(asked);
  });

  /** Canceled while it waits for its payment, and paid all the same. */
  const paidAfterCancel = async (amount: (asked: number) => number): Promise<PlacedOrder> => {
    const other = await orderOnline();
    const canceling = { orderStatusId: canceled, reason: 'zu spät' };
    expect((await send(staff, 'PUT', `/order/${other.id}/state`, canceling)).status).toBe(200);
    const entry = entryOf(other);
    entry.amount = amount(entry.amount);
    provider.decide(entry, 'pay');
    await quiet();
    return other;
  };

  test('of what came for a canceled order leaves the other money of its customer alone', async () => {
    const other = await paidAfterCancel((asked) => asked);
    const credit = { customerId: guest.customerId, amount: 1000, day: '2026-11-23', reason: 'Anzahlung' };
    expect((await send(staff, 'POST', '/payment-entry', credit)).status).toBe(200);
    const { body } = await refund(staff, other, {});
    expect(body).toMatchObject({ state: 'SUCCESSFUL', left: 0 });
    const amount = Math.round(body.amount * 100);
    expect(await ledgerOf(other)).toEqual([`payment ${amount}`, `refund ${0 - amount}`]);
    expect(await orderByLink(shop.app, other.uuid)).toMatchObject({ orderStatusId: canceled, paymentStatusId: 2 });
  });

  test.each([
    ['the amount asked for', (asked: number) => asked],
    ['another amount', (asked: number) => asked - 100],
  ])('gives back %s that came for a canceled order', async (_what, amount) => {
    const first = guest;
    const buyer = await newGuest(shop.app);
    guest = buyer;
    const other = await paidAfterCancel(amount);
    guest = first;
    const { transaction } = entryOf(other);
    const refundable = async (person: Person): Promise<number> =>
      (await get<{ refundable: number }>(person, `/order/${other.id}`)).body.refundable;
    expect([await refundable(staff), await refundable(buyer)]).toEqual([transaction.completedAmount, 0]);
    expect((await refund(staff, other, {})).body).toEqual({ state: 'SUCCESSFUL', amount: transaction.completedAmount, left: 0 });
    expect(await refundable(staff)).toBe(0);
  });

  test('that the provider did not answer is asked for again by the clock', async () => {
    const other = await orderOnline();
    provider.decide(entryOf(other), 'pay');
    await settled(other);
    provider.trouble('refund', 'status500', 'status500', 'status500');
    expect((await refund(staff, other, { amount: 1 })).body).toMatchObject({ state: 'PENDING' });
    nowMs += minutes;
    await watch();
    expect(await historyOf(other)).toContain('payment erstattet: CHF 1.00');
  });
});
