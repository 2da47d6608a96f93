/** A customer asks on the page of an order for a change or a cancellation; staff find it at the order, on their start page and in a mail. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FollowUp, Note } from '#contract/note.ts';
import type { Order, OrderEvent } from '#contract/order.ts';
import type { OrderWish } from '#contract/order-wish.ts';
import { get, itemOf, logIn, mondayMorning, newAddress, newGuest, order, problemsOf, productOf, send, visitor } from './buyer.ts';
import { company, management } from './demo-log-in.ts';
import { deliver, orderAs } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Awaited<ReturnType<typeof logIn>>;
const today = '2026-11-23';

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
});
afterAll(async () => shop.close());

async function placed(): Promise<Order> {
  const guest = await newGuest(shop.app);
  const { id } = (await order(guest, [itemOf(await productOf(shop.app, 'HK_0002'))], { paymentMethodId: 1 })).body;
  return orderAs(staff, id);
}

const wish = async ({ uuid }: { uuid: string }, body: object) =>
  send<{ items: OrderWish[] }>(visitor(shop.app), 'POST', `/order-by-link/${uuid}/wish`, body);
const wishes = async ({ uuid }: { uuid: string }) =>
  (await get<{ items: OrderWish[] }>(visitor(shop.app), `/order-by-link/${uuid}/wish`)).body.items.map(({ kind, text }) => [kind, text]);

const notes = async ({ id }: { id: number }) => (await get<{ items: Note[]; followUp: FollowUp }>(staff, `/note?kind=order&id=${id}`)).body;

async function mailsToStaff({ id }: { id: number }) {
  const { rows } = await shop.database.pool.query<{ subject: string; text: string }>(
    `select subject, text from mail where order_id = $1 and dedupe_key like 'order-wish:%' order by id`,
    [id],
  );
  return rows;
}

describe('a wish', () => {
  test('reaches the order, the start page and the mailbox of staff', async () => {
    const mine = await placed();
    const answer = await wish(mine, { kind: 'change', text: ' Bitte erst am 3. Dezember liefern. ' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await wishes(mine)).toEqual([['change', 'Bitte erst am 3. Dezember liefern.']]);
    const { items, followUp } = await notes(mine);
    expect(items).toMatchObject([{ who: mine.orderPerson, wish: 'change', text: 'Bitte erst am 3. Dezember liefern.' }]);
    expect(followUp).toMatchObject({ assigneeId: null, day: today, tags: ['Änderungswunsch'] });
    const { body } = await get<{ due: { label: string; tags: string[] }[] }>(staff, '/follow-up');
    expect(body.due).toContainEqual(expect.objectContaining({ label: mine.formattedId, tags: ['Änderungswunsch'] }));
    const [mail] = await mailsToStaff(mine);
    expect(mail?.subject).toBe(`Änderungswunsch zur Bestellung ${mine.formattedId}: ${mine.customer.name}`);
    expect(mail?.text).toContain('Bitte erst am 3. Dezember liefern.');
    expect(mail?.text).toContain(mine.customer.email);
    expect((await orderAs(staff, mine.id)).version).toBe(mine.version);
  });

  test('to cancel needs no words, and one to change does', async () => {
    const mine = await placed();
    expect(problemsOf(await wish(mine, { kind: 'change', text: '  ' }))).toEqual(['validation.required body.text']);
    expect((await wish(mine, { kind: 'cancel' })).status).toBe(200);
    expect(await wishes(mine)).toEqual([['cancel', '']]);
    expect((await notes(mine)).followUp.tags).toEqual(['Stornierungswunsch']);
  });

  test('sent again is the same one', async () => {
    const mine = await placed();
    const text = 'Statt zwei bitte drei Stück.';
    await Promise.all([wish(mine, { kind: 'change', text }), wish(mine, { kind: 'change', text })]);
    await wish(mine, { kind: 'change', text: ` ${text}` });
    expect(await wishes(mine)).toHaveLength(1);
    expect(await mailsToStaff(mine)).toHaveLength(1);
  });

  test('leaves an earlier day and the person who looks after the order', async () => {
    const mine = await placed();
    const { colleagues } = (await get<{ colleagues: { id: number }[] }>(staff, `/note?kind=order&id=${mine.id}`)).body;
    const assigneeId = colleagues[0]?.id ?? 0;
    const earlier = { kind: 'order', id: mine.id, assigneeId, day: '2026-11-20', tags: ['Messe'], version: 0 };
    expect((await send(staff, 'PUT', '/follow-up', earlier)).status).toBe(200);
    await wish(mine, { kind: 'cancel' });
    expect((await notes(mine)).followUp).toMatchObject({ assigneeId, day: '2026-11-20', tags: ['Stornierungswunsch', 'Messe'] });
  });

  test('ends with the delivery or the cancellation, after many, and needs the link', async () => {
    const gone = await placed();
    expect((await deliver(staff, gone)).status).toBe(200);
    expect(problemsOf(await wish(gone, { kind: 'cancel' }))).toEqual(['transitionNotAllowed']);
    const canceled = await placed();
    await send(staff, 'PUT', `/order/${canceled.id}/state`, { version: canceled.version, orderStatusId: 5 });
    expect(problemsOf(await wish(canceled, { kind: 'cancel' }))).toEqual(['transitionNotAllowed']);
    expect((await wish({ uuid: '00000000-0000-4000-8000-000000000000' }, { kind: 'cancel' })).status).toBe(404);
    const talkative = await placed();
    for (let count = 0; count < 20; count += 1) await wish(talkative, { kind: 'change', text: `Wunsch ${count}` });
    expect(problemsOf(await wish(talkative, { kind: 'change', text: 'Noch einer' }))).toEqual(['tooManyMessages']);
  });
});

test('a customer reads nothing of the follow-up of an order', async () => {
  const person = await logIn(shop.app, company);
  const customerId = person.customerId ?? 0;
  const address = await newAddress(person, customerId);
  const buyer = { ...person, customerId, addressId: address.id };
  const { id } = (await order(buyer, [itemOf(await productOf(shop.app, 'HK_0002'))], { paymentMethodId: 1 })).body;
  const followUp = { kind: 'order', id, assigneeId: null, day: today, tags: ['zahlt spät'], version: 0 };
  expect((await send(staff, 'PUT', '/follow-up', followUp)).status).toBe(200);
  const told = (await get<{ history: OrderEvent[] }>(buyer, `/order/${id}`)).body.history.map(({ what }) => what);
  expect(told).toEqual(['created']);
});
