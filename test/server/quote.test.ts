import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { Quote } from '#contract/quote.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { tellExpiring } from '#server/quote/tell-expiring.ts';
import { forgetSecrets } from '#server/mail/forget-secrets.ts';
import { linkHash, openQuoteLinks } from '#server/quote/quote-link.ts';
import { openCompany } from '#server/shop/company.ts';
import { houseWords } from '#server/words/house-words.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { company, management } from './demo-log-in.ts';
import { readPdf } from './pdf-text.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

const day = 86_400_000;
let shop: ShopApp;
let staff: Person;
let guest: Buyer;
let item: Item;
let now = mondayMorning;

beforeAll(async () => {
  shop = await startShop({ now: () => now });
  staff = await logIn(shop.app, management);
  guest = await newGuest(shop.app);
  item = { ...itemOf(await productOf(shop.app, 'HK_0001'), 10, { length: 1200 }), externalCustomerRef: 'Pumpe 7' };
});
beforeEach(() => {
  now = mondayMorning;
});
afterAll(async () => shop.close());

interface Requested {
  id: number;
  formattedId: string;
  uuid: string;
}

const ask = async (items: Item[] = [item], over: object = {}, key?: string, buyer = guest): Promise<Answer<Requested>> =>
  send<Requested>(
    buyer,
    'POST',
    '/quote',
    orderBody(buyer, items, { comment: 'Bitte mit Deckel', ...over }),
    key === undefined ? {} : { 'idempotency-key': key },
  );
const read = async (id: number, person: Person = staff): Promise<Quote> => (await get<Quote>(person, `/quote/${id}`)).body;
const write = async (id: number, change: object): Promise<Answer<Quote>> =>
  send<Quote>(staff, 'PUT', `/quote/${id}`, { version: (await read(id)).version, ...change });
const key = ({ uuid, pin }: Quote): string => `uuid=${uuid}&pin=${pin}`;
const open = async (quote: Quote, pin = quote.pin ?? ''): Promise<Answer<Quote>> =>
  get<Quote>(visitor(shop.app), `/quote/for-checkout?uuid=${quote.uuid}&pin=${pin}`);
const order = async (quote: Quote, over: object = {}, idempotencyKey?: string): Promise<Answer<PlacedOrder>> =>
  send<PlacedOrder>(
    visitor(shop.app),
    'POST',
    '/order/from-quote',
    { uuid: quote.uuid, pin: quote.pin, versionNumber: quote.versionNumber, termsAccepted: true, ...over },
    idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
  );
const mailsOf = async (prefix: string) =>
  (
    await shop.database.pool.query<{ recipient: string; subject: string; text: string }>(
      'select recipient, subject, text from mail where dedupe_key like $1 order by id',
      [`${prefix}%`],
    )
  ).rows;

/** A request, fully priced and sent. */
async function sentQuote(change: object = {}, items: Item[] = [item]): Promise<Quote> {
  const { body } = await ask(items);
  const answer = await write(body.id, { send: true, ...change });
  expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);
  return answer.body;
}

describe('asking for a quote', () => {
  it('stores the lines with their picture, values and remark, numbers it, and tells customer and shop', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.formattedId).toMatch(/^O2026-\d{5}$/);
    const quote = await read(body.id, guest);
    expect(quote).toMatchObject({ state: 'REQUESTED', pin: '0000', validityDuration: 30, timeToDeliver: 3, sentToCustomer: false });
    expect(quote.positions[0]).toMatchObject({
      articleNumber: 'HK_0001',
      quantity: 10,
      externalCustomerNo: 'Pumpe 7',
      mutability: 'IMMUTABLE',
    });
    expect(quote.positions[0]?.pictureUrl).toMatch(/^\/api\/media\/picture\//);
    expect(quote.messages[0]).toMatchObject({ author: 'customer', kind: 'request', text: 'Bitte mit Deckel' });
    const mails = await mailsOf(`quote-request%:${body.id}`);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['anna@muster.example', 'shop@kistenwerk.example']);
    const [customers] = mails;
    for (const fact of [
      `Positionen: 10 × Holzkiste nach Mass (HK_0001), Innen ${unbrokenSize('1200 × 600 × 500 mm')}`,
      'Anfrage von: Anna Muster',
    ])
      expect(customers?.text).toContain(fact);
    // Whoever asks as a guest may have written somebody else's address.
    expect(customers?.text).not.toContain('Bitte mit Deckel');
  });

  it.each([2, 3, 0])('is refused the kind %s, which is for the shop to say', async (customerRequestType) => {
    const answer = await ask([item], { customerRequestType });
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['requestKindNotAllowed body.customerRequestType']]);
  });

  it.each([
    ['9999-12-31', 'deliveryDateTooLate'],
    ['2027-11-24', 'deliveryDateTooLate'],
    ['2027-02-30', 'deliveryDateNotPossible'],
  ])('is refused the day %s', async (requestedDeliveryDate, problem) => {
    const answer = await ask([item], { requestedDeliveryDate });
    expect([answer.status, problemsOf(answer)]).toEqual([422, [`${problem} body.requestedDeliveryDate`]]);
  });

  it('takes what is on request, but not what cannot be made', async () => {
    await shop.database.pool.query(
      `update product_price set active_strategy = 'NONE' where product_id = (select id from product where article_number = 'VS_0002')`,
    );
    await shop.catalog.rebuild();
    const onRequest = { ...itemOf(await productOf(shop.app, 'VS_0002')), key: 'r' };
    const { body } = await ask([item, onRequest]);
    const quote = await read(body.id, guest);
    expect(quote.positions.map(({ pricePerOne }) => pricePerOne === null)).toEqual([false, true]);
    expect(quote.totals).toBeNull();
    expect(problemsOf(await write(body.id, { send: true }))).toEqual(['quoteIncomplete body.updatePositions']);
    expect(problemsOf(await write(body.id, { send: true, deliveryCost: null }))).toEqual(['quoteIncomplete body.deliveryCost']);
    const priced = await write(body.id, { send: true, updatePositions: [{ id: quote.positions[1]?.id, pricePerOne: 249.5 }] });
    expect(priced.body.totals?.total).toBeGreaterThan(0);
    expect((await ask([{ ...item, configuration: { ...item.configuration!, values: { length: 1e9 } } }])).status).toBe(422);
  });

  it('is one quote for the same key, and never a stranger’s', async () => {
    const first = await ask([item], {}, 'same');
    expect((await ask([item], {}, 'same')).body).toEqual(first.body);
    const stranger = await newGuest(shop.app);
    expect((await ask([item], { customerId: guest.customerId }, undefined, stranger)).status).toBe(404);
    expect((await get(stranger, `/quote/${first.body.id}`)).status).toBe(404);
    expect((await get<{ items: unknown[] }>(stranger, '/quote')).body.items).toEqual([]);
  });
});

describe('sending', () => {
  it('freezes a numbered version with a pin of its own and writes to the customer', async () => {
    const quote = await sentQuote({ message: 'Gerne, mit Deckel.' });
    expect(quote).toMatchObject({ state: 'SENT', versionNumber: 1, validUntil: '2026-12-23', sentToCustomer: true });
    expect(quote.pin).toMatch(/^(?!0000)\d{4}$/);
    const [mail] = await mailsOf(`quote-ready:${quote.id}:1`);
    expect(mail?.text).toContain(`/checkout-quote/${quote.uuid}?lang=de\n`);
    expect(mail?.text).toContain(quote.pin);
    expect(mail?.text).toContain('Gerne, mit Deckel.');
    expect(mail?.subject).not.toContain(quote.uuid);
    const stored = await shop.database.pool.query('select * from quote where id = $1', [quote.id]);
    expect(JSON.stringify(stored.rows)).not.toContain(quote.uuid);
  });

  it('names who sent it, as long as that person works here', async () => {
    const quote = await sentQuote();
    const named = async () => (await open(quote)).body.contactName;
    const setActive = async (active: boolean) =>
      shop.database.pool.query('update app_user set active = $1 where email = $2', [active, management]);
    expect(await named()).toBe('Regula Amrein');
    await setActive(false);
    expect(await named()).toBe('');
    await setActive(true);
  });

  it('again says what changed, and shows the customer only what was sent', async () => {
    const quote = await sentQuote();
    const line = quote.positions[0]!;
    await write(quote.id, { updatePositions: [{ id: line.id, quantity: 12 }], deliveryCost: 80 });
    expect((await open(quote)).body.positions[0]?.quantity).toBe(10);
    const again = (await write(quote.id, { send: true, timeToDeliver: 5 })).body;
    expect(again.versionNumber).toBe(2);
    expect(again.pin).not.toBe(quote.pin);
    const seen = (await open(again)).body;
    expect(seen.positions[0]?.quantity).toBe(12);
    expect(seen.changes).toEqual(
      expect.arrayContaining([
        { kind: 'quantity', name: line.name, before: 10, after: 12 },
        { kind: 'timeToDeliver', before: 3, after: 5 },
        expect.objectContaining({ kind: 'total' }),
      ]),
    );
    expect((await open(quote)).status).toBe(404);
  });

  it('shows and writes what staff note down only when they send', async () => {
    const { body } = await ask();
    await write(body.id, { message: 'Deckel noch rechnen.' });
    expect((await read(body.id)).messages.at(-1)).toMatchObject({ text: 'Deckel noch rechnen.', sent: false });
    expect((await read(body.id, guest)).messages.map(({ text }) => text)).toEqual(['Bitte mit Deckel']);
    const { items } = (await get<{ items: { id: number; waiting: boolean }[] }>(staff, '/quote')).body;
    expect(items.find(({ id }) => id === body.id)?.waiting).toBe(true);
    const quote = (await write(body.id, { send: true, message: 'Gerne, mit Deckel.' })).body;
    expect(quote.messages.every(({ sent }) => sent)).toBe(true);
    expect((await open(quote)).body.messages.map(({ text }) => text)).toEqual([
      'Bitte mit Deckel',
      'Deckel noch rechnen.',
      'Gerne, mit Deckel.',
    ]);
    const [mail] = await mailsOf(`quote-ready:${body.id}:1`);
    expect(mail?.text).toMatch(/Deckel noch rechnen\.\s+Gerne, mit Deckel\./);
  });

  it('refuses a stale version', async () => {
    const { body } = await ask();
    const { version } = await read(body.id);
    const change = async () => send(staff, 'PUT', `/quote/${body.id}`, { version, deliveryCost: 10 });
    const answers = await Promise.all([change(), change()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409)?.body;
    expect(stale).toMatchObject({ errors: [{ message: 'changedMeanwhile', params: { who: management } }] });
  });
});

describe('the mail about a quote', () => {
  it('is written anew when it is sent again: its link is in no kept copy that has left or run out', async () => {
    const quote = await sentQuote({ message: 'Gerne, mit Deckel.' });
    const again = await send<{ recipient: string }>(staff, 'PUT', `/quote/${quote.id}/notification`, {});
    expect(again.body).toEqual({ recipient: 'anna@muster.example' });
    const [mail] = await mailsOf(`quote-again:${quote.id}:`);
    expect(mail?.text).toContain(`/checkout-quote/${quote.uuid}?lang=de\n`);
    expect(mail?.text).toContain('Gerne, mit Deckel.');
    await forgetSecrets(shop.database.db, now + 29 * day);
    expect((await mailsOf(`quote-ready:${quote.id}:`))[0]?.text).toContain(quote.uuid);
    await forgetSecrets(shop.database.db, now + 31 * day);
    const kept = [...(await mailsOf(`quote-ready:${quote.id}:`)), ...(await mailsOf(`quote-again:${quote.id}:`))];
    expect(kept).toHaveLength(2);
    for (const { text } of kept) expect(text).not.toContain(quote.uuid);
  });
});

describe('link and pin', () => {
  it('open the quote; unknown links, wrong pins and drafts answer alike', async () => {
    const quote = await sentQuote();
    expect((await open(quote)).status).toBe(200);
    const wrong = await open(quote, quote.pin === '1234' ? '4321' : '1234');
    const unknown = await open({ ...quote, uuid: '00000000-0000-4000-8000-000000000000' });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.status).toBe(404);
  });

  it('checks five wrong pins, however many come at once, and makes the right one wait a little', async () => {
    const quote = await sentQuote();
    const guesses = Array.from({ length: 60 }, (_, at) => String((Number(quote.pin) + 1 + at) % 10_000).padStart(4, '0'));
    await Promise.all(guesses.map(async (pin) => open(quote, pin)));
    const { rows } = await shop.database.pool.query<{ count: number }>(
      `select count(*)::integer as count from attempt where kind = 'quote-pin' and subject = $1`,
      [linkHash(quote.uuid ?? '')],
    );
    expect(rows[0]?.count).toBe(5);
    expect((await open(quote)).status).toBe(404);
    now += 31_000;
    expect((await open(quote)).status).toBe(200);
  });

  it('do not tire the customer who has the right pin', async () => {
    const quote = await sentQuote();
    for (let turn = 0; turn < 12; turn++) expect((await open(quote)).status).toBe(200);
  });
});

describe('ordering', () => {
  it('takes the quote’s prices and positions, whatever the catalogue says by then', async () => {
    const quote = await sentQuote({ deliveryCost: 77, discount: 0.1 });
    await shop.database.pool.query('update product_price set margin = margin * 2');
    await shop.catalog.rebuild();
    const { status, body } = await order(quote, { orderReference: 'PO-9' });
    expect(status).toBe(200);
    const placed = (await get<Order>(visitor(shop.app), `/order-by-link/${body.uuid}`)).body;
    expect(placed.totals).toEqual(quote.totals);
    expect(placed).toMatchObject({
      deliveryCost: 77,
      discount: 0.1,
      externalCustomerNo: 'PO-9',
      deliveryType: 'DELIVERY',
      paymentMethodId: 2,
    });
    expect(placed.positions[0]).toMatchObject({ quantity: 10, externalCustomerNo: 'Pumpe 7', pictureUrl: quote.positions[0]?.pictureUrl });
    expect((await open(quote)).body).toMatchObject({ state: 'ORDERED', orderUuid: body.uuid });
    expect(await mailsOf(`order-confirmation:${body.uuid}`)).toHaveLength(1);
    await shop.database.pool.query('update product_price set margin = margin / 2');
    await shop.catalog.rebuild();
  });

  it('is not for a customer who is inactive meanwhile, who may still read the quote', async () => {
    const quote = await sentQuote();
    const setActive = async (active: boolean) => {
      const { version } = (await get<{ version: number }>(staff, `/customers/${guest.customerId}`)).body;
      const changed = await send(staff, 'PUT', '/customers', { id: guest.customerId, version, active });
      expect(changed.status).toBe(200);
    };
    await setActive(false);
    expect(problemsOf(await order(quote))).toEqual(['customerInactive']);
    expect((await open(quote)).body.state).toBe('SENT');
    await setActive(true);
    const placed = await order(quote);
    expect(placed.status).toBe(200);
    await setActive(false);
    expect(problemsOf(await send(staff, 'POST', '/order/copy', { id: placed.body.id }))).toEqual(['customerInactive']);
    await setActive(true);
  });

  it('happens once: two tabs, many clicks, a lost answer', async () => {
    const quote = await sentQuote();
    // Five: of more concurrent ones the sixth would count as guessing the pin if none has been checked yet.
    const answers = await Promise.all(Array.from({ length: 5 }, async (_, at) => order(quote, {}, `tab ${at % 2}`)));
    const uuids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.uuid));
    expect(uuids.size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const { rows } = await shop.database.pool.query<{ order_id: number }>('select order_id from quote where id = $1', [quote.id]);
    expect(rows[0]?.order_id).toBe(answers.find(({ status }) => status === 200)?.body.id);
    expect(problemsOf(await order(quote))).toEqual(['quoteAlreadyOrdered']);
  });

  it('leaves out insurance services only', async () => {
    await shop.database.pool.query(
      `insert into product_type (id, name) overriding system value values (1115, 'Versicherung') on conflict (id) do nothing`,
    );
    await shop.database.pool.query(
      `insert into product (article_number, name, description, type_id, kind_code, publicly_available)
       values ('VERS_0001', '{"de":"Transportversicherung","fr":"Assurance transport","en":"Transport insurance"}', '{"de":"","fr":"","en":""}', 1115, 99, false)
       on conflict do nothing`,
    );
    await shop.catalog.rebuild();
    const { rows } = await shop.database.pool.query<{ id: number }>(`select id from product where article_number = 'VERS_0001'`);
    const insurance = { productId: rows[0]?.id, quantity: 1, pricePerOne: 45 };
    const quote = await sentQuote({ newPositions: [insurance] });
    const [crate, service] = quote.positions;
    expect(service).toMatchObject({ mutability: 'REMOVE', name: 'Transportversicherung' });
    expect(problemsOf(await order(quote, { removedPositionIds: [crate?.id] }))).toEqual(['positionNotRemovable body.removedPositionIds']);
    const { body } = await order(quote, { removedPositionIds: [service?.id] });
    const placed = (await get<Order>(visitor(shop.app), `/order-by-link/${body.uuid}`)).body;
    expect(placed.positions).toHaveLength(1);
    expect(placed.totals.products).toBe(crate?.finalPrice);
  });

  it.each([
    ['without terms', { termsAccepted: false }, ['termsNotAccepted body.termsAccepted'], 422],
    ['another version than the one seen', { versionNumber: 7 }, ['quoteChanged'], 409],
    ['an unknown way to pay', { paymentMethodId: 77 }, ['paymentMethodNotAllowed body.paymentMethodId'], 422],
    ['a day in more than a year', { requestedDeliveryDate: '2027-11-29' }, ['deliveryDateTooLate body.requestedDeliveryDate'], 422],
    ['too early a day', { requestedDeliveryDate: '2026-11-24' }, ['deliveryDateTooEarly body.requestedDeliveryDate'], 422],
  ])('is refused %s', async (_, over, problems, status) => {
    const answer = await order(await sentQuote(), over);
    expect(answer.status).toBe(status);
    expect(problemsOf(answer)).toEqual(problems);
  });

  it('of an artwork is not paid by invoice', async () => {
    const body = { ...orderBody(guest, [item]), customerRequestType: 3 };
    const asked = await send<{ id: number }>(staff, 'POST', '/quote', body);
    expect(asked.status).toBe(200);
    const quote = (await write(asked.body.id, { send: true })).body;
    expect(quote.customerRequestType).toBe(3);
    expect(problemsOf(await order(quote, { paymentMethodId: 1 }))).toEqual(['paymentMethodNotAllowed body.paymentMethodId']);
    expect((await order(quote, { paymentMethodId: 2 })).status).toBe(200);
  });

  it.each([
    ['2026-12-23T23:59:59+01:00', 200],
    ['2026-12-24T00:00:00+01:00', 422],
  ])('ends with its last day: %s', async (moment, status) => {
    const quote = await sentQuote();
    now = Date.parse(moment);
    expect((await order(quote)).status).toBe(status);
  });
});

describe('afterwards', () => {
  it('an expired quote is still read, and its renewal asked for', async () => {
    const quote = await sentQuote();
    const say = async (kind: string, text = '') =>
      send<Quote>(visitor(shop.app), 'POST', '/quote/for-checkout/message', { uuid: quote.uuid, pin: quote.pin, kind, text });
    expect(problemsOf(await say('renewal'))).toEqual(['quoteNotExpired']);
    expect((await say('remark', 'Geht auch in Grau?')).status).toBe(200);
    // As after an answer that was lost.
    expect((await say('remark', ' Geht auch in Grau? ')).body.messages.filter(({ kind }) => kind === 'remark')).toHaveLength(1);
    expect(problemsOf(await say('change'))).toEqual(['validation.required body.text']);
    now += 40 * day;
    expect((await open(quote)).body.state).toBe('EXPIRED');
    const renewals = await Promise.all([say('renewal'), say('renewal')]);
    for (const { body } of renewals) expect(body.messages.at(-1)).toMatchObject({ author: 'customer', kind: 'renewal' });
    expect((await mailsOf(`quote-message:${quote.id}:`)).map(({ recipient }) => recipient)).toEqual([
      'shop@kistenwerk.example',
      'shop@kistenwerk.example',
    ]);
    expect((await write(quote.id, { send: true })).body.state).toBe('SENT');
  });

  it('a withdrawn one says so and is not ordered', async () => {
    const quote = await sentQuote();
    const gone = await shop.app.inject({
      method: 'DELETE',
      url: `/api/quote/${quote.id}`,
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(gone.statusCode).toBe(200);
    expect((await open(quote)).body.state).toBe('WITHDRAWN');
    expect(problemsOf(await order(quote))).toEqual(['quoteWithdrawn']);
  });

  it('a copy is a draft that its customer does not see', async () => {
    const quote = await sentQuote();
    const copy = (await send<{ id: number }>(staff, 'POST', '/quote/copy', { id: quote.id })).body;
    expect((await read(copy.id)).state).toBe('DRAFT');
    expect((await get(guest, `/quote/${copy.id}`)).status).toBe(404);
  });

  it('is copied once with one key, however often and at once it is sent', async () => {
    const { id } = await sentQuote();
    const copy = async (key: string) => send<{ id: number }>(staff, 'POST', '/quote/copy', { id }, { 'idempotency-key': key });
    const copies = await Promise.all([copy('copy-0001'), copy('copy-0001')]);
    expect(new Set([...copies, await copy('copy-0001')].map(({ body }) => body.id)).size).toBe(1);
    expect((await copy('copy-0002')).body.id).not.toBe(copies[0]?.body.id);
  });

  it('customers hear three days before the end, once', async () => {
    const quote = await sentQuote();
    const profile = await openCompany(shop.database.db, () => now);
    const tell = async () =>
      tellExpiring({
        db: shop.database.db,
        now: () => now,
        links: openQuoteLinks('x'),
        readCompany: async () => ({ ...(await profile.read()), words: houseWords }),
        publicUrl: 'https://shop.example',
        jobs: { enqueueMails: async () => undefined },
        rules: async () => ({ marginFloor: 0, reminderDays: 3, validityDays: 30 }),
      });
    now = Date.parse('2026-12-19T12:00:00+01:00');
    await tell();
    expect(await mailsOf(`quote-expiring:${quote.id}:`)).toHaveLength(0);
    now = Date.parse('2026-12-20T12:00:00+01:00');
    await tell();
    await tell();
    expect(await mailsOf(`quote-expiring:${quote.id}:`)).toHaveLength(1);
  });

  it('the paper says lines, sums and until when it holds', async () => {
    const quote = await sentQuote();
    const answer = await shop.app.inject({ url: `/api/quote/for-checkout/document?${key(quote)}` });
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="Offerte-${quote.formattedId}.pdf"`);
    const { text } = readPdf(answer.rawPayload);
    for (const words of [
      'Offerte',
      '23.12.2026',
      '3 Arbeitstage',
      'darin MWST 8.1 %',
      quote.totals!.total.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, "'"),
    ])
      expect(text).toContain(words);
    // Whom it is for, and who of ours answers questions.
    expect(quote.contactName).not.toBe('');
    for (const words of ['Zuhanden von', quote.orderPerson, 'Ihre Ansprechperson', quote.contactName]) expect(text).toContain(words);
    expect(text).not.toContain('Kontaktperson');
  });

  it('the list belongs to its customer', async () => {
    const buyer = await logIn(shop.app, company);
    expect((await get<{ total: number }>(buyer, '/quote')).body.total).toBe(0);
    const own = await get<{ items: { state: string }[] }>(guest, '/quote?returnAdditionalInformation=true');
    expect(own.body.items.length).toBeGreaterThan(5);
    expect(own.body.items.some(({ state }) => state === 'DRAFT')).toBe(false);
  });
});
