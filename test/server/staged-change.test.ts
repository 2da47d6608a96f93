import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { ChangeByLink, StagedChange } from '#contract/staged-change.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { customerOf } from './customer-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let pallet: Item;
let nowMs = mondayMorning;
const dayMs = 86_400_000;

beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 10);
});
afterAll(async () => shop.close());

const read = async (id: number): Promise<Order> => (await get<{ order: Order }>(staff, `/order/${id}`)).body.order;
const placed = async (): Promise<Order> => read((await order(guest, [pallet], { paymentMethodId: 1 })).body.id);
const stage = async (id: number, body: object): Promise<Answer<StagedChange>> =>
  send<StagedChange>(staff, 'POST', `/order/${id}/change`, { version: 1, ...body });
const apply = async (id: number, body: object = {}): Promise<Answer<Order>> =>
  send<Order>(staff, 'POST', `/order/${id}/change/apply`, { version: 1, changeVersion: 1, ...body });
const ask = async (id: number, body: object = {}): Promise<Answer<{ change: StagedChange; url: string }>> =>
  send(staff, 'POST', `/order/${id}/change/ask`, { version: 1, changeVersion: 1, ...body });
const linkOf = ({ body }: Answer<{ url: string }>): string => new URL(body.url).pathname.split('/').at(-1) ?? '';
const look = async (link: string): Promise<Answer<ChangeByLink>> => get(visitor(shop.app), `/order-change-by-link/${link}`);
const answer = async (link: string, body: object): Promise<Answer<ChangeByLink>> =>
  send(visitor(shop.app), 'POST', `/order-change-by-link/${link}`, body);
const mails = async (id: number): Promise<{ dedupe_key: string; recipient: string; text: string; html: string }[]> =>
  (await shop.database.pool.query('select dedupe_key, recipient, text, html from mail where order_id = $1 order by id', [id])).rows;
const sixty = (lineId: number | undefined, more: object = {}) => ({ updatePositions: [{ id: lineId, quantity: 60, ...more }] });

/** An order of ten pallets; its customer is asked to confirm sixty. */
async function asked(): Promise<{ before: Order; link: string; question: Answer<{ change: StagedChange; url: string }> }> {
  const before = await placed();
  await stage(before.id, sixty(before.positions[0]?.id));
  const question = await ask(before.id, { message: 'Wie besprochen' });
  return { before, link: linkOf(question), question };
}

describe('a change that waits', () => {
  test('shows what it would cost and leaves the order as it is', async () => {
    const before = await placed();
    const [line] = before.positions;
    const { body } = await stage(before.id, sixty(line?.id, { pricing: 'reprice' }));
    const cart = await priceOf(guest, [{ ...pallet, quantity: 60 }]);
    expect(body).toMatchObject({ state: 'DRAFT', version: 1, orderVersion: 1, production: { startedOn: null, positionIds: [] } });
    expect(body.difference).toMatchObject({
      before: before.totals,
      after: cart.totals,
      lines: [{ positionId: line?.id, kind: 'changed', quantity: { before: 10, after: 60 } }],
      money: { way: 'nextInvoice' },
    });
    expect(body.listPrices).toEqual([{ positionId: line?.id, pricePerOne: cart.cartPrice.items[0]?.pricePerOne }]);
    expect(await read(before.id)).toEqual(before);
    expect((await get<{ change: StagedChange }>(staff, `/order/${before.id}/change`)).body.change).toEqual(body);
  });

  test('says which lines are being made already', async () => {
    const before = await placed();
    await shop.database.pool.query("update sales_order set production_started_on = '2026-11-20' where id = $1", [before.id]);
    const [line] = before.positions;
    const fewer = await stage(before.id, { updatePositions: [{ id: line?.id, quantity: 3 }] });
    expect(fewer.body.production).toEqual({ startedOn: '2026-11-20', positionIds: [line?.id] });
    const more = await stage(before.id, { ...sixty(line?.id), changeVersion: 1 });
    expect(more.body.production.positionIds).toEqual([]);
  });

  test('is replaced only by whoever has read it', async () => {
    const { id, positions } = await placed();
    await stage(id, sixty(positions[0]?.id));
    expect(problemsOf(await stage(id, { comment: 'x' }))).toEqual(['changedMeanwhile']);
    expect((await stage(id, { comment: 'x', changeVersion: 1 })).body).toMatchObject({ version: 2, difference: { lines: [] } });
    expect(problemsOf(await apply(id))).toEqual(['changedMeanwhile']);
  });

  test('refuses what the order refuses, by name', async () => {
    const { id } = await placed();
    expect(problemsOf(await stage(id, { discount: 2 }))).toEqual(['discountOutOfRange body.discount']);
    expect(problemsOf(await stage(id, { profit: 2 }))).toEqual(['unknownField body.profit']);
    await stage(id, {});
    expect(problemsOf(await apply(id))).toEqual(['changeEmpty body']);
  });

  test('is dropped, and another one can wait', async () => {
    const { id } = await placed();
    await stage(id, { comment: 'x' });
    // The second answer stands for a first one that was lost.
    for (const _again of [1, 2]) expect((await send(staff, 'POST', `/order/${id}/change/discard`, { changeVersion: 1 })).status).toBe(200);
    expect((await get<{ change: null }>(staff, `/order/${id}/change`)).body.change).toBeNull();
    expect((await stage(id, { comment: 'y' })).body).toMatchObject({ version: 1 });
  });
});

describe('apply and tell', () => {
  test('makes the change the order, once, with a mail', async () => {
    const before = await placed();
    const staged = await stage(before.id, { ...sixty(before.positions[0]?.id), confirmedDeliveryDate: '2026-11-27' });
    const answers = await Promise.all([apply(before.id), apply(before.id)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const after = await read(before.id);
    expect(after).toMatchObject({ version: 2, totals: staged.body.difference?.after, confirmedDeliveryDate: '2026-11-27' });
    const told = (await mails(before.id)).filter(({ dedupe_key }) => /^order-(changed|confirmed):/.test(dedupe_key));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('10 → 60 Stück');
    expect(told[0]?.text).toContain('Bestätigt auf: Fr\u00A027.11.2026');
  });

  test('is not dropped any more, but told to whoever drops it', async () => {
    const { id } = await placed();
    await stage(id, { comment: 'x' });
    expect((await apply(id)).status).toBe(200);
    const late = await send(staff, 'POST', `/order/${id}/change/discard`, { changeVersion: 1 });
    expect([late.status, problemsOf(late)]).toEqual([409, ['changedMeanwhile']]);
  });

  test.each<[string, (id: number) => Promise<Answer<unknown>>]>([
    ['applied', async (id) => apply(id)],
    ['dropped', async (id) => send(staff, 'POST', `/order/${id}/change/discard`, { changeVersion: 1 })],
  ])('that a colleague %s meanwhile is no longer applied, asked or replaced, and each is told', async (_how, first) => {
    const { id } = await placed();
    await stage(id, { comment: 'x' });
    expect((await first(id)).status).toBe(200);
    for (const verb of [apply, ask, async () => stage(id, { comment: 'y', changeVersion: 1 })]) {
      const late = await verb(id);
      expect([late.status, problemsOf(late)]).toEqual([409, ['changedMeanwhile']]);
    }
  });

  test('of an order without one there is nothing to apply', async () => {
    expect((await apply((await placed()).id)).status).toBe(404);
  });

  test('is stale once the order changed: both sides are answered', async () => {
    const { id, positions } = await placed();
    await stage(id, sixty(positions[0]?.id));
    await send(staff, 'PUT', `/order/${id}`, { version: 1, comment: 'Tor 3' });
    const late = await apply(id, { version: 2 });
    expect(late).toMatchObject({ status: 409, body: { conflict: { version: 2, changes: [{ field: 'comment', after: 'Tor 3' }] } } });
    expect((await get<{ change: StagedChange }>(staff, `/order/${id}/change`)).body.change).toMatchObject({
      state: 'STALE',
      difference: null,
      behind: { order: { version: 1, comment: '' }, who: 'verkauf@kistenwerk.example' },
    });
    expect((await stage(id, { version: 2, changeVersion: 1, ...sixty(positions[0]?.id) })).body).toMatchObject({
      state: 'DRAFT',
      orderVersion: 2,
      behind: null,
    });
  });
});

describe('ask the customer', () => {
  test('says what changes of a configuration, and the prices on the side of VAT on which the customer reads all others', async () => {
    const crate = itemOf(await productOf(shop.app, 'HK_0001'), 3, { length: 1450 });
    const firm = await newGuest(shop.app, { companyInfo: { name: 'Muster AG' } });
    const askedOf = async (buyer: Buyer) => {
      const before = await read((await order(buyer, [crate], { paymentMethodId: 1 })).body.id);
      const [line] = before.positions;
      const configuration = { ...line!.configuration!, values: { ...line!.configuration!.values, length: 1300, handles: 'ropes' } };
      await stage(before.id, { updatePositions: [{ id: line!.id, configuration, pricing: 'reprice' }] });
      const { body } = await look(linkOf(await ask(before.id)));
      const [mail] = (await mails(before.id)).filter(({ dedupe_key }) => dedupe_key.startsWith('order-change-asked'));
      return { body, text: mail?.text ?? '', net: body.difference.lines[0]?.pricePerOne.after ?? 0 };
    };
    const person = await askedOf(guest);
    expect(person.body).toMatchObject({ customer: { company: false }, hasVat: true, vatPercent: 8.1 });
    expect(person.body.difference.lines[0]?.details).toEqual([
      { label: 'Länge innen', value: '1300 mm', before: '1450 mm' },
      { label: 'Griffe', value: 'zwei Seilgriffe', before: '' },
    ]);
    expect(person.body.difference.lineAmounts.after).toEqual([person.body.difference.after.products]);
    expect(person.text).toContain(`3 Stück zu CHF ${(person.net * 1.081).toFixed(2)}`);
    expect(person.text).toContain('Länge innen: 1450 mm → 1300 mm');
    expect(person.text).toContain('Griffe: zwei Seilgriffe');
    const company = await askedOf(firm);
    expect(company.body.customer).toEqual({ company: true });
    expect(company.text).toContain(`3 Stück zu CHF ${company.net.toFixed(2)}`);
  });

  test('shows the difference through the link alone, and nothing of the house', async () => {
    const before = await placed();
    await stage(before.id, sixty(before.positions[0]?.id, { kommentar: 'geheim fürs Werk' }));
    const question = await ask(before.id, { message: 'Wie besprochen' });
    const link = linkOf(question);
    const shown = await look(link);
    expect(shown.body).toMatchObject({ state: 'ASKED', message: 'Wie besprochen', formattedId: before.formattedId });
    expect(shown.body.difference.lines[0]).toMatchObject({ quantity: { before: 10, after: 60 } });
    expect(JSON.stringify(shown.body)).not.toContain('geheim');
    expect(JSON.stringify(shown.body)).not.toContain('verkauf@');
    const [mail] = (await mails(before.id)).filter(({ dedupe_key }) => dedupe_key.startsWith('order-change-asked'));
    expect(mail).toMatchObject({ recipient: 'anna@muster.example' });
    expect(mail?.text).toContain('Wie besprochen');
    expect(await read(before.id)).toEqual(before);
  });

  test('accepted, the order is what was shown, at prices that are written out; a second click changes nothing', async () => {
    const before = await placed();
    await stage(before.id, sixty(before.positions[0]?.id, { pricing: 'reprice' }));
    const question = await ask(before.id);
    const link = linkOf(question);
    const shown = (await look(link)).body.difference.after;
    expect(question.body.change.wish.updatePositions[0]).toMatchObject({
      pricing: 'keep',
      pricePerOne: question.body.change.listPrices[0]?.pricePerOne,
    });
    const answers = await Promise.all([answer(link, { answer: 'ACCEPTED', text: 'gerne' }), answer(link, { answer: 'ACCEPTED' })]);
    expect(answers).toMatchObject([1, 2].map(() => ({ status: 200, body: { state: 'ACCEPTED' } })));
    expect(await answer(link, { answer: 'ACCEPTED' })).toMatchObject({ status: 200, body: { state: 'ACCEPTED' } });
    expect(await read(before.id)).toMatchObject({ version: 2, totals: shown });
    expect(problemsOf(await answer(link, { answer: 'REFUSED' }))).toEqual(['changeAnswered']);
    const keys = (await mails(before.id)).map(({ dedupe_key }) => dedupe_key.split(':')[0]);
    expect(keys.filter((key) => key === 'order-changed')).toHaveLength(1);
    expect(keys.filter((key) => key === 'order-change-answered')).toHaveLength(1);
  });

  test('refused, the order stays, and staff read why', async () => {
    const { before, link } = await asked();
    const answers = await Promise.all([1, 2].map(async () => answer(link, { answer: 'REFUSED', text: 'zu teuer' })));
    expect(answers.map(({ body }) => body.state)).toEqual(['REFUSED', 'REFUSED']);
    expect(problemsOf(await answer(link, { answer: 'ACCEPTED' }))).toEqual(['changeAnswered']);
    expect(await read(before.id)).toEqual(before);
    expect((await get<{ change: StagedChange }>(staff, `/order/${before.id}/change`)).body.change).toMatchObject({
      state: 'REFUSED',
      answerText: 'zu teuer',
    });
    const told = (await mails(before.id)).find(({ dedupe_key }) => dedupe_key.startsWith('order-change-answered'));
    expect(told?.text).toContain('zu teuer');
  });

  test('expired, or stale because the order changed, it can no longer be accepted', async () => {
    const { before, link } = await asked();
    nowMs += 8 * dayMs;
    expect((await look(link)).body.state).toBe('EXPIRED');
    expect(problemsOf(await answer(link, { answer: 'ACCEPTED' }))).toEqual(['changeExpired']);
    nowMs = mondayMorning;
    await send(staff, 'PUT', `/order/${before.id}`, { version: 1, comment: 'Tor 3' });
    expect((await look(link)).body.state).toBe('STALE');
    expect(problemsOf(await answer(link, { answer: 'ACCEPTED' }))).toEqual(['changeStale']);
    expect(await read(before.id)).toMatchObject({ version: 2, totals: before.totals });
  });

  test('what has become impossible since is no longer accepted', async () => {
    const before = await placed();
    const product = await productOf(shop.app, 'PL_0006');
    await stage(before.id, { newPositions: [{ productId: product.id, quantity: 2 }] });
    const link = linkOf(await ask(before.id));
    const setSold = async (sold: boolean) => {
      await shop.database.pool.query('update product set published = $2 where id = $1', [product.id, sold]);
      await shop.catalog.rebuild();
    };
    await setSold(false);
    const refused = await answer(link, { answer: 'ACCEPTED' });
    expect([refused.status, problemsOf(refused)]).toEqual([409, ['changeStale']]);
    await setSold(true);
    expect((await answer(link, { answer: 'ACCEPTED' })).body.state).toBe('ACCEPTED');
  });

  test('an inactive customer accepts nothing more, but may refuse', async () => {
    const { link } = await asked();
    const setActive = async (active: boolean) =>
      send(staff, 'PUT', '/customers', { id: guest.customerId, version: (await customerOf(staff, guest.customerId)).version, active });
    expect((await setActive(false)).status).toBe(200);
    expect(problemsOf(await answer(link, { answer: 'ACCEPTED' }))).toEqual(['customerInactive']);
    expect((await answer(link, { answer: 'REFUSED' })).body.state).toBe('REFUSED');
    await setActive(true);
  });

  test('a link opens its own change alone, and nothing once another draft took its place', async () => {
    const [one, other] = [await asked(), await asked()];
    expect((await look(one.link)).body.formattedId).toBe(one.before.formattedId);
    expect((await look(other.link)).body.formattedId).toBe(other.before.formattedId);
    expect((await look(one.before.uuid)).status).toBe(404);
    await stage(one.before.id, { comment: 'x', changeVersion: one.question.body.change.version });
    expect((await look(one.link)).status).toBe(404);
    expect((await answer(other.link, { answer: 'ACCEPTED' })).status).toBe(200);
    expect((await read(one.before.id)).version).toBe(1);
  });

  test('the key of the link is not kept', async () => {
    const { before, link } = await asked();
    const { rows } = await shop.database.pool.query('select link_hash from order_change where order_id = $1', [before.id]);
    expect(rows[0].link_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0].link_hash).not.toContain(link);
  });
});
