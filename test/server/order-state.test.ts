import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderEvent, Order, OrderByLink, OrderSummary } from '#contract/order.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let other: Person;
let item: Item;
let nowMs = mondayMorning;

beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  other = await logIn(shop.app, 'verkauf@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

interface Whole {
  order: Order;
  history: OrderEvent[];
  allowedStates: { orderStatusId: number; refusal: string | null }[];
}
type List = Answer<{ items: (OrderSummary & { order?: Order })[]; total: number }>;

const newOrder = async (over: object = {}): Promise<number> => (await order(guest, [item], over)).body.id;
const read = async (id: number): Promise<Whole> => (await get<Whole>(staff, `/order/${id}`)).body;
const move = async (person: Person, id: number, orderStatusId: number, version: number): Promise<Answer<Order>> =>
  send<Order>(person, 'PUT', `/order/${id}/state`, { orderStatusId, version });

const [PLACED, SENT, PREPARATION, INVOICED, CANCELED] = [1, 2, 3, 4, 5];
const no = 'transitionNotAllowed';
/** For each state, the refusal of a change to every other one; null: allowed. */
const answers: Record<number, Record<number, string | null>> = {
  [PREPARATION]: { [PLACED]: 'paymentMissing', [SENT]: no, [INVOICED]: no, [CANCELED]: null },
  [PLACED]: { [SENT]: null, [PREPARATION]: no, [INVOICED]: 'nothingDelivered', [CANCELED]: null },
  [SENT]: { [PLACED]: null, [PREPARATION]: no, [INVOICED]: null, [CANCELED]: 'orderMoved' },
  [INVOICED]: { [PLACED]: no, [SENT]: no, [PREPARATION]: no, [CANCELED]: no },
  [CANCELED]: { [PLACED]: no, [SENT]: no, [PREPARATION]: no, [INVOICED]: no },
};
const all = [PLACED, SENT, PREPARATION, INVOICED, CANCELED];

/** Brings a new order into a state as staff would; returns its version. */
async function bring(id: number, state: number): Promise<number> {
  if (state === PREPARATION) await shop.database.pool.query('update sales_order set order_status_id = 3 where id = $1', [id]);
  const steps = state === SENT ? [SENT] : state === INVOICED ? [SENT, INVOICED] : state === CANCELED ? [CANCELED] : [];
  for (const step of steps) await move(staff, id, step, (await read(id)).order.version);
  return (await read(id)).order.version;
}

describe('the state of an order', () => {
  test('is followed through the link: what happened and when, but not who did it', async () => {
    const placed = (await order(guest, [item])).body;
    await move(staff, placed.id, SENT, 1);
    const { body } = await get<OrderByLink>({ app: shop.app, token: '' }, `/order-by-link/${placed.uuid}`);
    expect(body.history).toEqual([{ at: new Date(nowMs).toISOString(), what: 'state', after: 'SENT' }]);
    expect(body.positions[0]).toMatchObject({ quantityDelivered: item.quantity });
    expect(JSON.stringify(body)).not.toContain('leitung@');
  });

  test.each(all.flatMap((from) => all.map((to) => [from, to])))('from %i to %i follows the rules', async (from, to) => {
    const id = await newOrder();
    const version = await bring(id, from);
    const { allowedStates } = await read(id);
    const answer = await move(staff, id, to, version);
    if (from === to) {
      expect(answer).toMatchObject({ status: 200, body: { orderStatusId: to, version } });
      return;
    }
    const expected = answers[from]?.[to];
    expect(allowedStates).toContainEqual({ orderStatusId: to, refusal: expected });
    if (expected === null) {
      expect(answer).toMatchObject({ status: 200, body: { orderStatusId: to } });
      expect(answer.body.version).toBeGreaterThan(version);
    } else {
      expect(answer.status).toBe(422);
      expect(problemsOf(answer)).toEqual([`${expected} body.orderStatusId`]);
      expect((await read(id)).order).toMatchObject({ orderStatusId: from, version });
    }
  });

  test('invoiced at once when everything leaves with the invoice', async () => {
    const id = await newOrder();
    const { body } = await send<Order>(staff, 'PUT', `/order/${id}/state`, { orderStatusId: INVOICED, version: 1, deliverAll: true });
    expect(body).toMatchObject({ orderStatusId: INVOICED, positions: [{ quantityDelivered: 1, quantityInvoiced: 1 }] });
  });

  test('sent means delivered in full, a correction takes it back, invoiced means invoiced in full', async () => {
    const id = await newOrder();
    const amounts = async () =>
      (await read(id)).order.positions.map(({ quantity, quantityDelivered, quantityInvoiced }) => [
        quantityDelivered / quantity,
        quantityInvoiced / quantity,
      ]);
    await move(staff, id, SENT, 1);
    expect(await amounts()).toEqual([[1, 0]]);
    await move(staff, id, PLACED, 2);
    expect(await amounts()).toEqual([[0, 0]]);
    await move(staff, id, SENT, 3);
    expect((await move(staff, id, INVOICED, 4)).status).toBe(200);
    expect(await amounts()).toEqual([[1, 1]]);
  });

  test('every change is an entry in the history', async () => {
    const id = await newOrder();
    nowMs += 60_000;
    await move(staff, id, SENT, 1);
    const { history } = await read(id);
    expect(history.at(-1)).toEqual({
      at: new Date(nowMs).toISOString(),
      who: 'leitung@kistenwerk.example',
      what: 'state',
      before: 'PLACED',
      after: 'SENT',
    });
  });

  test('of two who change it at once one wins, the other learns who it was', async () => {
    const id = await newOrder();
    const answers = await Promise.all([move(staff, id, SENT, 1), move(other, id, CANCELED, 1)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'leitung@kistenwerk.example' : 'verkauf@kistenwerk.example';
    const loser = answers.find(({ status }) => status === 409);
    const at = new Date(nowMs).toISOString();
    const { order: current } = await read(id);
    expect(loser?.body).toEqual({
      errors: [{ message: 'changedMeanwhile', params: { who: winner, at } }],
      conflict: {
        version: 2,
        current: expect.objectContaining({ id, version: 2, orderStatusId: current.orderStatusId, totals: current.totals }),
        changes: [
          ...(current.orderStatusId === SENT
            ? [{ field: 'delivery', before: '', after: expect.stringMatching(/^L2026-/), who: winner, at }]
            : []),
          { field: 'state', before: 'PLACED', after: current.orderStatusId === SENT ? 'SENT' : 'CANCELED', who: winner, at },
        ],
      },
    });
  });

  test.each([SENT, INVOICED, CANCELED])(
    'asked for by two at once, to %i, is reached once, with one mail and one entry of each kind',
    async (to) => {
      const id = await newOrder();
      if (to === INVOICED) await move(staff, id, SENT, 1);
      const traces = async () =>
        (
          await shop.database.pool.query(
            `select (select count(*)::integer from record_history where kind = 'order' and record_id = $1) as entries,
            (select count(*)::integer from mail where order_id = $1) as mails, (select version from sales_order where id = $1) as version`,
            [id],
          )
        ).rows[0];
      const ask = async (person: Person, over: object = {}) =>
        send<Order>(person, 'PUT', `/order/${id}/state`, { orderStatusId: to, ...over });
      const both = await Promise.all([ask(staff), ask(other)]);
      expect(both.map(({ status, body }) => [status, body.orderStatusId])).toEqual([
        [200, to],
        [200, to],
      ]);
      const { version, ...left } = await traces();
      expect(version).toBe(to === INVOICED ? 3 : 2);
      expect((await ask(other, { version })).body.version).toBe(version);
      expect(problemsOf(await ask(other, { version: version - 1 }))).toEqual(['changedMeanwhile']);
      expect(await traces()).toEqual({ version, ...left });
      expect(left.entries).toBe(1 + (to === INVOICED ? 4 : to === SENT ? 2 : 1));
    },
  );

  test('that ends the order is told to the customer once, with the words of staff, unless staff tell it themselves', async () => {
    const told = await newOrder();
    const body = { orderStatusId: CANCELED, version: 1, reason: 'Holz fehlt', message: 'Uns fehlt das Holz.' };
    expect((await send(staff, 'PUT', `/order/${told}/state`, body)).status).toBe(200);
    const silent = await newOrder();
    await send(staff, 'PUT', `/order/${silent}/state`, { orderStatusId: CANCELED, version: 1, tell: false });
    const mails = async (id: number) =>
      (
        await shop.database.pool.query<{ subject: string; text: string; recipient: string }>(
          `select subject, text, recipient from mail where order_id = $1 and dedupe_key like 'order-canceled:%'`,
          [id],
        )
      ).rows;
    const { order: canceled } = await read(told);
    const [mail, ...others] = await mails(told);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: canceled.customer.email,
      subject: expect.stringContaining(`${canceled.formattedId} ist storniert`),
    });
    expect(mail?.text).toContain('Uns fehlt das Holz.');
    expect(mail?.text).not.toContain('Holz fehlt');
    expect(mail?.text).not.toContain('Guthaben');
    expect(await mails(silent)).toEqual([]);
  });

  test('takes no field that it does not know', async () => {
    const id = await newOrder();
    const answer = await send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: SENT, version: 1, paymentStatusId: 1, 'x y': 2 });
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual(['unknownField body.paymentStatusId', 'unknownField body.x y']);
    expect((await read(id)).order).toMatchObject({ orderStatusId: PLACED, version: 1 });
  });

  test('is told by the history of the record, newest first', async () => {
    const id = await newOrder();
    await move(staff, id, SENT, 1);
    const { body } = await get<{ items: object[]; total: number }>(staff, `/history?kind=order&id=${id}`);
    expect(body).toMatchObject({
      total: 3,
      items: [
        { field: 'state', before: 'PLACED', after: 'SENT', who: 'leitung@kistenwerk.example' },
        { field: 'delivery', before: '', who: 'leitung@kistenwerk.example' },
        { field: 'created', before: '' },
      ],
    });
    const catalog = await logIn(shop.app, 'verkauf@kistenwerk.example');
    expect((await get(catalog, `/history?kind=product&id=1`)).status).toBe(403);
  });

  test('stays in the history: rows are only added', async () => {
    const { pool } = shop.database;
    await newOrder();
    await expect(pool.query(`update record_history set who = 'niemand'`)).rejects.toThrow('only added');
    await expect(pool.query('delete from record_history')).rejects.toThrow('only added');
  });

  test('is not for customers to change, and an order that is not there is not found', async () => {
    const id = await newOrder();
    expect((await move(guest, id, CANCELED, 1)).status).toBe(403);
    expect((await move(staff, 999_999, CANCELED, 1)).status).toBe(404);
    const { body } = await get<Whole>(guest, `/order/${id}`);
    expect(body.allowedStates).toEqual([]);
  });
});

const found = async (text: string): Promise<number[]> =>
  (await get<List['body']>(staff, `/order?perPage=500&search=${encodeURIComponent(text)}`)).body.items.map((each) => each.id);

describe('lists of orders', () => {
  test('a customer sees the own ones, whatever is asked for', async () => {
    const stranger = await newGuest(shop.app);
    const id = await newOrder();
    const own = await order(stranger, [item]);
    const list: List = await get(stranger, '/order');
    expect(list.body.items.map((each) => each.id)).toEqual([own.body.id]);
    expect((await get<List['body']>(stranger, `/order?id=${id}`)).body).toMatchObject({ items: [], total: 0 });
    expect((await get<List['body']>(stranger, `/order?customerId=${guest.customerId}`)).body).toMatchObject({ items: [], total: 0 });
    expect((await get<List['body']>(stranger, `/order?search=Muster`)).body.total).toBe(1);
    expect((await get(stranger, `/order/${id}`)).status).toBe(404);
  });

  test('staff see all, newest first, in pages', async () => {
    const list: List = await get(staff, '/order?perPage=2&page=2');
    const { rows } = await shop.database.pool.query<{ count: number }>('select count(*) from sales_order where order_status_id <> 3');
    expect(list.body.total).toBe(rows[0]?.count);
    const first: List = await get(staff, '/order?perPage=2');
    const ids = [...first.body.items, ...list.body.items].map((each) => each.id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(ids).toHaveLength(4);
  });

  test('orders in preparation are hidden unless asked for', async () => {
    const id = await newOrder();
    await shop.database.pool.query('update sales_order set order_status_id = 3 where id = $1', [id]);
    const ids = async (query: string): Promise<number[]> =>
      (await get<List['body']>(staff, `/order?id=${id}${query}`)).body.items.map((each) => each.id);
    expect(await ids('')).toEqual([]);
    expect(await ids('&showPreparation=true')).toEqual([id]);
    expect(await ids('&orderStatusId=3')).toEqual([id]);
    expect(await ids('&orderStatusId=1')).toEqual([]);
  });

  test('are found by number, customer, town and own reference, and by nothing that only looks like a pattern', async () => {
    const id = await newOrder({ externalCustomerRef: 'PO 100%_neu' });
    const { formattedId } = (await read(id)).order;
    for (const text of [formattedId, formattedId.toLowerCase(), 'anna mus', 'Zürich', '100%_n']) expect(await found(text)).toContain(id);
    for (const text of ['100__n', '\\', "' or 1=1 --", 'x%']) expect(await found(text)).toEqual([]);
  });

  test('a week goes from its first to the end of its last day, in Swiss time', async () => {
    const at = async (time: string): Promise<number> => {
      nowMs = Date.parse(time);
      return newOrder({ requestedDeliveryDate: '2027-03-25' });
    };
    const before = await at('2027-03-14T23:59:59+01:00');
    const first = await at('2027-03-15T00:00:00+01:00');
    const last = await at('2027-03-21T23:59:59+01:00');
    const after = await at('2027-03-22T00:00:00+01:00');
    const found: List = await get(staff, '/order?fromDate=15.3.2027&toDate=2027-03-21&perPage=500');
    const ids = found.body.items.map((each) => each.id);
    expect(ids).toEqual([last, first]);
    expect([before, after].some((id) => ids.includes(id))).toBe(false);
    expect((await get(staff, '/order?fromDate=31.2.2027')).status).toBe(422);
    nowMs = mondayMorning;
  });

  test('carry sums and progress, and the whole order on request', async () => {
    const id = await newOrder();
    await shop.database.pool.query('update order_position set quantity_delivered = quantity where order_id = $1', [id]);
    const [summary] = (await get<List['body']>(staff, `/order?id=${id}&returnAdditionalInformation=true`)).body.items;
    const { order: whole } = await read(id);
    expect(summary).toMatchObject({
      total: whole.totals.total,
      net: whole.totals.net,
      hasVat: true,
      company: whole.customer.company,
      positionCount: 1,
      delivered: 'COMPLETE',
      invoiced: 'OPEN',
      customerName: 'Anna Muster',
      city: 'Zürich',
    });
    expect(summary).toMatchObject(whole);
  });
});

describe('the credit of a customer', () => {
  const agree = async (limit: number | null, onHold: boolean): Promise<void> => {
    await shop.database.pool.query('update customer set credit_limit = $2, on_hold = $3 where id = $1', [guest.customerId, limit, onHold]);
  };
  const flagsOf = async (person: Person, ids: readonly number[]): Promise<(string | null)[]> => {
    const { items } = (await get<List['body']>(person, `/order?customerId=${guest.customerId}&perPage=500`)).body;
    const inList = ids.map((id) => items.find((each) => each.id === id)?.creditFlag ?? null);
    const onPage = await Promise.all(
      ids.map(async (id) => (await get<{ creditFlag: string | null }>(person, `/order/${id}`)).body.creditFlag),
    );
    expect(onPage).toEqual(inList);
    return inList;
  };

  test('flags orders above the limit or on hold, which are taken all the same, and never tells the customer', async () => {
    guest = await newGuest(shop.app);
    const first = await newOrder();
    const { total } = (await read(first)).order.totals;
    expect(await flagsOf(staff, [first])).toEqual([null]);
    await agree(Math.round(total * 100), false);
    expect(await flagsOf(staff, [first])).toEqual([null]);
    const second = await newOrder();
    const ids = [first, second];
    expect(await flagsOf(staff, ids)).toEqual(['limit', 'limit']);
    expect(await flagsOf(guest, ids)).toEqual([null, null]);
    await send(staff, 'POST', '/payment-entry', { orderId: first, amount: total, day: '2026-11-23' });
    expect(await flagsOf(staff, ids)).toEqual([null, null]);
    await agree(null, true);
    expect(await flagsOf(staff, ids)).toEqual(['onHold', 'onHold']);
    expect(await flagsOf(guest, ids)).toEqual([null, null]);
    expect((await move(staff, second, CANCELED, 1)).status).toBe(200);
    expect(await flagsOf(staff, ids)).toEqual(['onHold', null]);
    await agree(null, false);
  });
});

describe('a wished day', () => {
  test('is promised at once where the office decided so, of an order on account that production can keep', async () => {
    const decide = async (on: boolean) => send(staff, 'PUT', '/setting/confirmByItself', { value: on, validFrom: '2026-11-23' });
    const dayOf = async (id: number): Promise<string | null> => (await read(id)).order.confirmedDeliveryDate;
    expect(await dayOf(await newOrder({ paymentMethodId: 1 }))).toBeNull();
    expect((await decide(true)).status).toBe(200);
    const id = await newOrder({ paymentMethodId: 1 });
    const { order: promised, history } = await read(id);
    expect(promised.confirmedDeliveryDate).toBe(promised.requestedDeliveryDate);
    expect(history.map(({ what, who, after }) => [what, who, after]).slice(1)).toEqual([
      ['confirmedDeliveryDate', '', promised.requestedDeliveryDate],
    ]);
    const { rows } = await shop.database.pool.query<{ text: string }>(
      `select text from mail where order_id = $1 and dedupe_key like 'order-confirmation:%'`,
      [id],
    );
    expect(rows.map(({ text }) => [text.includes('bestätigt auf'), text.includes('gewünscht auf')])).toEqual([[true, false]]);
    expect(await dayOf(await newOrder({ paymentMethodId: 2 }))).toBeNull();
    const early = await order({ ...guest, token: staff.token }, [item], { paymentMethodId: 1, requestedDeliveryDate: '2026-11-23' });
    expect(await dayOf(early.body.id)).toBeNull();
    await decide(false);
  });
});

describe('what the customer hears', () => {
  const mailsOf = async (id: number) => {
    const { rows } = await shop.database.pool.query<{ dedupe_key: string; recipient: string; subject: string; text: string }>(
      `select dedupe_key, recipient, subject, text from mail
       where dedupe_key like '%' || (select uuid from sales_order where id = $1)::text || '%' order by mail.id`,
      [id],
    );
    return rows;
  };
  const notify = async (person: Person, id: number) => send<{ recipient: string }>(person, 'PUT', `/order/${id}/notification`, {});

  test('a mail with each delivery, in the language of the order', async () => {
    const id = await newOrder();
    await move(staff, id, SENT, 1);
    const correction = await move(staff, id, PLACED, 2);
    await move(staff, id, SENT, correction.body.version);
    const sent = (await mailsOf(id)).filter(({ dedupe_key }) => dedupe_key.startsWith('order-sent:'));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({
      recipient: 'anna@muster.example',
      subject: expect.stringMatching(/^Ihre Bestellung A2026-\d+ ist unterwegs/),
    });
    expect(sent[0]?.text).toMatch(/\/paper\/delivery\/\d+/);
  });

  test('the last mail once more on request of the staff, three times an hour, and two clicks are one', async () => {
    const id = await newOrder();
    nowMs += 86_400_000;
    for (const status of [200, 200, 200, 429]) {
      nowMs += 61_000;
      expect((await notify(staff, id)).status).toBe(status);
      if (status === 200) expect((await notify(staff, id)).body).toEqual({ recipient: 'anna@muster.example' });
    }
    nowMs += 3_600_000;
    expect((await notify(staff, id)).status).toBe(200);
    const mails = await mailsOf(id);
    const again = mails.filter(({ dedupe_key }) => dedupe_key.startsWith('order-again:'));
    expect(again).toHaveLength(4);
    expect(new Set(again.map(({ text }) => text))).toEqual(
      new Set([mails.find(({ dedupe_key }) => dedupe_key.startsWith('order-confirmation:'))?.text]),
    );
    expect((await read(id)).history.filter(({ what }) => what === 'notification')).toHaveLength(4);
    nowMs = mondayMorning;
  });

  test('delivery information to its owner and to staff', async () => {
    const id = await newOrder();
    const { body } = await get<{ deliveryCost: number; deliveryType: string }>(
      guest,
      `/order/delivery-information?id=${id}&customerRequestKind=1`,
    );
    expect(body).toMatchObject({ deliveryType: 'DELIVERY', deliveryCost: (await read(id)).order.deliveryCost });
    const stranger = await newGuest(shop.app);
    expect((await get(stranger, `/order/delivery-information?id=${id}`)).status).toBe(404);
  });
});

describe('an order that staff enter', () => {
  test('sends the confirmation only when it is wanted, and always the shop’s copy; nobody else decides that', async () => {
    const keysOf = async (id: number): Promise<string[]> => {
      const { rows } = await shop.database.pool.query<{ key: string }>(
        `select split_part(dedupe_key, ':', 1) as key from mail where order_id = $1 order by 1`,
        [id],
      );
      return rows.map(({ key }) => key);
    };
    const placed = async (buyer: Buyer, tell: boolean): Promise<number> =>
      (await order(buyer, [item], { paymentMethodId: 1, tell })).body.id;
    const byStaff = { ...guest, token: staff.token };
    expect(await keysOf(await placed(byStaff, true))).toEqual(['order-confirmation', 'order-copy']);
    expect(await keysOf(await placed(byStaff, false))).toEqual(['order-copy']);
    expect(await keysOf(await placed(guest, false))).toEqual(['order-confirmation', 'order-copy']);
  });
});
