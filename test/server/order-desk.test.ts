/** What the order desk asks beside the order itself: its mails, and when production began. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailSummary } from '#contract/mail.ts';
import type { Order, OrderEvent } from '#contract/order.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send, visitor } from './buyer.ts';
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

  test('is refused to who saw an older order, twice, and for an order that is given up', async () => {
    const id = await newOrder();
    await say(id, true, 1);
    expect(problemsOf(await say(id, true, 1))).toEqual(['changedMeanwhile']);
    expect(problemsOf(await say(id, true, 2))).toEqual(['transitionNotAllowed body.started']);
    await shop.database.pool.query('update sales_order set order_status_id = 5 where id = $1', [id]);
    expect(problemsOf(await say(id, false, 2))).toEqual(['transitionNotAllowed body.started']);
    expect((await say(9_999_999, true, 1)).status).toBe(404);
    expect(problemsOf(await send(sales, 'PUT', `/order/${id}/production`, { started: true, version: 2, day: 'x' }))).toEqual([
      'unknownField body.day',
    ]);
  });
});
