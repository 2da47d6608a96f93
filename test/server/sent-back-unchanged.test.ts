// An order or a quote sent back as it was read is an unchanged save, whatever its state; what is closed refuses every real change.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { Quote } from '#contract/quote.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, problemsOf, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { management } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let guest: Buyer;
let item: Item;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  guest = await newGuest(shop.app);
  item = itemOf(await productOf(shop.app, 'HK_0002'), 3);
});
afterAll(async () => shop.close());

type Noun = 'order' | 'quote';
type Read = (Order | Quote) & { positions: object[] };

const read = async (noun: Noun, id: number): Promise<Read> =>
  (await get<{ items: Read[] }>(staff, `/${noun}?id=${id}&showPreparation=true`)).body.items[0]!;
const history = async (noun: Noun, id: number): Promise<HistoryEntry[]> =>
  (await get<{ items: HistoryEntry[] }>(staff, `/history?kind=${noun}&id=${id}`)).body.items;

async function expectUnchanged(noun: Noun, id: number): Promise<void> {
  const [before, told] = [await read(noun, id), await history(noun, id)];
  const { version: _, ...unversioned } = before;
  for (const body of [before, unversioned, { updatePositions: before.positions }, { comment: before.comment }, {}]) {
    const answer = await send<Read>(staff, 'PUT', `/${noun}/${id}`, body);
    expect([noun, answer.status, answer.body.version]).toEqual([noun, 200, before.version]);
  }
  const empty = await shop.app.inject({
    method: 'PUT',
    url: `/api/${noun}/${id}`,
    headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
    payload: 'null',
  });
  expect(empty.statusCode).toBe(200);
  expect([await read(noun, id), await history(noun, id)]).toEqual([before, told]);
}

const placed = async (): Promise<number> => (await order(guest, [item])).body.id;
const asked = async (items = [item]): Promise<number> =>
  (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, items))).body.id;

it.each<Noun>(['order', 'quote'])(
  'a configuration with fewer values is another one, not the part of an unchanged save: %s',
  async (noun) => {
    const crate = await productOf(shop.app, 'HK_0001');
    const { configuration } = crate;
    const marked = { ...itemOf(crate, 1), configuration: { ...configuration!, values: { ...configuration!.values, markUp: true } } };
    const id = noun === 'order' ? (await order(guest, [marked])).body.id : await asked([marked]);
    const [line] = (await read(noun, id)).positions as { id: number; configuration: NonNullable<typeof configuration> }[];
    expect(line?.configuration.values['markUp']).toBe(true);
    const { markUp: _, ...values } = line!.configuration.values;
    const unmarked = { id: line!.id, configuration: { ...line!.configuration, values } };
    const { status, body } = await send<Order>(staff, 'PUT', `/${noun}/${id}`, { updatePositions: [unmarked] });
    expect([status, body.positions[0]?.configuration?.values['markUp']]).toEqual([200, false]);
  },
);

describe('an order', () => {
  it('at any state', async () => {
    const id = await placed();
    await expectUnchanged('order', id);
    for (const orderStatusId of [2, 4]) {
      expect((await send<Order>(staff, 'PUT', `/order/${id}/state`, { orderStatusId })).body.orderStatusId).toBe(orderStatusId);
      await expectUnchanged('order', id);
    }
  });

  it('that is cancelled', async () => {
    const id = await placed();
    await send(staff, 'DELETE', `/order/${id}`, {});
    await expectUnchanged('order', id);
    const before = await read('order', id);
    for (const change of [{ comment: 'x' }, { deliveryCost: null }, { updatePositions: [{ ...before.positions[0], quantity: 9 }] }])
      expect(problemsOf(await send(staff, 'PUT', `/order/${id}`, { ...before, ...change }))).toEqual(['orderNotChangeable body']);
    expect(problemsOf(await send(staff, 'PUT', `/order/${id}`, { ...before, version: before.version - 1 }))).toEqual(['changedMeanwhile']);
  });
});

describe('a quote', () => {
  const closings: [problem: string, close: (id: number) => Promise<unknown>][] = [
    ['quoteLost', async (id) => send(staff, 'POST', `/quote/${id}/lost`, { version: (await read('quote', id)).version, reason: 'price' })],
    ['quoteWithdrawn', async (id) => send(staff, 'DELETE', `/quote/${id}`, {})],
    [
      'quoteAlreadyOrdered',
      async (id) => {
        const { uuid, pin } = (await read('quote', id)) as Quote;
        return send(guest, 'POST', '/order/from-quote', { uuid, pin, termsAccepted: true });
      },
    ],
  ];
  it.each(closings)('that is closed: %s', async (problem, close) => {
    const id = await asked();
    await expectUnchanged('quote', id);
    await send(staff, 'PUT', `/quote/${id}`, { send: true });
    await expectUnchanged('quote', id);
    await close(id);
    await expectUnchanged('quote', id);
    const before = await read('quote', id);
    for (const change of [{ comment: 'x' }, { send: true }, { discount: 0.5 }])
      expect(problemsOf(await send(staff, 'PUT', `/quote/${id}`, { ...before, ...change }))).toEqual([problem]);
  });
});
