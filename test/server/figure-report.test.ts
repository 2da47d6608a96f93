/** The reports of figures: golden numbers, each the number of rows of the list it leads to, and parts only for those who may see them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Delivery } from '#contract/delivery.ts';
import type { FigureReport } from '#contract/figure.ts';
import type { Order } from '#contract/order.ts';
import { depth } from '#test/depth.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, problemsOf, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { writeInvoice } from './ledger-steps.ts';
import { manyOrders } from './many-orders.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';
import { recordStatements } from './statement-plans.ts';
import type { Statements } from './statement-plans.ts';

const many = depth(4000, 20_000);
let shop: ShopApp;
let guest: Buyer;
let other: Buyer;
let staff: Person;
let books: Person;
let pallet: Item;
let crate: Item;
let types: { pallet: number; crate: number };
let statements: Statements;
let nowMs = mondayMorning;

beforeAll(async () => {
  statements = recordStatements(['sales_order', 'order_position', 'quote', 'invoice', 'credit_note']);
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  other = await newGuest(shop.app, { companyInfo: { name: 'Andere AG', invoiceEmail: 'r@andere.example' } });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  books = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
  const [first, second] = [await productOf(shop.app, 'EP_0001'), await productOf(shop.app, 'HK_0001')];
  [pallet, crate] = [itemOf(first, 3), itemOf(second, 2)];
  types = { pallet: first.typeId, crate: second.typeId };
});
afterAll(async () => {
  statements.stop();
  await shop.close();
});

const query = async (text: string, values: unknown[] = []): Promise<void> => void (await shop.database.pool.query(text, values));
/** A minute later than before. */
async function report(span = 'from=2026-09&to=2026-11', person: Person = staff): Promise<FigureReport> {
  nowMs += 60_000;
  const answer = await get<FigureReport>(person, `/figure/report?${span}`);
  expect(answer.status).toBe(200);
  return answer.body;
}
const listed = async (path: string): Promise<number> => (await get<{ total: number }>(staff, path)).body.total;
const filters = (...each: string[]): string => each.map((text) => `&filter=${encodeURIComponent(text)}`).join('');
const countedStates = 'orderStatusId:1|2|4';
interface Goods {
  item: Item;
  /** In ten-thousandths of a franc. */
  price: number;
  cost: number | null;
}

/** An order with these lines, made at an instant, of this net amount in Rappen. */
async function made(at: string, net: number, goods: readonly Goods[] = [], buyer: Buyer = guest, over = ''): Promise<number> {
  const { id } = (await order(buyer, goods.length === 0 ? [pallet] : goods.map(({ item }) => item))).body;
  await query(`update sales_order set created_at = $2, net_amount = $3 ${over} where id = $1`, [id, at, net]);
  for (const [index, { price, cost }] of goods.entries())
    await query('update order_position set unit_price = $3, cost_per_one = $4 where order_id = $1 and sort_order = $2', [
      id,
      index + 1,
      price,
      cost,
    ]);
  return id;
}

describe('orders and turnover', () => {
  test('by the month in which they came in, by Swiss days', async () => {
    await made('2026-09-30T21:59:00Z', 100_000);
    await made('2026-09-30T22:00:00Z', 20_050);
    await made('2026-11-02T12:00:00Z', 30_000);
    await made('2026-11-03T12:00:00Z', 999_999, [], guest, ', order_status_id = 5');
    await made('2026-11-03T12:00:00Z', 999_999, [], guest, ', order_status_id = 3');
    expect((await report()).orders).toEqual([
      { month: '2026-09', count: 1, amount: 1000 },
      { month: '2026-10', count: 1, amount: 200.5 },
      { month: '2026-11', count: 1, amount: 300 },
    ]);
    expect(await listed(`/order?${filters('createdAt:2026-10-01..2026-10-31', countedStates)}`)).toBe(1);
  });

  test('invoices by the day of issue; what was credited counts in the month of its invoice', async () => {
    const ids = [await made('2026-08-02T12:00:00Z', 50_000), await made('2026-08-02T12:00:00Z', 7025)];
    await writeInvoice(shop, ids.slice(0, 1), { issuedOn: '2026-10-31', dueOn: '2026-11-22' });
    const credited = await writeInvoice(shop, ids.slice(1), { issuedOn: '2026-10-01', dueOn: '2026-08-01' });
    await query(
      `insert into credit_note (formatted_id, invoice_id, customer_id, issued_on, reason, settlement, net_amount, vat_amount, total_amount, created_at, who)
       select 'G-1', id, customer_id, '2026-11-05', 'Bruch', 'CREDIT', 2025, 0, 2025, now(), 'test' from invoice where id = $1`,
      [credited],
    );
    await query('update invoice set credited_amount = 2025 where id = $1', [credited]);
    const { turnover, openItems } = await report();
    expect(turnover).toEqual([
      { month: '2026-09', invoices: 0, invoiced: 0, credited: 0 },
      { month: '2026-10', invoices: 2, invoiced: 570.25, credited: 20.25 },
      { month: '2026-11', invoices: 0, invoiced: 0, credited: 0 },
    ]);
    expect(await listed(`/invoice?${filters('issuedOn:2026-10-01..2026-10-31')}`)).toBe(2);
    expect(await listed(`/invoice?${filters('issuedOn:2026-10-01..2026-10-31', 'credited:0.01..')}`)).toBe(1);
    expect(openItems.map(({ age, count }) => [age, count])).toEqual([
      ['notDue', 0],
      ['to30', 1],
      ['to60', 0],
      ['to90', 0],
      ['over90', 1],
    ]);
    for (const { age, count } of openItems) expect(await listed(`/open-item?${filters(`age:${age}`)}`), age).toBe(count);
    const { totals } = (await get<{ totals: Record<string, number> }>(staff, '/open-item')).body;
    for (const { age, amount } of openItems) expect(totals[age]).toBe(amount);
  });
});

describe('promises', () => {
  const asked = async (id: number): Promise<Order> => (await get<{ order: Order }>(staff, `/order/${id}`)).body.order;
  async function delivered(id: number, day: string): Promise<number> {
    const lines = (await asked(id)).positions.map(({ id: positionId, quantity }) => ({ positionId, quantity }));
    const { version } = await asked(id);
    const answer = await send<Delivery>(staff, 'POST', '/delivery', { orderId: id, version, day, deliveryType: 'TRUCK', lines });
    expect(answer.status).toBe(200);
    return answer.body.id;
  }
  const promised = async (day: string): Promise<number> =>
    made('2026-08-20T12:00:00Z', 100, [], guest, `, confirmed_delivery_date = '${day}'`);

  test('are kept by complete deliveries up to the day; one that was taken back did not take place', async () => {
    await delivered(await promised('2026-11-23'), '2026-11-23');
    const late = await promised('2026-11-20');
    await delivered(late, '2026-11-23');
    await promised('2026-11-19');
    await promised('2026-11-24');
    const kept = await promised('2026-10-23');
    const delivery = await delivered(kept, '2026-11-23');
    await query(`update delivery set day = '2026-10-22' where id = $1`, [delivery]);
    nowMs += 86_400_000;
    const back = await promised('2026-10-22');
    const taken = await delivered(back, '2026-11-23');
    expect((await send(staff, 'POST', `/delivery/${taken}/take-back`, { version: 1, reason: 'Falsch verladen' })).status).toBe(200);
    const { deliveries } = await report();
    nowMs -= 86_400_000;
    expect(deliveries).toEqual([
      { month: '2026-09', promised: 0, onTime: 0 },
      { month: '2026-10', promised: 2, onTime: 0 },
      { month: '2026-11', promised: 3, onTime: 1 },
    ]);
    const november = 'confirmedDeliveryDate:2026-11-01..2026-11-23';
    expect(await listed(`/order?${filters(november, countedStates, 'promise:KEPT')}`)).toBe(1);
    expect(await listed(`/order?${filters(november, countedStates, 'promise:LATE|OPEN')}`)).toBe(2);
    const states = (await get<{ items: { id: number; promise: string }[] }>(staff, `/order?${filters('promise:LATE')}`)).body.items;
    expect(new Map(states.map(({ id, promise }) => [id, promise]))).toEqual(
      new Map([
        [late, 'LATE'],
        [kept, 'LATE'],
      ]),
    );
  });
});

describe('quotes', () => {
  const quoted = async (): Promise<number> => (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [pallet]))).body.id;
  const lost = async (day: string, reason: string, total: number): Promise<void> =>
    query('update quote set state_id = 6, lost_reason = $2, lost_on = $3, total_amount = $4 where id = $1', [
      await quoted(),
      reason,
      day,
      total,
    ]);

  test('won and lost by the day of the decision, with the reasons', async () => {
    const orderId = await made('2026-08-01T12:00:00Z', 100);
    await query(`update quote set state_id = 4, order_id = $2, ordered_on = '2026-11-01' where id = $1`, [await quoted(), orderId]);
    await lost('2026-11-23', 'price', 1000);
    await lost('2026-10-31', 'price', 2050);
    await lost('2026-10-02', 'deadline', 500);
    await lost('2026-08-31', 'other', 500);
    await quoted();
    const { quotes } = await report();
    expect(quotes).toEqual({
      months: [
        { month: '2026-09', won: 0, lost: 0 },
        { month: '2026-10', won: 0, lost: 2 },
        { month: '2026-11', won: 1, lost: 1 },
      ],
      reasons: [
        { reason: 'price', count: 2, total: 30.5 },
        { reason: 'deadline', count: 1, total: 5 },
      ],
    });
    const span = 'decidedOn:2026-09-01..2026-11-30';
    expect(await listed(`/quote?${filters(span, 'state:ORDERED')}`)).toBe(1);
    expect(await listed(`/quote?${filters(span, 'lostReason:price')}`)).toBe(2);
    const rows = (await get<{ items: object[] }>(staff, `/quote?${filters(span)}&sort=decidedOn`)).body.items;
    expect(rows[0]).toMatchObject({ decidedOn: '2026-10-02', lostReason: 'deadline' });
    const own = (await get<{ items: object[] }>(guest, '/quote')).body.items;
    expect(own.every((quote) => !('lostReason' in quote || 'decidedOn' in quote || 'margin' in quote))).toBe(true);
    expect(problemsOf(await get(guest, `/quote?${filters('lostReason:price')}`))).toEqual(['unknownColumn query.filter']);
  });

  test('given back because their order was never paid are in no figure', async () => {
    const { rows } = await shop.database.pool.query<{ order_id: number }>('select order_id from quote where order_id is not null');
    const id = rows[0]?.order_id ?? 0;
    await query('update sales_order set order_status_id = 3 where id = $1', [id]);
    const { version } = (await get<{ order: Order }>(staff, `/order/${id}`)).body.order;
    expect((await send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: 5, version })).status).toBe(200);
    expect((await report()).quotes?.months[2]).toEqual({ month: '2026-11', won: 0, lost: 1 });
  });
});

describe('margins', () => {
  test('of the lines whose cost is known, by product type and customer, after the discount; cancelled lines and sets do not count', async () => {
    await made('2026-03-02T12:00:00Z', 1, [
      { item: pallet, price: 200_000, cost: 120_000 },
      { item: crate, price: 1_000_000, cost: 500_000 },
    ]);
    await made('2026-03-31T21:30:00Z', 1, [{ item: pallet, price: 200_000, cost: 150_000 }], other, ', discount = 1000');
    await made('2026-03-05T12:00:00Z', 1, [{ item: crate, price: 500_000, cost: null }], other);
    const more = await made('2026-03-06T12:00:00Z', 1, [{ item: pallet, price: 100_000, cost: 50_000 }]);
    await query('update order_position set product_id = null where order_id = $1', [more]);
    const cancelled = await made('2026-03-07T12:00:00Z', 1, [
      { item: pallet, price: 990_000, cost: 1 },
      { item: crate, price: 990_000, cost: 1 },
    ]);
    await query('update order_position set storno = true where order_id = $1 and sort_order = 1', [cancelled]);
    await query(`update order_position set type = 'COMPOSITE' where order_id = $1 and sort_order = 2`, [cancelled]);
    const { margins } = await report('from=2026-03&to=2026-03');
    expect(margins?.total).toEqual({ orders: 4, amount: 444, known: 344, cost: 196 });
    expect(margins?.families).toEqual([
      { productTypeId: types.crate, name: 'Holzkiste', orders: 2, amount: 300, known: 200, cost: 100 },
      { productTypeId: types.pallet, name: 'Europalette', orders: 2, amount: 114, known: 114, cost: 81 },
      { productTypeId: 0, name: '', orders: 1, amount: 30, known: 30, cost: 15 },
    ]);
    expect(margins?.customers).toEqual([
      { customerId: guest.customerId, name: 'Anna Muster', orders: 2, amount: 290, known: 290, cost: 151 },
      { customerId: other.customerId, name: 'Andere AG', orders: 2, amount: 154, known: 54, cost: 45 },
    ]);
    expect(margins?.customerCount).toBe(2);
    const march = filters('createdAt:2026-03-01..2026-03-31', countedStates);
    for (const { productTypeId, orders } of margins?.families ?? [])
      expect(await listed(`/order?productTypeId=${productTypeId}${march}`)).toBe(orders);
    expect(await listed(`/order?customerId=${other.customerId}${march}`)).toBe(2);
  });

  test('count an order once for each type, however many of its lines are of it', async () => {
    const small = itemOf(await productOf(shop.app, 'HK_0002'), 1);
    const line = (item: Item, price = 10_000): Goods => ({ item, price, cost: 5000 });
    await made('2026-02-02T12:00:00Z', 1, [line(crate), line(pallet, 30_000), line(small)]);
    const { margins } = await report('from=2026-02&to=2026-02');
    expect(margins?.total).toMatchObject({ orders: 1, amount: 12, known: 12, cost: 3 });
    expect(margins?.families.map(({ productTypeId, orders }) => [productTypeId, orders])).toEqual([
      [types.pallet, 1],
      [types.crate, 1],
    ]);
    expect(margins?.customers).toMatchObject([{ customerId: guest.customerId, orders: 1 }]);
  });

  test('and quotes are for those who may read quotes, the rest for the books too, nothing for others', async () => {
    const span = 'from=2026-03&to=2026-03';
    const all = await report(span);
    expect((await get(books, `/figure/report?${span}`)).body).toEqual({ ...all, quotes: null, margins: null });
    for (const email of ['versand', 'werkstatt', 'katalog', 'kundin'].map((name) => `${name}@kistenwerk.example`))
      expect((await get(await logIn(shop.app, email), `/figure/report?${span}`)).status).toBe(403);
  });
});

describe('a span', () => {
  test('has at most 24 months, from the first to the last', async () => {
    const asked = async (span: string) => problemsOf(await get(staff, `/figure/report?${span}`));
    expect((await report('from=2025-01&to=2026-12')).orders).toHaveLength(24);
    expect(await asked('from=2024-12&to=2026-12')).toEqual(['tooManyMonths query.to']);
    expect(await asked('from=2026-12&to=2026-11')).toEqual(['validation.date query.to']);
    expect((await get(staff, '/figure/report?from=2026-13&to=2026-11')).status).toBe(400);
  });

  test('is computed once a minute, for whoever asks', async () => {
    const before = await report();
    await made('2026-11-09T12:00:00Z', 500);
    statements.forget();
    expect((await get(staff, '/figure/report?from=2026-09&to=2026-11')).body).toEqual(before);
    expect(statements.count()).toBe(0);
    expect((await report()).orders[2]?.count).toBe((before.orders[2]?.count ?? 0) + 1);
  });

  test(`of a month, or of a year, reads no table as a whole among ${many} orders`, async () => {
    await manyOrders(shop.database.pool, many, new Date(mondayMorning));
    await query(
      `insert into quote (formatted_id, link_hash, state_id, created_at, updated_at, customer_id, shop_type_id, customer_request_type, order_person,
         invoice_email, customer_name, invoice_address, order_id, ordered_on)
       select 'O2025-' || id, md5(id::text), 4, created_at, created_at, customer_id, shop_type_id, customer_request_type, order_person,
         invoice_email, customer_name, invoice_address, id, created_at::date from sales_order where formatted_id like 'A2025-%' and id % 2 = 0`,
    );
    await query(
      `insert into invoice (formatted_id, customer_id, issued_on, due_on, language, customer_name, invoice_email, invoice_address, has_vat,
         products_amount, discount_amount, delivery_cost, net_amount, vat_amount, total_amount, reference, paid_amount, created_at, who)
       select 'R2025-' || id, customer_id, created_at::date, created_at::date + 30, 'de', customer_name, invoice_email, invoice_address, true,
         1000, 0, 0, 1000, 81, 1081, 'r' || id, case when id % 50 = 0 then 0 else 1081 end, created_at, 'test'
       from sales_order where formatted_id like 'A2025-%'`,
    );
    for (const table of ['quote', 'invoice', 'order_position']) await query(`vacuum analyze ${table}`);
    statements.forget();
    const { orders, margins, turnover } = await report('from=2026-10&to=2026-10');
    expect(orders[0]?.count).toBeGreaterThan(many / 20);
    expect(turnover[0]?.invoices).toBeGreaterThan(many / 20);
    expect(margins?.total.orders).toBeGreaterThan(many / 20);
    expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
    expect((await report('from=2025-12&to=2026-11')).margins?.total.orders).toBeGreaterThan(margins?.total.orders ?? 0);
    expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
  });
});
