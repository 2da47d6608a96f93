/** What is waiting for whom, and what is done: the counts on the start page match the lists they link to. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Done, Waiting } from '#contract/today.ts';
import { transaction } from '#server/db/pool.ts';
import { restateOrder } from '#server/order/restate-order.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, problemsOf, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { writeInvoice } from './ledger-steps.ts';
import { recordStatements } from './statement-plans.ts';
import type { Statements } from './statement-plans.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let item: Item;
let nowMs = mondayMorning;
let statements: Statements;

beforeAll(async () => {
  statements = recordStatements(['record_history', 'payment_entry', 'work_step']);
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => {
  statements.stop();
  await shop.close();
});

const waiting = async (person: Person = staff, query = ''): Promise<Map<string, Waiting>> =>
  new Map((await get<{ items: Waiting[] }>(person, `/today${query}`)).body.items.map((each) => [each.key, each]));

/** The rows of the list that an entry links to. */
async function listed({ link }: Waiting, person: Person = staff): Promise<{ total: number; ids: number[] }> {
  const query = [...link.filter.map((each) => `filter=${encodeURIComponent(each)}`), `sort=${link.sort}`, 'perPage=500'].join('&');
  const path = link.list === 'openItem' ? 'open-item' : link.list;
  const { body } = await get<{ total: number; items: { id: number }[] }>(person, `/${path}?${query}`);
  return { total: body.total, ids: body.items.map(({ id }) => id) };
}

async function entry(key: string, person: Person = staff, query = ''): Promise<Waiting & { ids: number[] }> {
  const found = (await waiting(person, query)).get(key);
  if (!found) throw new Error(`nothing under ${key}`);
  const { total, ids } = await listed(found, person);
  expect(total).toBe(found.count);
  return { ...found, ids };
}

const placed = async (over: object = {}): Promise<number> => (await order(guest, [item], over)).body.id;
const change = async (id: number, set: string): Promise<void> => {
  await shop.database.pool.query(`update sales_order set ${set} where id = $1`, [id]);
};

const promise = async (id: number, version: number, confirmedDeliveryDate: string): Promise<void> => {
  expect(await send(staff, 'PUT', `/order/${id}`, { version, tell: false, confirmedDeliveryDate })).toMatchObject({ status: 200 });
};

describe('what waits', () => {
  test('a new order, and after two working days an unconfirmed one', async () => {
    const id = await placed();
    expect(await entry('newOrders')).toMatchObject({ ids: expect.arrayContaining([id]), oldest: new Date(mondayMorning).toISOString() });
    expect((await entry('unconfirmedOrders')).ids).not.toContain(id);
    nowMs = mondayMorning + 3 * 86_400_000;
    expect((await entry('newOrders')).ids).not.toContain(id);
    expect((await entry('unconfirmedOrders')).ids).toContain(id);
    await change(id, `confirmed_delivery_date = '2026-11-30'`);
    expect((await entry('unconfirmedOrders')).ids).not.toContain(id);
    nowMs = mondayMorning;
  });

  test('an order that is due until Sunday, by the promised day where there is one', async () => {
    const [wished, promised, later] = [await placed(), await placed(), await placed()];
    await change(wished, `requested_delivery_date = '2026-11-29'`);
    await change(promised, `requested_delivery_date = '2026-12-20', confirmed_delivery_date = '2026-11-27'`);
    await change(later, `requested_delivery_date = '2026-11-27', confirmed_delivery_date = '2026-11-30'`);
    const { ids, oldest } = await entry('ordersDueThisWeek');
    expect([wished, promised, later].map((id) => ids.includes(id))).toEqual([true, true, false]);
    expect(oldest).toBe('2026-11-27');
  });

  test('an invoice whose days to pay are over, until it is paid', async () => {
    const id = await placed();
    const { body } = await send<{ id: number }>(staff, 'POST', '/invoice', { orderId: id, version: 1 });
    expect((await entry('paymentsPastDue')).ids).not.toContain(id);
    nowMs = mondayMorning + 86_400_000;
    expect((await entry('paymentsPastDue')).ids).toContain(id);
    await shop.database.pool.query('update invoice set paid_amount = total_amount where id = $1', [body.id]);
    await transaction(shop.database.db, async (trx) => restateOrder(trx, id));
    expect((await entry('paymentsPastDue')).ids).not.toContain(id);
    nowMs = mondayMorning;
  });

  test('for who keeps the books: overdue invoices, and those to be reminded of', async () => {
    const books = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
    const [late, young] = [await placed(), await placed()];
    const invoices = [
      await writeInvoice(shop, [late], { dueOn: '2026-11-13' }),
      await writeInvoice(shop, [young], { dueOn: '2026-11-14' }),
    ];
    expect((await entry('overdueInvoices')).ids).toEqual(invoices);
    expect((await entry('remindersDue')).ids).toEqual(invoices.slice(0, 1));
    expect((await waiting(books)).get('overdueInvoices')).toMatchObject({ count: 2, oldest: '2026-11-13' });
    await send(books, 'POST', '/payment-entry', { invoiceId: invoices[0], amount: 10_000, day: '2026-11-23' });
    expect((await waiting(books)).get('remindersDue')?.count).toBe(0);
  });

  test('a quote that was asked for, until it is sent; and one that ends within a week', async () => {
    const asked = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body.id;
    expect((await entry('requestedQuotes')).ids).toContain(asked);
    const sent = await send(staff, 'PUT', `/quote/${asked}`, {
      version: 1,
      deliveryCost: 10,
      validityDuration: 7,
      message: 'Gerne.',
      send: true,
    });
    expect(sent.status).toBe(200);
    expect((await entry('requestedQuotes')).ids).not.toContain(asked);
    expect(await entry('endingQuotes')).toMatchObject({ ids: [asked], oldest: '2026-11-30' });
    nowMs = mondayMorning + 8 * 86_400_000;
    expect((await entry('endingQuotes')).ids).toEqual([]);
    nowMs = mondayMorning;
  });

  test('a mail that was given up', async () => {
    await shop.database.pool.query(`update mail set state = 'failed' where id = (select min(id) from mail)`);
    expect((await waiting()).get('failedMails')).toMatchObject({ count: 1, link: { list: 'mail' } });
  });

  test('only for those who may do something about it', async () => {
    const sales = await logIn(shop.app, 'verkauf@kistenwerk.example');
    expect([...(await waiting(sales)).keys()]).not.toContain('failedMails');
    expect([...(await waiting(sales)).keys()]).toContain('newOrders');
    expect((await get(guest, '/today')).status).toBe(403);
  });

  test('at the desks whose work it is', async () => {
    const at = async (name: string) => [...(await waiting(await logIn(shop.app, `${name}@kistenwerk.example`))).values()];
    expect((await at('versand')).map(({ key, desks }) => [key, desks])).toEqual([['ordersDueThisWeek', ['dispatch']]]);
    expect((await at('werkstatt')).map(({ key }) => key)).toEqual(['lateWork', 'missingMaterial']);
    expect((await waiting()).get('unconfirmedOrders')?.desks).toEqual(['sales', 'management']);
  });

  test('work planned for a day that is over', async () => {
    const id = await placed();
    await promise(id, 1, '2026-12-02');
    const [work] = (await get<{ items: { id: number; day: string }[] }>(staff, `/work-order?orderId=${id}`)).body.items;
    const late = async () => (await waiting()).get('lateWork');
    const before = (await late())?.count ?? 0;
    await shop.database.pool.query(`update work_order set day = '2026-11-20' where id = $1`, [work?.id]);
    expect(await late()).toMatchObject({ count: before + 1, oldest: '2026-11-20' });
    await shop.database.pool.query(`update work_order set state = 'DONE' where id = $1`, [work?.id]);
    expect((await late())?.count).toBe(before);
  });
});

describe('what nobody else has taken on', () => {
  const assign = async (kind: string, id: number, assigneeId: number | null) => {
    const { body } = await get<{ followUp: { version: number } }>(staff, `/note?kind=${kind}&id=${id}`);
    const { version } = body.followUp;
    expect((await send(staff, 'PUT', '/follow-up', { kind, id, assigneeId, day: null, tags: [], version })).status).toBe(200);
  };
  const idOf = async (name: string): Promise<number> => {
    const email = `${name}@kistenwerk.example`;
    return (await shop.database.pool.query<{ id: number }>('select id from app_user where email = $1', [email])).rows[0]?.id ?? 0;
  };

  test.each([
    ['order', 'newOrders', async () => placed()],
    ['quote', 'requestedQuotes', async () => (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body.id],
    ['invoice', 'overdueInvoices', async () => writeInvoice(shop, [await placed()], { dueOn: '2026-11-10' })],
  ] as const)('of each %s, in the count and in the list it leads to', async (kind, key, made) => {
    const [free, mine, others, freed] = [await made(), await made(), await made(), await made()];
    await assign(kind, mine, await idOf('leitung'));
    await assign(kind, others, await idOf('verkauf'));
    await assign(kind, freed, await idOf('leitung'));
    await assign(kind, freed, null);
    expect((await entry(key)).ids).toEqual(expect.arrayContaining([free, mine, others, freed]));
    const { ids, link } = await entry(key, staff, '?mine=true');
    expect([free, mine, others, freed].filter((id) => ids.includes(id))).toEqual([free, mine, freed]);
    const by = async (filter: string) => (await listed({ ...(await entry(key)), link: { ...link, filter: [filter] } })).ids;
    expect(await by('assigned:ME')).toEqual([mine]);
    expect(await by('assigned:OTHERS')).toEqual([others]);
    expect(await by('assigned:NOBODY')).not.toEqual(expect.arrayContaining([mine]));
    expect(await by('assigned:OTHERS|NOBODY')).not.toContain(mine);
    const path = kind === 'invoice' ? 'open-item' : kind;
    const { body } = await get<{ items: { value: string; count: number }[] }>(staff, `/${path}/values?column=assigned`);
    expect(body.items).toMatchObject([
      { value: 'ME', count: 1 },
      { value: 'OTHERS', count: 1 },
      { value: 'NOBODY', count: (await by('assigned:NOBODY')).length },
    ]);
  });

  test.each(['order', 'quote'])('is nothing that a customer finds out about an %s', async (list) => {
    const asked = await get(guest, `/${list}?filter=assigned:NOBODY`);
    expect([asked.status, problemsOf(asked)]).toEqual([422, ['unknownColumn query.filter']]);
    expect((await get(staff, `/${list}?sort=assigned`)).status).toBe(422);
  });
});

describe('what is done today', () => {
  const done = async (desk: string, person: Person = staff, query = '') =>
    (await get<{ items: Done[]; total: number }>(person, `/today/done?desk=${desk}${query}`)).body;
  const deeds = async (desk: string, person: Person = staff, query = '') =>
    (await done(desk, person, query)).items.map(({ did, record, who }) => `${did} ${record.kind} ${record.id} ${who}`);
  const who = 'leitung@kistenwerk.example';

  test('by whom and at which desk, until midnight, each once', async () => {
    nowMs = mondayMorning - 7 * 86_400_000;
    const id = await placed();
    expect(await deeds('sales')).toEqual([]);
    await promise(id, 1, '2026-12-03');
    nowMs += 60_000;
    await promise(id, 2, '2026-12-04');
    expect(await done('sales')).toMatchObject({ total: 1, items: [{ did: 'dayPromised', at: new Date(nowMs).toISOString(), who }] });
    const quote = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body.id;
    nowMs += 60_000;
    await send(staff, 'PUT', `/quote/${quote}`, { version: 1, deliveryCost: 10, validityDuration: 7, message: 'Gerne.', send: true });
    expect(await deeds('sales')).toEqual([`quoteSent quote ${quote} ${who}`, `dayPromised order ${id} ${who}`]);
    const invoice = (await send<{ id: number }>(staff, 'POST', '/invoice', { orderId: id, version: 3 })).body.id;
    nowMs += 60_000;
    const paid = await send(staff, 'POST', '/payment-entry', { invoiceId: invoice, amount: 1, day: '2026-11-16' });
    expect(paid.status).toBe(200);
    expect(await deeds('accounting')).toEqual([`paymentEntered invoice ${invoice} ${who}`, `invoiced invoice ${invoice} ${who}`]);
    expect([await deeds('dispatch'), await deeds('management')]).toEqual([[], []]);
    const [work] = (await get<{ items: { id: number }[] }>(staff, `/work-order?orderId=${id}`)).body.items;
    await shop.database.pool.query(
      `insert into work_step (work_order_id, station, begun_at, begun_by, done_at, done_by) values ($1, 'READY', $2, $3, $2, $3)`,
      [work?.id, new Date(nowMs), 'werkstatt@kistenwerk.example'],
    );
    expect(await deeds('workshop')).toEqual([`made workOrder ${work?.id} werkstatt@kistenwerk.example`]);
    expect(await deeds('workshop', staff, '&mine=true')).toEqual([]);
    expect(await deeds('sales', staff, '&mine=true')).toHaveLength(2);
    nowMs += 86_400_000;
    expect([await deeds('sales'), await deeds('accounting'), await deeds('workshop')]).toEqual([[], [], []]);
    nowMs = mondayMorning;
  });

  test('only at desks that one may look at', async () => {
    const ramp = await logIn(shop.app, 'versand@kistenwerk.example');
    const status = async (desk: string) => (await get(ramp, `/today/done?desk=${desk}`)).status;
    expect([await status('dispatch'), await status('sales'), await status('accounting'), await status('kitchen')]).toEqual([
      200, 403, 403, 400,
    ]);
  });

  test('is read from the days, not from whole histories', async () => {
    await shop.database.pool.query(
      `insert into record_history (kind, record_id, at, who, field, after)
      select 'order', 1, $1::timestamptz - n * interval '1 minute', 'Verkauf', 'confirmedDeliveryDate', '"2026-11-27"' from generate_series(2000, 40000) n`,
      [new Date(mondayMorning)],
    );
    await shop.database.pool.query('analyze record_history');
    statements.forget();
    await Promise.all(['sales', 'management', 'dispatch'].map(async (desk) => deeds(desk)));
    expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
  });
});
