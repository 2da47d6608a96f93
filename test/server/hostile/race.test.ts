/** Fifty at once: state changes, orders with one key and with many, address edits. One winner if there can be only one; elsewhere nothing lost or doubled. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '#contract/address.ts';
import type { OrderEvent, Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import { get, homeAddress, itemOf, logIn, mondayMorning, newGuest, order, orderBody, problemsOf, productOf, send } from '../buyer.ts';
import type { Answer, Buyer, Item, Person } from '../buyer.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

const many = 50;
/** They wait for each other's lock, and whoever waits three seconds for a connection is turned away: on a slow machine fifty would be. */
const clicks = 20;

let shop: ShopApp;
let guest: Buyer;
let stranger: Buyer;
let staff: Person[];
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  stranger = await newGuest(shop.app);
  staff = [await logIn(shop.app, 'leitung@kistenwerk.example'), await logIn(shop.app, 'verkauf@kistenwerk.example')];
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

async function atOnce<T>(ask: (index: number) => Promise<T>, count = many): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, async (_, index) => ask(index)));
}

async function stored(): Promise<{ orders: number; mails: number; last: number }> {
  const { rows } = await shop.database.pool.query<{ orders: number; mails: number; last: number }>(
    `select (select count(*)::int from sales_order) as orders, (select count(*)::int from mail) as mails,
      (select coalesce(sum(last), 0)::int from document_counter where kind = 'order') as last`,
  );
  return rows[0] ?? { orders: 0, mails: 0, last: 0 };
}

describe('state changes of one order', () => {
  it('one wins, everybody else hears who was faster', async () => {
    const { id } = (await order(guest, [item])).body;
    const answers = await atOnce(
      async (index) =>
        send<Order>(staff[index % 2] ?? guest, 'PUT', `/order/${id}/state`, { orderStatusId: index % 3 === 0 ? 2 : 5, version: 1 }),
      clicks,
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, clicks - 1]);
    expect(new Set(lost.flatMap(problemsOf))).toEqual(new Set(['changedMeanwhile']));
    const { body } = await get<{ order: Order; history: OrderEvent[] }>(staff[0] ?? guest, `/order/${id}`);
    expect(body.order).toMatchObject({ version: 2, orderStatusId: won[0]?.body.orderStatusId });
    expect(body.history.filter(({ what }) => what === 'state')).toHaveLength(1);
  });
});

describe('orders at once', () => {
  it('with one key are one order, and everybody gets its answer', async () => {
    const before = await stored();
    const answers = await atOnce(async () => order(guest, [item], {}, 'one-key'));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await stored()).toEqual({ orders: before.orders + 1, mails: before.mails + 2, last: before.last + 1 });
  });

  it('with keys of their own are as many, with numbers of their own and no gap', async () => {
    const before = await stored();
    const answers = await atOnce(async (index) => order(index % 2 === 0 ? guest : stranger, [item], {}, `key-${index}`));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.formattedId)).size).toBe(many);
    expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(many);
    expect(await stored()).toEqual({ orders: before.orders + many, mails: before.mails + 2 * many, last: before.last + many });
  });

  it('with one key and many bodies are one order; the others are refused without its answer', async () => {
    const before = await stored();
    const answers = await atOnce(async (index) => order(guest, [{ ...item, quantity: index + 1 }], {}, 'many-bodies'));
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(many - 1);
    for (const answer of refused) expect(answer.body).toEqual({ errors: [{ message: 'idempotencyKeyReused', params: {} }] });
    expect((await stored()).orders).toBe(before.orders + 1);
  });

  it('a stranger with the same key learns nothing of the first order, not even with the same body', async () => {
    const first = await order(guest, [item], { comment: 'geheim' }, 'guessed');
    const same: Answer<PlacedOrder> = await send(stranger, 'POST', '/order', orderBody(guest, [item], { comment: 'geheim' }), {
      'idempotency-key': 'guessed',
    });
    expect(same).toEqual({ status: 404, body: { errors: [{ message: 'notFound', params: {} }] } });
    const own = await order(stranger, [item], {}, 'guessed');
    expect(own.status).toBe(200);
    expect(own.body.uuid).not.toBe(first.body.uuid);
    const byStaff = await send<PlacedOrder>(staff[0] ?? guest, 'POST', '/order', orderBody(guest, [item], { comment: 'geheim' }), {
      'idempotency-key': 'guessed',
    });
    expect(byStaff.body.uuid).not.toBe(first.body.uuid);
    const nobody = await send({ app: shop.app, token: '' }, 'POST', '/order', orderBody(guest, [item], { comment: 'geheim' }), {
      'idempotency-key': 'guessed',
    });
    expect(nobody.status).toBe(401);
  });

  it('keys of more than 255 characters are refused: cut off, two could become one', async () => {
    const before = await stored();
    for (const end of ['a', 'b']) expect((await order(guest, [item], {}, `${'k'.repeat(255)}${end}`)).status).toBe(400);
    expect(await stored()).toEqual(before);
    expect((await order(guest, [item], {}, 'k'.repeat(255))).status).toBe(200);
  });
});

describe('edits of one address at once', () => {
  it('the last one stays whole; none is mixed of two', async () => {
    const path = `/customer/${guest.customerId}/address`;
    const texts = (index: number) => ({ name: `Name ${index}`, street: `Strasse ${index}`, addition: `Zusatz ${index}` });
    const answers = await atOnce(async (index) =>
      send<Address>(guest, 'PUT', path, { ...homeAddress, ...texts(index), id: guest.addressId }),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    answers.forEach(({ body }, index) => expect(body).toMatchObject(texts(index)));
    const kept = (await get<{ items: Address[] }>(guest, path)).body.items.find(({ id }) => id === guest.addressId);
    const index = Number(kept?.name.slice('Name '.length));
    expect(kept).toMatchObject(texts(index));
  });

  it('orders placed meanwhile carry one whole address', async () => {
    const path = `/customer/${stranger.customerId}/address`;
    const texts = (index: number) => ({ name: `Name ${index}`, street: `Strasse ${index}` });
    await send(stranger, 'PUT', path, { ...homeAddress, ...texts(0), id: stranger.addressId });
    const [orders] = await Promise.all([
      atOnce(async () => order(stranger, [item])),
      atOnce(async (index) => send(stranger, 'PUT', path, { ...homeAddress, ...texts(index), id: stranger.addressId })),
    ]);
    for (const { body } of orders) {
      const { deliveryAddress } = (await get<Order>(stranger, `/order-by-link/${body.uuid}`)).body;
      expect(deliveryAddress?.street).toBe(deliveryAddress?.name.replace('Name', 'Strasse'));
    }
  });
});
