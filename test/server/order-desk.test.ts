/** Further calls of the order desk besides the order itself: its mails, and the start of production. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailSummary } from '#contract/mail.ts';
import type { Order, OrderEvent } from '#contract/order.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let sales: Person;
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  sales = await logIn(shop.app, 'verkauf@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

const newOrder = async (): Promise<number> => (await order(guest, [item])).body.id;

describe('the mails about an order', () => {
  const mailsOf = async (person: Person, query: string): Promise<MailSummary[]> =>
    (await get<{ items: MailSummary[] }>(person, `/dev/mails?${query}`)).body.items;

  test('are listed for whoever sees orders, newest first, and those of other orders are not among them', async () => {
    const [one, other] = [await newOrder(), await newOrder()];
    const mails = await mailsOf(sales, `orderId=${one}`);
    expect(mails.map(({ orderId }) => orderId)).toEqual([one, one]);
    expect(mails.map(({ id }) => id)).toEqual(mails.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(await mailsOf(sales, `orderId=${other}`)).toHaveLength(2);
    expect((await get<{ text: string }>(sales, `/dev/mails/${mails[0]?.id}`)).body.text).toContain('EP_0001');
  });

  test('are found by their state', async () => {
    const id = await newOrder();
    const [failed] = await mailsOf(sales, `orderId=${id}`);
    await shop.database.pool.query(`update mail set state = 'failed' where id = $1`, [failed?.id]);
    expect((await mailsOf(sales, `orderId=${id}&state=failed`)).map((mail) => mail.id)).toEqual([failed?.id]);
    expect((await mailsOf(staff, 'state=failed')).map((mail) => mail.id)).toEqual([failed?.id]);
    expect((await get(sales, '/dev/mails?state=lost')).status).toBe(400);
  });

  test('a mail whose link opens an account is for who manages the shop alone', async () => {
    await send(visitor(shop.app), 'PUT', '/registration/request-password-reset', { email: 'kundin@kistenwerk.example' });
    const [reset] = (await mailsOf(staff, 'perPage=1')).filter(({ orderId }) => orderId === null);
    expect(reset).toMatchObject({ to: 'kundin@kistenwerk.example' });
    expect((await mailsOf(sales, 'perPage=200')).every(({ orderId }) => orderId !== null)).toBe(true);
    expect((await get(sales, `/dev/mails/${reset?.id}`)).status).toBe(404);
    expect((await get(staff, `/dev/mails/${reset?.id}`)).status).toBe(200);
  });
});

describe('a mail written by staff', () => {
  interface Preview {
    kind: string;
    kinds: string[];
    recipient: string;
    subject: string;
    html: string;
    text: string;
  }
  const preview = async (id: number, query = ''): Promise<Preview> =>
    (await get<Preview>(sales, `/order/${id}/notification?${query}`)).body;
  const write = async (id: number, body: object): Promise<Answer<{ recipient: string }>> =>
    send(sales, 'PUT', `/order/${id}/notification`, body);
  const lastMail = async (id: number) => {
    const { rows } = await shop.database.pool.query<{ recipient: string; subject: string; html: string; text: string }>(
      'select recipient, subject, html, text from mail where order_id = $1 order by id desc limit 1',
      [id],
    );
    return rows[0];
  };

  test('is seen before it is sent, and goes out as it was seen', async () => {
    const id = await newOrder();
    const words = 'Guten Morgen <b>Anna</b>\nDas Tor ist bis 11.30 offen.';
    const seen = await preview(id, `message=${encodeURIComponent(words)}`);
    expect(seen).toMatchObject({ kind: 'confirmation', kinds: ['confirmation'], recipient: 'anna@muster.example' });
    expect(seen.text).toContain('Das Tor ist bis 11.30 offen.');
    expect(seen.html).toContain('&lt;b&gt;Anna&lt;/b&gt;<br>Das Tor');
    expect(seen.html).toContain('data:image/png;base64,');
    expect(seen.html).not.toContain('number-of-');
    await write(id, { message: words, subject: 'Wegen des Tors', recipient: 'lager@muster.example' });
    expect(await lastMail(id)).toMatchObject({ recipient: 'lager@muster.example', subject: 'Wegen des Tors', text: seen.text });
    const { history } = (await get<{ history: OrderEvent[] }>(sales, `/order/${id}`)).body;
    expect(history.at(-1)).toMatchObject({ what: 'notification', after: 'lager@muster.example', who: 'verkauf@kistenwerk.example' });
  });

  test('is one for two who send the same words to the same address, and another with other words or to another one', async () => {
    const id = await newOrder();
    const count = async () =>
      (await shop.database.pool.query("select 1 from mail where order_id = $1 and dedupe_key like 'order-again:%'", [id])).rows.length;
    const same = { message: 'Bis bald.' };
    expect((await Promise.all([write(id, same), write(id, same)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await count()).toBe(1);
    await write(id, { message: 'Bis morgen.' });
    await write(id, { ...same, recipient: 'lager@muster.example' });
    expect(await count()).toBe(3);
    // What was sent a moment ago is said to be sent, also when nothing more may be.
    expect((await write(id, same)).status).toBe(200);
    expect(problemsOf(await write(id, { message: 'Noch etwas.' }))).toEqual(['tooManyNotifications']);
    const { history } = (await get<{ history: OrderEvent[] }>(sales, `/order/${id}`)).body;
    expect(history.filter(({ what }) => what === 'notification')).toHaveLength(3);
  });

  test('says what is true now: a total that was changed since, and the day that is promised', async () => {
    const id = await newOrder();
    const { order: before } = (await get<{ order: Order }>(sales, `/order/${id}`)).body;
    await send(sales, 'PUT', `/order/${id}`, {
      version: before.version,
      confirmedDeliveryDate: '2026-11-30',
      updatePositions: [{ id: before.positions[0]?.id, quantity: 7 }],
      tell: false,
    });
    expect((await preview(id, 'kind=confirmation')).text).toContain('7 ×');
    const day = await preview(id);
    expect(day).toMatchObject({ kind: 'day', kinds: ['confirmation', 'day'] });
    expect(day.text).toContain('Mo\u00A030.11.2026');
    await write(id, { kind: 'day' });
    expect((await lastMail(id))?.text).toContain('Mo\u00A030.11.2026');
  });

  test('is refused for what has not happened, to something that is no address, and for an order that was given up', async () => {
    const id = await newOrder();
    expect(problemsOf(await get(sales, `/order/${id}/notification?kind=delivery`))).toEqual(['nothingToTell kind']);
    expect(problemsOf(await write(id, { recipient: 'anna@@muster' }))).toEqual(['validation.email body.recipient']);
    expect(problemsOf(await write(id, { text: 'x' }))).toEqual(['unknownField body.text']);
    await shop.database.pool.query('update sales_order set order_status_id = 5 where id = $1', [id]);
    expect(problemsOf(await write(id, {}))).toEqual(['nothingToTell kind']);
    expect((await lastMail(id))?.recipient).not.toBe('anna@@muster');
  });
});

describe('a discount agreed with staff', () => {
  const granted = { discount: 0.125, tell: false };
  const discountOf = async ({ body }: Answer<{ id: number }>) =>
    (await get<{ order: Order }>(sales, `/order/${body.id}`)).body.order.discount;

  test('is priced and ordered instead of the customer’s own', async () => {
    const seller = { ...guest, token: sales.token };
    const { totals } = await priceOf(seller, [item], { customerId: guest.customerId, discount: granted.discount });
    expect(totals?.discountAmount).toBe(Math.round(totals!.products * 12.5) / 100);
    expect(await discountOf(await order(seller, [item], granted))).toBe(0.125);
    expect(await discountOf(await order(seller, [item], { tell: false }))).toBe(0);
    expect(problemsOf(await order(seller, [item], { ...granted, discount: 1.2 }))[0]).toContain('body.discount');
  });

  test('is nobody else’s to give', async () => {
    const { totals } = await priceOf(guest, [item], { discount: granted.discount });
    expect(totals?.discountAmount).toBe(0);
    expect(await discountOf(await order(guest, [item], granted))).toBe(0);
  });
});

describe('the start of production', () => {
  const say = async (id: number, started: boolean, version: number, person = sales): Promise<Answer<Order>> =>
    send<Order>(person, 'PUT', `/order/${id}/production`, { started, version });

  test('is said, stands in the history, and is taken back', async () => {
    const id = await newOrder();
    expect((await say(id, true, 1)).body).toMatchObject({ productionStartedOn: '2026-11-23', version: 2 });
    expect((await say(id, false, 2)).body).toMatchObject({ productionStartedOn: null, version: 3 });
    const { history } = (await get<{ history: OrderEvent[] }>(sales, `/order/${id}`)).body;
    expect(history.filter(({ what }) => what === 'productionStartedOn').map(({ before, after }) => [before, after])).toEqual([
      ['', '2026-11-23'],
      ['2026-11-23', ''],
    ]);
  });

  test('is refused to who saw an older order and for an order that is given up', async () => {
    const id = await newOrder();
    await say(id, true, 1);
    expect(problemsOf(await say(id, false, 1))).toEqual(['changedMeanwhile']);
    // Said twice, also by who did not hear the answer: it has begun already.
    for (const version of [1, 2])
      expect((await say(id, true, version)).body).toMatchObject({ productionStartedOn: '2026-11-23', version: 2 });
    const { history } = (await get<{ history: OrderEvent[] }>(sales, `/order/${id}`)).body;
    expect(history.filter(({ what }) => what === 'productionStartedOn')).toHaveLength(1);
    await shop.database.pool.query('update sales_order set order_status_id = 5 where id = $1', [id]);
    expect(problemsOf(await say(id, false, 2))).toEqual(['transitionNotAllowed body.started']);
    expect((await say(9_999_999, true, 1)).status).toBe(404);
    expect(problemsOf(await send(sales, 'PUT', `/order/${id}/production`, { started: true, version: 2, day: 'x' }))).toEqual([
      'unknownField body.day',
    ]);
  });
});
