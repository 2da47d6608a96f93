/** Quotes behind the counter: drafts by staff, all kinds of lines, terms, margins and their minimum, versions, preview, renewal, lost ones, deletion. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerRecord } from '#contract/customer-record.ts';
import type { Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { QuoteMargin } from '#contract/quote-desk.ts';
import type { Quote, QuoteSummary } from '#contract/quote.ts';
import { tellExpiring } from '#server/quote/tell-expiring.ts';
import { openQuoteLinks } from '#server/quote/quote-link.ts';
import { openCompany } from '#server/shop/company.ts';
import { houseWords } from '#server/words/house-words.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { management, sales } from './demo-log-in.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';
import { recordStatements } from './statement-plans.ts';
import type { Statements } from './statement-plans.ts';

const day = 86_400_000;
let shop: ShopApp;
let statements: Statements;
let seller: Person;
let boss: Person;
let guest: Buyer;
let crate: Item;
let pallet: Item;
let now = mondayMorning;

beforeAll(async () => {
  statements = recordStatements(['quote', 'quote_position', 'quote_message', 'quote_version', 'quote_file']);
  shop = await startShop({ now: () => now });
  [seller, boss] = [await logIn(shop.app, sales), await logIn(shop.app, management)];
  guest = await newGuest(shop.app);
  crate = itemOf(await productOf(shop.app, 'HK_0001'), 4, { length: 1200 });
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 20);
});
beforeEach(() => {
  now = mondayMorning;
});
afterAll(async () => {
  statements.stop();
  await shop.close();
});

const draft = async (items: Item[] = [crate], over: object = {}): Promise<Quote> => {
  const { body } = await send<{ id: number }>(seller, 'POST', '/quote', orderBody(guest, items, over));
  return read(body.id);
};
const read = async (id: number, person: Person = seller): Promise<Quote> => (await get<Quote>(person, `/quote/${id}`)).body;
const write = async (id: number, change: object, person: Person = seller): Promise<Answer<Quote>> =>
  send<Quote>(person, 'PUT', `/quote/${id}`, { version: (await read(id)).version, ...change });
const sent = async (id: number, change: object = {}): Promise<Quote> => {
  const answer = await write(id, { ...change, send: true });
  expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);
  return answer.body;
};
const open = async ({ uuid, pin }: Quote, more = ''): Promise<Answer<Quote>> =>
  get<Quote>(visitor(shop.app), `/quote/for-checkout?uuid=${uuid}&pin=${pin}${more}`);
const order = async (quote: Quote, over: object = {}): Promise<Answer<PlacedOrder>> =>
  send<PlacedOrder>(visitor(shop.app), 'POST', '/order/from-quote', {
    uuid: quote.uuid,
    pin: quote.pin,
    versionNumber: quote.versionNumber,
    termsAccepted: true,
    ...over,
  });
const marginOf = async (id: number): Promise<QuoteMargin> => (await get<QuoteMargin>(seller, `/quote/${id}/margin`)).body;
const mails = async (prefix: string): Promise<{ text: string }[]> =>
  (await shop.database.pool.query<{ text: string }>('select text from mail where dedupe_key like $1 order by id', [`${prefix}%`])).rows;

describe('a quote that is written', () => {
  const countOf = async (change: object): Promise<number> => {
    const { id } = await draft([crate, pallet]);
    const { version } = await read(id);
    statements.forget();
    expect((await send(seller, 'PUT', `/quote/${id}`, { version, ...change })).status).toBe(200);
    return statements.count();
  };

  it('is read once beside the work, once locked and once as it was written', async () => {
    expect(await countOf({ comment: 'Rampe 2' })).toBe(21);
  });

  it('is read once more when it is sent', async () => {
    expect(await countOf({ comment: 'Rampe 2', send: true })).toBe(32);
  });
});

describe('a draft of staff', () => {
  it('is nobody’s news: staff wrote it, no mail leaves, the customer sees nothing until it is sent', async () => {
    const { rows: before } = await shop.database.pool.query('select 1 from mail');
    const quote = await draft([crate], { comment: 'Wie am Telefon besprochen.' });
    expect(quote).toMatchObject({ state: 'DRAFT', versionNumber: 0, sentToCustomer: false });
    expect(quote.messages[0]).toMatchObject({ author: 'staff', text: 'Wie am Telefon besprochen.', sent: false });
    expect((await shop.database.pool.query('select 1 from mail')).rows).toHaveLength(before.length);
    expect((await get(guest, `/quote/${quote.id}`)).status).toBe(404);
    const seen = (await open(await sent(quote.id))).body;
    expect(seen.messages.map(({ author, text }) => [author, text])).toEqual([['staff', 'Wie am Telefon besprochen.']]);
  });

  it('may begin empty, which a customer may only with words', async () => {
    expect((await draft([])).positions).toEqual([]);
    const asked = await send(guest, 'POST', '/quote', orderBody(guest, []));
    expect([asked.status, problemsOf(asked)]).toEqual([422, ['validation.required body.comment']]);
  });

  it('is deleted while nobody has seen it; a sent one is withdrawn', async () => {
    const unseen = await draft();
    expect((await send(seller, 'DELETE', `/quote/${unseen.id}`, {})).body).toEqual({ deleted: true });
    expect((await get(seller, `/quote/${unseen.id}`)).status).toBe(404);
    const quote = await sent((await draft()).id);
    expect((await send(seller, 'DELETE', `/quote/${quote.id}`, {})).body).toEqual({ deleted: false });
    expect((await open(quote)).body.state).toBe('WITHDRAWN');
    expect(problemsOf(await send(seller, 'PUT', `/quote/${quote.id}/notification`, {}))).toEqual(['quoteWithdrawn']);
    const withdrawn = (await get<Quote>(seller, `/quote/${quote.id}`)).body;
    expect((await send(seller, 'DELETE', `/quote/${quote.id}`, {})).body).toEqual({ deleted: false });
    expect((await get<Quote>(seller, `/quote/${quote.id}`)).body).toEqual(withdrawn);
  });

  it('that a colleague sent meanwhile is not withdrawn by whoever deletes the draft, and that is told', async () => {
    const { id, version } = await draft();
    const quote = await sent(id);
    const late = await send(seller, 'DELETE', `/quote/${id}?version=${version}`, {});
    expect([late.status, problemsOf(late)]).toEqual([409, ['changedMeanwhile']]);
    expect((await open(quote)).body.state).toBe('SENT');
    // The second answer stands for a first one that was lost.
    for (const _again of [1, 2])
      expect((await send(seller, 'DELETE', `/quote/${id}?version=${quote.version}`, {})).body).toEqual({ deleted: false });
  });
});

describe('two who send one quote at once', () => {
  it('send one version with one mail, since the second finds nothing left to send', async () => {
    const { id, version } = await draft();
    const mails = async () =>
      (await shop.database.pool.query("select 1 from mail where dedupe_key like 'quote%' and recipient = 'anna@muster.example'")).rows
        .length;
    const before = await mails();
    const both = await Promise.all(
      [seller, boss].map(async (person) => send<Quote>(person, 'PUT', `/quote/${id}`, { send: true, comment: 'Wie besprochen.' })),
    );
    expect(both.map(({ status, body }) => [status, body.versionNumber])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect([await mails(), (await read(id)).versions.length]).toEqual([before + 1, 1]);
    // Asked for later, it is sent again.
    expect((await sent(id)).versionNumber).toBe(2);
    expect((await send(seller, 'PUT', `/quote/${id}`, { send: true, version })).status).toBe(409);
  });
});

describe('a save that changes nothing', () => {
  it('raises no version and leaves no entry, whether it says nothing or what stands already', async () => {
    const { id, positions } = await draft([crate], { comment: 'Wie am Telefon besprochen.' });
    const before = (await write(id, { discount: 0.05, timeToDeliver: 4 })).body;
    const [line] = positions;
    const entries = async () =>
      (await shop.database.pool.query("select field from record_history where kind = 'quote' and record_id = $1", [id])).rows;
    const told = await entries();
    for (const change of [
      {},
      { discount: 0.05, comment: before.comment, updatePositions: [{ id: line?.id, quantity: line?.quantity, name: line?.name }] },
    ]) {
      expect(await write(id, change)).toMatchObject({ status: 200, body: { version: before.version, updatedAt: before.updatedAt } });
    }
    expect(await read(id)).toEqual(before);
    expect(await entries()).toEqual(told);
    expect((await write(id, { message: 'Bis morgen.' })).body.version).toBe(before.version + 1);
  });
});

describe('the lines', () => {
  it('are of all kinds: configured, by hand, sets; a set costs what its parts cost, what is crossed out nothing', async () => {
    const { id } = await draft([]);
    const { body } = await write(id, {
      deliveryCost: 0,
      newPositions: [
        { productId: crate.productId, configuration: crate.configuration, quantity: 4, kommentar: 'Kufen längs' },
        { name: 'Einlage aus Schaum', quantity: 2, pricePerOne: 85.5, rechnungskommentar: 'Kostenstelle 7' },
        {
          type: 'COMPOSITE',
          name: 'Messe-Set',
          quantity: 1,
          children: [
            { productId: pallet.productId, configuration: pallet.configuration, quantity: 3 },
            { name: 'Spanngurte', quantity: 4, pricePerOne: 12.25 },
          ],
        },
      ],
    });
    const [first, byHand, set, part, straps] = body.positions;
    expect(first).toMatchObject({ articleNumber: 'HK_0001', type: 'PRODUCT', kommentar: 'Kufen längs' });
    expect(first?.pricePerOne).toBeGreaterThan(0);
    expect(first?.pictureUrl).toMatch(/^\/api\/media\/picture\//);
    expect(byHand).toMatchObject({ productId: null, name: 'Einlage aus Schaum', finalPrice: 171, rechnungskommentar: 'Kostenstelle 7' });
    expect(set).toMatchObject({ type: 'COMPOSITE', parentId: null, children: [part?.id, straps?.id] });
    expect([part?.parentId, straps?.parentId]).toEqual([set?.id, set?.id]);
    expect(set?.finalPrice).toBeCloseTo((part?.finalPrice ?? 0) + 49, 2);
    expect(body.totals?.products).toBeCloseTo((first?.finalPrice ?? 0) + 171 + (set?.finalPrice ?? 0), 2);
    const crossedOut = (await write(id, { updatePositions: [{ id: set?.id, storno: true }] })).body;
    expect(crossedOut.positions.map(({ storno }) => storno)).toEqual([false, false, true, true, true]);
    expect(crossedOut.totals?.products).toBeCloseTo((first?.finalPrice ?? 0) + 171, 2);
    const longer = { ...crate.configuration!, values: { ...crate.configuration!.values, length: 1500 } };
    const changed = (await write(id, { updatePositions: [{ id: first?.id, configuration: longer, quantity: 5, name: 'Kiste lang' }] }))
      .body;
    expect(changed.positions[0]).toMatchObject({ name: 'Kiste lang', quantity: 5, pricePerOne: first?.pricePerOne });
    expect(changed.positions[0]?.configuration?.values['length']).toBe(1500);
    expect(changed.positions[0]?.pictureUrl).not.toBe(first?.pictureUrl);
    expect(changed.positions[0]?.weight).toBeGreaterThan(first?.weight ?? 0);
    const without = (await write(id, { updatePositions: [{ id: set?.id, remove: true }] })).body;
    expect(without.positions).toHaveLength(2);
  });

  it('takes another picture of a line, and that of its configuration again, as an order does', async () => {
    const { id, positions, version } = await draft([crate, pallet]);
    const [first, second] = positions;
    const picture = async (newProductImage: unknown): Promise<Answer<Quote>> =>
      write(id, { updatePositions: [{ id: first?.id, newProductImage }] });
    const {
      version: _,
      positions: [chosen],
    } = (await picture(second?.pictureUrl)).body;
    expect(chosen).toEqual({ ...first, pictureUrl: second?.pictureUrl });
    expect((await picture(null)).body.version).toBe(version + 1);
    expect((await picture('')).body.positions[0]).toEqual(first);
    const unknown = `/api/media/picture/${'0'.repeat(64)}`;
    expect(problemsOf(await picture(unknown))).toEqual(['pictureNotFound body.updatePositions.0.newProductImage']);
    expect((await picture(true)).status).toBe(400);
  });

  it.each([
    ['a line without a name', { newPositions: [{ quantity: 1, pricePerOne: 1 }] }, 422, 'validation.required body.newPositions.0.name'],
    ['no product', { newPositions: [{ productId: 2_000_000, quantity: 1 }] }, 422, 'productNotAvailable body.newPositions.0.productId'],
    [
      'a part of nothing',
      { newPositions: [{ name: 'x', quantity: 1, parentId: 7 }] },
      422,
      'positionParentInvalid body.newPositions.0.parentId',
    ],
    [
      'parts of a product',
      { newPositions: [{ name: 'x', quantity: 1, children: [{ name: 'y', quantity: 1 }] }] },
      422,
      'positionParentInvalid body.newPositions.0.children',
    ],
    ['a line of another quote', { updatePositions: [{ id: 2_000_000, quantity: 1 }] }, 422, 'positionNotFound body.updatePositions.0.id'],
    ['the carrier to nowhere', { deliveryAddress: null, deliveryType: 'FEDEX' }, 422, 'validation.required body.deliveryAddress'],
    ['no such day', { confirmedDeliveryDate: '2027-02-30' }, 422, 'deliveryDateNotPossible body.confirmedDeliveryDate'],
    ['a foreign kind', { customerRequestType: 2 }, 422, 'requestKindNotAllowed body.customerRequestType'],
    ['no term of the shop', { paymentTermId: 999 }, 422, 'notFound body.paymentTermId'],
    ['no skonto of the shop', { skontoId: 999 }, 422, 'notFound body.skontoId'],
    ['no e-mail', { invoiceEmail: 'muster' }, 422, 'validation.email body.invoiceEmail'],
    ['a delivery to nowhere', { deliveryAddress: null, deliveryType: 'TRUCK' }, 422, 'validation.required body.deliveryAddress'],
    ['the customer of everybody’s prices', { customerId: 1 }, 422, 'notFound body.customerId'],
  ])('refuse %s', async (_, change, status, problem) => {
    const { id, version } = await draft();
    const answer = await write(id, change);
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
    expect((await read(id)).version).toBe(version);
  });

  it('refuse another customer without address', async () => {
    const contactPerson = { firstName: 'Rita', lastName: 'Neu', email: 'rita@neu.example' };
    const other = await send<{ id: number }>(visitor(shop.app), 'POST', '/customers', { guest: true, contactPerson });
    const answer = await write((await draft()).id, { customerId: other.body.id });
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['validation.required body.invoiceAddress']]);
  });

  it.each([
    ['positions', []],
    ['orderStatusId', 4],
    ['paymentStatusId', 1],
    ['total', 1],
  ])('refuse the unknown field %s by its name', async (field, value) => {
    const { id, version } = await draft();
    const answer = await write(id, { [field]: value });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer.body)).toContain(field);
    expect((await read(id)).version).toBe(version);
  });
});

describe('the head', () => {
  it('takes every field of the update, and keeps who changed what', async () => {
    const { id } = await draft();
    const change = {
      invoiceEmail: 'buchhaltung@muster.example',
      orderPerson: 'Frau Kordt',
      externalCustomerNo: 'PO 77',
      deliveryType: 'MAIL',
      deliveryCost: 22.5,
      paymentMethodId: 1,
      confirmedDeliveryDate: '2026-12-15',
      requestedDeliveryDate: '',
      discount: 0.03,
      comment: 'Zwei Etappen',
      timeToDeliver: 8,
      validityDuration: 14,
    };
    const { body } = await write(id, { ...change, invoiceAddress: newInvoiceAddress });
    expect(body).toMatchObject({ ...change, requestedDeliveryDate: null, invoiceAddress: { city: 'Bern' }, hasVat: true });
    const { items } = (await get<{ items: { field: string; after: unknown }[] }>(seller, `/history?kind=quote&id=${id}`)).body;
    expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'orderPerson', after: 'Frau Kordt' })]));
  });

  it('decides about VAT where the place does not, until the order', async () => {
    const { id, totals } = await draft([pallet], { deliveryType: 'PICKUP' });
    expect(totals?.vat).toBeGreaterThan(0);
    const { body: without } = await write(id, { vatForced: false, deliveryCost: 0 });
    expect(without).toMatchObject({ vatForced: false, hasVat: false, totals: { vat: 0 } });
    const { items } = (await get<{ items: object[] }>(seller, `/history?kind=quote&id=${id}`)).body;
    expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'vatForced', before: null, after: false })]));
    const kept = await sent(id, { orderPerson: 'Frau Kordt' });
    expect(kept).toMatchObject({ vatForced: false, hasVat: false });
    const { body: copy } = await send<{ id: number }>(seller, 'POST', '/quote/copy', { id });
    expect(await read(copy.id)).toMatchObject({ vatForced: false, hasVat: false });
    const { body: placed } = await order(kept);
    const { order: got } = (await get<{ order: Order }>(seller, `/order/${placed.id}`)).body;
    expect(got).toMatchObject({ vatForced: false, hasVat: false, totals: kept.totals });
    const { body: again } = await write(copy.id, { vatForced: null });
    expect(again).toMatchObject({ vatForced: null, hasVat: true });
  });

  it('takes the states that the specification names as they stand, and no other', async () => {
    const { id, orderStatusId, paymentStatusId } = await draft();
    expect((await write(id, { orderStatusId, paymentStatusId })).status).toBe(200);
    const other = await write(id, { orderStatusId: 2, paymentStatusId: 1 });
    expect([other.status, problemsOf(other)]).toEqual([
      422,
      ['fieldNotPermitted body.orderStatusId', 'fieldNotPermitted body.paymentStatusId'],
    ]);
  });

  it('goes to another customer only while nobody has seen it', async () => {
    const other = await newGuest(shop.app);
    const address = other.addressId;
    const { id } = await draft();
    const moved = await write(id, { customerId: other.customerId, invoiceAddress: address, deliveryAddress: address });
    expect([moved.status, moved.body.customerId]).toEqual([200, other.customerId]);
    await sent(id);
    const late = await write(id, { customerId: guest.customerId, invoiceAddress: newInvoiceAddress });
    expect([late.status, problemsOf(late)]).toEqual([422, ['quoteAlreadySeen body.customerId']]);
  });

  it('of an artwork is not paid by invoice', async () => {
    const { id } = await draft();
    await write(id, { customerRequestType: 3 });
    expect(problemsOf(await write(id, { paymentMethodId: 1 }))).toEqual(['paymentMethodNotAllowed body.paymentMethodId']);
    expect(problemsOf(await order(await sent(id), { paymentMethodId: 1 }))).toEqual(['paymentMethodNotAllowed body.paymentMethodId']);
  });

  it('refuses a stale version with both sides', async () => {
    const { id, version } = await draft();
    await write(id, { comment: 'zuerst' });
    const stale = await send<{ conflict: { changes: { field: string }[] } }>(seller, 'PUT', `/quote/${id}`, { version, comment: 'danach' });
    expect(stale.status).toBe(409);
    expect(stale.body.conflict.changes).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'comment', after: 'zuerst' })]));
  });
});

const newInvoiceAddress = {
  name: 'Messebau Kordt AG',
  street: 'Wankdorffeldstrasse 64',
  zipCode: '3014',
  city: 'Bern',
  country: 'CH',
};

describe('the margin', () => {
  it('below the floor needs a release with a reason, which a seller cannot give and which ends with the next change', async () => {
    const { id, positions } = await draft();
    const { lines, floor } = await marginOf(id);
    const [line] = lines;
    expect(line?.margin).toBeGreaterThanOrEqual(floor);
    expect(line?.items.length).toBeGreaterThan(1);
    const tooLow = Math.round((line?.costPerOne ?? 0) * 100) / 100;
    await write(id, { updatePositions: [{ id: positions[0]?.id, pricePerOne: tooLow }], deliveryCost: 0 });
    const refusal = await write(id, { send: true });
    expect([refusal.status, problemsOf(refusal)]).toEqual([422, ['marginBelowFloor']]);
    const release = async (person: Person) =>
      send<QuoteMargin>(person, 'POST', `/quote/${id}/release`, { version: (await read(id)).version, reason: 'Neukunde, Messe' });
    expect((await release(seller)).status).toBe(403);
    expect((await release(boss)).body.release).toMatchObject({ who: management, reason: 'Neukunde, Messe' });
    await write(id, { updatePositions: [{ id: positions[0]?.id, pricePerOne: tooLow - 0.01 }] });
    expect(problemsOf(await write(id, { send: true }))).toEqual(['marginBelowFloor']);
    expect((await release(boss)).status).toBe(200);
    await sent(id);
    const { items } = (await get<{ items: { field: string; after: unknown; who: string }[] }>(seller, `/history?kind=quote&id=${id}`)).body;
    expect(items).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'marginRelease', after: 'Neukunde, Messe', who: management })]),
    );
  });

  it('is eaten by the discount too, and the least price is enough', async () => {
    const { id, positions } = await draft();
    await write(id, { discount: 0.5, deliveryCost: 0 });
    expect(problemsOf(await write(id, { send: true }))).toEqual(['marginBelowFloor']);
    const [line] = (await marginOf(id)).lines;
    await sent(id, { updatePositions: [{ id: positions[0]?.id, pricePerOne: line?.leastPrice }] });
  });

  it('needs no release at the shop’s own price, however little a single piece earns', async () => {
    const single = await draft([itemOf(await productOf(shop.app, 'EP_0001'), 1)], { customerId: guest.customerId });
    await send(boss, 'PUT', '/setting/marginFloor', { value: 90, validFrom: '2026-11-23' });
    const [line] = (await marginOf(single.id)).lines;
    expect(line?.margin).toBeLessThan(0.9);
    expect(line?.belowFloor).toBe(false);
    await write(single.id, {
      updatePositions: [{ id: line?.id, pricePerOne: (single.positions[0]?.pricePerOne ?? 0) - 0.05 }],
      deliveryCost: 0,
    });
    expect(problemsOf(await write(single.id, { send: true }))).toEqual(['marginBelowFloor']);
    await sent(single.id, { updatePositions: [{ id: line?.id, pricePerOne: line?.leastPrice }] });
    const { version } = (await get<{ decisions: [{ version: number }] }>(boss, '/setting/marginFloor')).body.decisions[0];
    await send(boss, 'PUT', '/setting/marginFloor', { value: 15, validFrom: '2026-11-23', version });
  });

  it('needs no release where it is high enough', async () => {
    const { id, version } = await draft();
    const answer = await send(boss, 'POST', `/quote/${id}/release`, { version, reason: 'Messe' });
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['marginNotBelowFloor']]);
  });

  it('and what things cost stand in no answer to a customer, whatever the word or the figure', async () => {
    const quote = await draft([crate, pallet]);
    const costs = (await marginOf(quote.id)).lines.map(({ costPerOne }) => costPerOne ?? 0);
    expect(costs.every((cost) => cost > 0)).toBe(true);
    const ready = await sent(quote.id, {
      newPositions: [{ name: 'Etikett', quantity: 1, pricePerOne: 5, kommentar: 'intern, nicht sagen' }],
    });
    const placed = (await order(ready)).body;
    const answers = await Promise.all([
      open(ready),
      get(guest, `/quote/${quote.id}`),
      get(guest, '/quote?returnAdditionalInformation=true'),
      get(guest, `/order/${placed.id}`),
      get(visitor(shop.app), `/order-by-link/${placed.uuid}`),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      const text = JSON.stringify(body);
      expect(text).not.toMatch(/margin|costPerOne|leastPrice|"floor":|release|lostReason|intern, nicht sagen/i);
      for (const cost of costs) expect(text).not.toContain(String(cost));
    }
    for (const path of [`/quote/${quote.id}/margin`, `/quote/${quote.id}/renewal`, `/quote/${quote.id}/version/1`])
      expect((await get(guest, path)).status).toBe(403);
    const { items } = (await get<{ items: QuoteSummary[] }>(seller, '/quote')).body;
    expect(items.find(({ id }) => id === quote.id)?.margin).toBeGreaterThan(0);
  });
});

describe('versions', () => {
  it('stay open to the customer as they were sent, page and paper, and say what each changed', async () => {
    const { id, positions } = await draft();
    const first = await sent(id, { deliveryCost: 50 });
    const second = await sent(id, { updatePositions: [{ id: positions[0]?.id, quantity: 7 }], timeToDeliver: 9 });
    expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(second.versions[0]?.changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'quantity', before: 4, after: 7 })]),
    );
    const former = (await open(second, '&version=1')).body;
    expect(former).toMatchObject({ versionNumber: 1, totals: first.totals, timeToDeliver: 3, validUntil: '2026-12-23' });
    expect(former.positions[0]?.quantity).toBe(4);
    expect((await open(second, '&version=3')).status).toBe(404);
    expect((await get<Quote>(seller, `/quote/${id}/version/1`)).body.totals).toEqual(first.totals);
    const paper = await shop.app.inject({ url: `/api/quote/for-checkout/document?uuid=${second.uuid}&pin=${second.pin}&version=1` });
    expect(readPdf(paper.rawPayload).text).toContain(chf(first.totals?.total));
    // Only the latest version can be ordered.
    expect(problemsOf(await order({ ...second, versionNumber: 1 }))).toEqual(['quoteChanged']);
  });

  it('count their days from the last sending, and remind the customer once of its end', async () => {
    const { id } = await draft();
    await sent(id);
    now = mondayMorning + 10 * day;
    const again = await sent(id);
    expect(again.validUntil).toBe('2027-01-02');
    const company = await openCompany(shop.database.db, () => now);
    const tell = async (): Promise<number> =>
      tellExpiring({
        db: shop.database.db,
        now: () => now,
        links: openQuoteLinks('x'),
        readCompany: async () => ({ ...(await company.read()), words: houseWords }),
        publicUrl: 'https://shop.example',
        jobs: { enqueueMails: async () => undefined },
        rules: async () => ({ marginFloor: 0, reminderDays: 5, validityDays: 30 }),
      });
    now = Date.parse('2026-12-27T12:00:00+01:00');
    await tell();
    expect(await mails(`quote-expiring:${id}:`)).toHaveLength(0);
    now = Date.parse('2026-12-28T12:00:00+01:00');
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await mails(`quote-expiring:${id}:`)).toHaveLength(1);
  });

  it('are open on the customer’s page as in the list, no longer once they have expired', async () => {
    const { id, customerId } = await draft();
    await sent(id);
    now = mondayMorning + 40 * day;
    const { figures } = (await get<CustomerRecord>(seller, `/customers/${customerId}`)).body;
    const open = await get<{ total: number }>(seller, `/quote?customerId=${customerId}&filter=state:DRAFT%7CREQUESTED%7CSENT`);
    expect(figures.openQuoteCount).toBe(open.body.total);
    expect(figures.openQuoteCount).toBeLessThan(figures.quoteCount);
  });

  it('begin anew at today’s prices, with the change shown', async () => {
    const { id, positions } = await draft();
    const before = positions[0]?.pricePerOne ?? 0;
    await sent(id, { updatePositions: [{ id: positions[0]?.id, pricePerOne: before + 10 }] });
    now = mondayMorning + 40 * day;
    expect((await read(id)).state).toBe('EXPIRED');
    const { lines } = (await get<{ lines: { id: number; before: number; after: number }[] }>(seller, `/quote/${id}/renewal`)).body;
    expect(lines).toEqual([{ id: positions[0]?.id, before: before + 10, after: before, problem: null }]);
    const renewed = await sent(id, { updatePositions: lines.map((line) => ({ id: line.id, pricePerOne: line.after })) });
    expect(renewed).toMatchObject({ state: 'SENT', versionNumber: 2 });
    expect((await open(renewed)).body.changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'price', before: before + 10, after: before })]),
    );
  });
});

const chf = (amount = 0): string =>
  amount
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, '’')
    .replace('’', "'");

describe('the preview', () => {
  it('is what the customer then gets, word for word, and keeps nothing', async () => {
    const { id, version } = await draft();
    const change = { message: 'Acht Tage gehen.', mailText: 'Guten Tag, hier ist sie.', discount: 0.02, deliveryCost: 30 };
    const preview = await send<{ quote: Quote; mail: { text: string; subject: string } }>(seller, 'POST', `/quote/${id}/preview`, {
      version,
      ...change,
    });
    expect(preview.status).toBe(200);
    expect(await read(id)).toMatchObject({ version, state: 'DRAFT', discount: 0 });
    expect(await mails(`quote-ready:${id}:`)).toHaveLength(0);
    const ready = await sent(id, change);
    const seen = (await open(ready)).body;
    const { version: _one, ...previewed } = preview.body.quote;
    const { version: _other, ...got } = seen;
    expect(withoutMessageIds(previewed)).toEqual(withoutMessageIds(got));
    const [mail] = await mails(`quote-ready:${id}:1`);
    expect(mail?.text).toBe(preview.body.mail.text);
    expect(mail?.text).toContain('Guten Tag, hier ist sie.');
  });

  it('of the same mail again can be written otherwise', async () => {
    const quote = await sent((await draft()).id);
    await send(seller, 'PUT', `/quote/${quote.id}/notification`, { text: 'Nochmals, wie gewünscht.' });
    expect((await mails(`quote-again:${quote.id}:`))[0]?.text).toContain('Nochmals, wie gewünscht.');
  });

  it('again goes out once, however many send it at once', async () => {
    const quote = await sent((await draft()).id);
    const again = async () => send(seller, 'PUT', `/quote/${quote.id}/notification`, {});
    expect((await Promise.all([again(), again(), again()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails(`quote-again:${quote.id}:`)).toHaveLength(1);
  });
});

const withoutMessageIds = (quote: object): object => JSON.parse(JSON.stringify(quote)) as object;

describe('a lost quote', () => {
  it('is closed with its reason, which the customer does not read', async () => {
    const quote = await sent((await draft()).id);
    const lose = async (over: object) => send<Quote>(seller, 'POST', `/quote/${quote.id}/lost`, { version: quote.version, ...over });
    expect((await lose({ reason: 'mood' })).status).toBe(400);
    expect((await lose({ reason: 'price', version: 1 })).status).toBe(409);
    const lost = (await lose({ reason: 'price', text: 'Mitbewerber 12 % tiefer' })).body;
    expect(lost.state).toBe('LOST');
    const { version } = lost;
    expect((await lose({ reason: 'price', text: 'Mitbewerber 12 % tiefer' })).body).toEqual(lost);
    expect((await lose({ reason: 'price', text: 'Mitbewerber 12 % tiefer', version })).body).toEqual(lost);
    expect(problemsOf(await lose({ reason: 'other', version }))).toEqual(['quoteTransitionNotAllowed']);
    const seen = await open(quote);
    expect(seen.body.state).toBe('WITHDRAWN');
    expect(JSON.stringify(seen.body)).not.toMatch(/Mitbewerber|lost/i);
    expect(problemsOf(await order(quote))).toEqual(['quoteWithdrawn']);
    const asked = { uuid: quote.uuid, pin: quote.pin, kind: 'change', text: 'Und in Grau?' };
    expect(problemsOf(await send(visitor(shop.app), 'POST', '/quote/for-checkout/message', asked))).toEqual(['quoteWithdrawn']);
    expect(problemsOf(await write(quote.id, { comment: 'doch' }))).toEqual(['quoteLost']);
    // The mail would say that it is there to be ordered.
    expect(problemsOf(await send(seller, 'PUT', `/quote/${quote.id}/notification`, {}))).toEqual(['quoteLost']);
    const listed = await get<{ items: { id: number }[] }>(seller, `/quote?filter=${encodeURIComponent('state:LOST')}`);
    expect(listed.body.items.map(({ id }) => id)).toContain(quote.id);
    const { rows } = await shop.database.pool.query('select lost_reason, lost_text, lost_on::text from quote where id = $1', [quote.id]);
    expect(rows).toEqual([{ lost_reason: 'price', lost_text: 'Mitbewerber 12 % tiefer', lost_on: '2026-11-23' }]);
  });
});

describe('what is ordered', () => {
  it('keeps sets, remarks, terms and the confirmed day', async () => {
    const { id } = await draft();
    const { items: terms } = (await get<{ items: { id: number; days: number }[] }>(boss, '/payment-term')).body;
    const ready = await sent(id, {
      paymentTermId: terms[0]?.id,
      confirmedDeliveryDate: '2026-12-15',
      newPositions: [
        {
          type: 'COMPOSITE',
          name: 'Set',
          quantity: 1,
          rechnungskommentar: 'Kostenstelle 9',
          children: [{ name: 'Gurt', quantity: 2, pricePerOne: 12, kommentar: 'rot', insuranceRate: 3.5 }],
        },
        { name: 'Gestrichen', quantity: 1, pricePerOne: 99 },
      ],
    });
    const crossed = ready.positions.at(-1)?.id;
    const last = await sent(id, { updatePositions: [{ id: crossed, storno: true }] });
    const { body: placed } = await order(last);
    const { order: got } = (await get<{ order: Order }>(boss, `/order/${placed.id}`)).body;
    expect(got.totals).toEqual(last.totals);
    expect(got).toMatchObject({ paymentTermId: terms[0]?.id, paymentTermDays: terms[0]?.days, confirmedDeliveryDate: '2026-12-15' });
    const [confirmation] = await mails(`order-confirmation:${got.uuid}`);
    expect(confirmation?.text).toMatch(/^2\. Set\n {3}2 × Gurt\n {3}1 × CHF 25\.94 +25\.94$/m);
    expect(confirmation?.text).not.toContain('3. ');
    const [ready1] = await mails(`quote-ready:${id}:${last.versionNumber}`);
    expect(ready1?.text).toMatch(/, 1 × Set$/m);
    const [, set, strap] = got.positions;
    expect(got.positions).toHaveLength(3);
    expect(set).toMatchObject({ type: 'COMPOSITE', rechnungskommentar: 'Kostenstelle 9', finalPrice: 24 });
    expect(strap).toMatchObject({ parentId: set?.id, kommentar: 'rot', insuranceRate: 3.5 });
  });
});

describe('an order that staff make of a quote', () => {
  const made = async (person: Person, quote: Quote, over: object = {}) =>
    send<PlacedOrder>(person, 'POST', '/order/from-quote', {
      uuid: quote.uuid,
      pin: quote.pin,
      versionNumber: quote.versionNumber,
      paymentMethodId: 1,
      termsAccepted: true,
      ...over,
    });
  const whoOrdered = async (id: number): Promise<unknown> => {
    const { rows } = await shop.database.pool.query<{ who: string }>(
      `select who from record_history where kind = 'order' and record_id = $1 and field = 'created'`,
      [id],
    );
    return rows[0]?.who;
  };

  it('is theirs in the history, and takes any day that they agreed on', async () => {
    const quote = await sent((await draft([crate], {})).id, { timeToDeliver: 20 });
    const soon = { requestedDeliveryDate: '2026-11-26' };
    expect(problemsOf(await made(guest, quote, soon))).toEqual(['deliveryDateTooEarly body.requestedDeliveryDate']);
    const { status, body } = await made(seller, quote, soon);
    expect(status).toBe(200);
    const { order: placed } = (await get<{ order: Order }>(seller, `/order/${body.id}`)).body;
    expect(placed).toMatchObject({ requestedDeliveryDate: '2026-11-26', totals: quote.totals });
    expect(await whoOrdered(body.id)).toBe(sales);
    expect(await read(quote.id)).toMatchObject({ state: 'ORDERED' });
  });

  it('stays the customer’s where the customer orders', async () => {
    const quote = await sent((await draft()).id);
    const { body } = await made(guest, quote);
    expect(await whoOrdered(body.id)).toBe(quote.orderPerson);
  });
});

describe('the papers of staff', () => {
  const print = async (reportId: string, params: object, person: Person = seller) =>
    person.app.inject({
      method: 'POST',
      url: '/api/report/generate/',
      headers: { authorization: `Bearer ${person.token}` },
      payload: { reportId, params },
    });

  it('show the quote as it stands, with and without pictures, and its products', async () => {
    const { id, formattedId } = await draft();
    const plain = await print('offerte', { id, customerRequestKind: 1 });
    expect(plain.statusCode).toBe(200);
    expect(readPdf(plain.rawPayload).text).toContain(formattedId);
    const without = await print('offerte-mit-bildern', { id });
    expect([without.statusCode, without.json()]).toMatchObject([422, { errors: [{ message: 'reportImagesRequired' }] }]);
    const pictured = await print('offerte-mit-bildern', { id, images: ['data:image/png;base64,AA=='] });
    expect(pictured.statusCode).toBe(200);
    expect(pictured.rawPayload.length).toBeGreaterThan(plain.rawPayload.length);
    const figures = ({ rawPayload }: typeof pictured): number => readPdf(rawPayload).raw.match(/\/S \/Figure/g)?.length ?? 0;
    expect(figures(pictured)).toBeGreaterThan(figures(plain));
    expect((await print('offerte-produkt', { id })).statusCode).toBe(200);
    expect((await print('offerte', { id }, guest)).statusCode).toBe(403);
  });
});

describe('the day of an order made from a quote', () => {
  it('is promised at once where the office decided so, of an order on account', async () => {
    const wanted = { paymentMethodId: 1, requestedDeliveryDate: '2026-12-10' };
    const promised = async (): Promise<string | null> => {
      const { body } = await order(await sent((await draft()).id), wanted);
      return (await get<{ order: Order }>(seller, `/order/${body.id}`)).body.order.confirmedDeliveryDate;
    };
    expect(await promised()).toBeNull();
    await send(boss, 'PUT', '/setting/confirmByItself', { value: true, validFrom: '2026-11-23' });
    expect(await promised()).toBe('2026-12-10');
  });
});
