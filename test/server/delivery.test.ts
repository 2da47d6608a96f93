/** Deliveries: numbered without gaps, at most what is open, reversed by a return. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Delivery } from '#contract/delivery.ts';
import type { Order } from '#contract/order.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, send } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';
import { deliver, orderAs, twoLines } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let dispatch: Person;
let accounting: Person;
let placed: Order;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  dispatch = await logIn(shop.app, 'versand@kistenwerk.example');
  accounting = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
  // Automatic follow-ups of a delivery are tested in invoice.test.ts.
  await shop.database.pool.query(
    `insert into setting (key, valid_from, value, changed_at, who) values ('invoiceWithDelivery', '2026-01-01', 'false', now(), 'test')`,
  );
});
afterAll(async () => shop.close());
beforeEach(async () => {
  placed = await twoLines(guest);
});

const now = async (): Promise<Order> => orderAs(staff, placed.id);
const moved = ({ positions }: Order): number[] => positions.map(({ quantityDelivered }) => quantityDelivered);
const takeBack = async (person: Person, id: number, version = 1, key?: string): Promise<Answer<Delivery>> =>
  send(
    person,
    'POST',
    `/delivery/${id}/take-back`,
    { version, reason: 'Falsch verladen' },
    key === undefined ? {} : { 'idempotency-key': key },
  );

describe('a delivery', () => {
  test.each(['2062-11-25', '2025-11-21', '0001-01-01', '9999-12-31'])('is not on a day that is far off: %s', async (day) => {
    expect(problemsOf(await deliver(staff, placed, undefined, { day }))).toEqual(['deliveredDayFarOff body.day']);
    expect(moved(await now())).toEqual(moved(placed));
  });

  test('names what it holds in the language of who reads the list, unless the order calls it otherwise', async () => {
    await deliver(dispatch, placed);
    const { pool } = shop.database;
    await pool.query(`update sales_order set language = 'fr' where id = $1`, [placed.id]);
    const rename = `update order_position set name = $3 where order_id = $1 and article_number = $2`;
    await pool.query(rename, [placed.id, 'HK_0001', 'Caisse en bois sur mesure']);
    await pool.query(rename, [placed.id, 'EP_0001', 'Palette Muster']);
    const { body } = await get<{ items: Delivery[] }>(dispatch, `/delivery?orderId=${placed.id}`);
    expect(body.items[0]?.lines.map(({ name }) => name)).toEqual(['Palette Muster', 'Holzkiste nach Mass']);
  });

  test('of a part leaves the rest open; the rest completes the order', async () => {
    const first = await deliver(dispatch, placed, [4, 0], { handedOverBy: 'Reto', stop: '3' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        kind: 'DELIVERY',
        orderId: placed.id,
        day: '2026-11-25',
        handedOverBy: 'Reto',
        who: 'versand@kistenwerk.example',
        takenBackBy: null,
      },
    });
    expect(first.body.formattedId).toMatch(/^L2026-\d{5}$/);
    expect(first.body.lines).toMatchObject([{ positionId: placed.positions[0]?.id, quantity: 4, articleNumber: 'EP_0001' }]);
    const half = await now();
    expect([moved(half), half.orderStatusId, half.version]).toEqual([[4, 0], 1, placed.version + 1]);
    expect((await deliver(dispatch, half)).body.lines.map(({ quantity }) => quantity)).toEqual([6, 3]);
    const whole = await now();
    expect([moved(whole), whole.orderStatusId]).toEqual([[10, 3], 2]);
  });

  test.each<[string, readonly number[], Record<string, unknown>, string]>([
    ['more than is open', [11, 0], {}, 'quantityBeyondOpen body.lines.0.quantity'],
    ['a line of another order', [1], { lines: [{ positionId: 1_999_999, quantity: 1 }] }, 'positionNotFound body.lines.0.positionId'],
    ['a day that does not exist', [1], { day: '2026-02-31' }, 'deliveryDateNotPossible body.day'],
    ['a truck that does not exist', [1], { truckId: 99_999 }, 'notFound body.truckId'],
    ['a field that it does not know', [1], { total: 0 }, 'unknownField body.total'],
  ])('refuses %s', async (_what, quantities, over, problem) => {
    const answer = await deliver(staff, placed, quantities, over);
    expect([answer.status, problemsOf(answer)]).toEqual([422, [problem]]);
    expect(await now()).toEqual(placed);
  });

  test('refuses an order that is cancelled, complete or in preparation', async () => {
    await deliver(staff, placed);
    expect(problemsOf(await deliver(staff, await now()))).toEqual(['nothingToDeliver']);
    const other = await twoLines(guest);
    await send(staff, 'PUT', `/order/${other.id}/state`, { orderStatusId: 5, version: other.version });
    expect(problemsOf(await deliver(staff, await orderAs(staff, other.id)))).toEqual(['transitionNotAllowed']);
    await shop.database.pool.query('update sales_order set order_status_id = 3 where id = $1', [other.id]);
    expect(problemsOf(await deliver(staff, await orderAs(staff, other.id)))).toEqual(['transitionNotAllowed']);
  });

  test('waits for the money of a prepaid order where the office says so', async () => {
    const prepaid = await twoLines(guest, { paymentMethodId: 2 });
    await shop.database.pool.query(
      `insert into setting (key, valid_from, value, changed_at, who) values ('prepaymentBeforeDelivery', '2026-11-23', 'true', now(), 'test')`,
    );
    expect(problemsOf(await deliver(staff, prepaid))).toEqual(['paymentMissing']);
    await shop.database.pool.query(`delete from setting where key = 'prepaymentBeforeDelivery'`);
    expect((await deliver(staff, prepaid)).status).toBe(200);
  });

  test('is made once, however often the button is pressed', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async () => deliver(staff, placed, [2, 0], { key })));
    expect(new Set(answers.map(({ body }) => body.formattedId)).size).toBe(1);
    expect(moved(await now())).toEqual([2, 0]);
    expect(problemsOf(await deliver(staff, placed, [3, 0], { key }))).toEqual(['idempotencyKeyReused']);
  });

  test('of two clerks at once lets one through and shows the other what happened', async () => {
    const answers = await Promise.all([deliver(staff, placed, [10, 0]), deliver(dispatch, placed, [10, 0])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)?.body;
    expect(late).toMatchObject({ conflict: { version: placed.version + 1, changes: [{ field: 'delivery' }] } });
    expect(moved(await now())).toEqual([10, 0]);
  });

  test('is not for bookkeepers or customers to make', async () => {
    expect((await deliver(accounting, placed)).status).toBe(403);
    expect((await deliver(guest, placed)).status).toBe(403);
    expect((await get(guest, '/delivery')).status).toBe(403);
  });

  test('has a number of its own, without gaps, when many leave at once', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, async () => twoLines(guest)));
    // Every third one is refused in the middle of its transaction.
    await Promise.all(orders.map(async (each, at) => deliver(staff, each, [at % 3 === 0 ? 99 : 1, 0])));
    const { rows } = await shop.database.pool.query<{ number: number }>(
      `select substring(formatted_id from 7)::integer as number from delivery order by 1`,
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, at) => at + 1));
  });
});

describe('a return', () => {
  test('takes a delivery back, once, and says so on both', async () => {
    const { body: made } = await deliver(staff, placed);
    const back = await takeBack(dispatch, made.id);
    expect(back).toMatchObject({ status: 200, body: { kind: 'RETURN', takesBack: { id: made.id }, note: 'Falsch verladen' } });
    const after = await now();
    expect([moved(after), after.orderStatusId]).toEqual([[0, 0], 1]);
    const { body } = await get<{ items: Delivery[] }>(staff, `/delivery?orderId=${placed.id}`);
    expect(body.items.map(({ id, takenBackBy }) => [id, takenBackBy?.id ?? null])).toEqual([
      [back.body.id, null],
      [made.id, back.body.id],
    ]);
    expect(problemsOf(await takeBack(staff, made.id, 2))).toEqual(['deliveryTakenBack']);
    expect(problemsOf(await takeBack(staff, back.body.id))).toEqual(['deliveryTakenBack']);
    expect((await takeBack(staff, made.id)).status).toBe(409);
    expect((await takeBack(staff, 999_999)).status).toBe(404);
  });

  test('is refused once the delivery is invoiced', async () => {
    const { body: first } = await deliver(staff, placed, [4, 0]);
    await send(staff, 'POST', '/invoice', { orderId: placed.id, version: (await now()).version });
    const { body: second } = await deliver(staff, await now(), [6, 0]);
    expect((await takeBack(staff, second.id)).status).toBe(200);
    expect(problemsOf(await takeBack(staff, first.id))).toEqual(['deliveryInvoiced']);
  });

  test('of many at once happens once', async () => {
    const { body: made } = await deliver(staff, placed);
    const answers = await Promise.all([takeBack(staff, made.id), takeBack(dispatch, made.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(moved(await now())).toEqual([0, 0]);
  });
});

describe('services', () => {
  test('stand on no delivery and are rendered with the last goods', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      `insert into order_position (order_id, sort_order, type, article_number, name, quantity, unit_price, details, part_list, weight)
       values ($1, 9, 'PRODUCT', '', 'Beratung', 2, 1000000, '[]', '[]', 0) returning id`,
      [placed.id],
    );
    const service = rows[0]?.id ?? 0;
    const refused = await deliver(staff, placed, undefined, { lines: [{ positionId: service, quantity: 1 }] });
    expect(problemsOf(refused)).toEqual(['positionNotDelivered body.lines.0.positionId']);
    await deliver(staff, placed, [10, 2]);
    expect(moved(await now())).toEqual([10, 2, 0]);
    const { body } = await deliver(staff, await now());
    expect(body.lines.map(({ quantity }) => quantity)).toEqual([1]);
    const done = await now();
    expect([moved(done), done.orderStatusId]).toEqual([[10, 3, 2], 2]);
  });
});

describe('the list of deliveries', () => {
  test('is found by number, order, customer and column', async () => {
    const { body: made } = await deliver(staff, placed, [1, 0]);
    const ids = async (query: string): Promise<number[]> =>
      (await get<{ items: Delivery[] }>(dispatch, `/delivery?${query}`)).body.items.map(({ id }) => id);
    for (const query of [
      `search=${made.formattedId}`,
      `search=${placed.formattedId}`,
      `orderId=${placed.id}`,
      `filter=${encodeURIComponent(`formattedId~${made.formattedId}`)}`,
    ])
      expect(await ids(query)).toEqual([made.id]);
    expect(await ids('filter=kind:RETURN&search=nirgends')).toEqual([]);
    expect(await ids('sort=-customerName,day&filter=day:2026-11-25..2026-11-25')).toContain(made.id);
    const { body } = await get<{ items: { value: string }[] }>(staff, '/delivery/values?column=deliveryType');
    expect(body.items.map(({ value }) => value)).toContain('TRUCK');
    expect(problemsOf(await get(staff, '/delivery?sort=note'))).toEqual(['unknownColumn query.sort']);
  });
});
