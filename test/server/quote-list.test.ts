/** The list of quotes: sorted and filtered by column, with figures that match the quotes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ColumnValues } from '#contract/list.ts';
import type { Quote, QuoteSummary } from '#contract/quote.ts';
import { quoteColumns } from '#server/quote/quote-columns.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, problemsOf, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { recordStatements } from './statement-plans.ts';
import type { Statements } from './statement-plans.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let item: Item;
let statements: Statements;
let nowMs = mondayMorning;

beforeAll(async () => {
  statements = recordStatements();
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'), 3);
});
afterAll(async () => {
  statements.stop();
  await shop.close();
});

interface List {
  items: (QuoteSummary & Partial<Quote>)[];
  total: number;
}
const list = async (query: string, person: Person = staff): Promise<List> => (await get<List>(person, `/quote?${query}`)).body;
const filter = (text: string): string => `filter=${encodeURIComponent(text)}`;
const ask = async (): Promise<number> => (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body.id;
const write = async (id: number, version: number, change: object): Promise<Quote> =>
  (await send<Quote>(staff, 'PUT', `/quote/${id}`, { version, ...change })).body;
const ids = ({ items }: List): number[] => items.map(({ id }) => id);

describe('the list of quotes', () => {
  test('sorts and filters by the figures of the quote as it stands', async () => {
    const [small, large, open] = [await ask(), await ask(), await ask()];
    const priced = await write(small, 1, { deliveryCost: 20 });
    await write(large, 1, {
      deliveryCost: 500,
      updatePositions: [{ id: (await get<Quote>(staff, `/quote/${large}`)).body.positions[0]!.id, quantity: 90 }],
    });
    await write(open, 1, { deliveryCost: null });
    const found = await list('sort=-total&returnAdditionalInformation=true');
    expect(ids(found).filter((id) => id === small || id === large)).toEqual([large, small]);
    for (const { total, net, company, positionCount, totals, positions, customer } of found.items) {
      expect([total, net, positionCount]).toEqual([totals?.total ?? null, totals?.net ?? null, positions?.length]);
      expect(company).toBe(customer?.company);
    }
    const total = priced.totals?.total ?? 0;
    expect(ids(await list(filter(`total:${total}..${total}`)))).toEqual([small]);
    expect(ids(await list(filter('total:')))).toContain(open);
  });

  test('knows by the day which are expired', async () => {
    const id = await ask();
    await write(id, 1, { deliveryCost: 20, validityDuration: 3, send: true });
    expect(ids(await list(filter('state:SENT')))).toContain(id);
    expect(ids(await list(filter('state:EXPIRED')))).not.toContain(id);
    nowMs = mondayMorning + 4 * 86_400_000;
    const states = (await get<ColumnValues>(staff, '/quote/values?column=state')).body.items;
    const expired = await list(`${filter('state:EXPIRED')}&perPage=500`);
    expect(ids(expired)).toContain(id);
    expect(expired.items.every(({ state }) => state === 'EXPIRED')).toBe(true);
    expect(states.find(({ value }) => value === 'EXPIRED')?.count).toBe(expired.total);
    nowMs = mondayMorning;
  });

  test('knows where the customer said the last word', async () => {
    const id = await ask();
    expect(ids(await list(filter('waiting:true')))).toContain(id);
    await write(id, 1, { deliveryCost: 20, message: 'Gerne.', send: true });
    const answered = await list(`${filter('waiting:false')}&perPage=500`);
    expect(ids(answered)).toContain(id);
    expect(answered.items.every(({ waiting }) => !waiting)).toBe(true);
  });

  test.each(Object.keys(quoteColumns))('is sorted by %s both ways', async (column) => {
    const known = async (sort: string): Promise<number[]> => ids(await list(`sort=${sort}&perPage=500`));
    expect((await known(column)).toReversed()).toEqual(await known(`-${column}`));
  });

  test('a customer filters what was sent, not what staff still write', async () => {
    expect(await list(filter('state:REQUESTED'), guest)).toMatchObject({ total: expect.any(Number) });
    const answer = await get(guest, `/quote?${filter('total:1..')}`);
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['unknownColumn query.filter']]);
    expect(problemsOf(await get(guest, '/quote?sort=total'))).toEqual(['unknownColumn query.sort']);
  });

  test('a customer does not filter lost ones from those withdrawn', async () => {
    const id = await ask();
    const sent = await write(id, 1, { send: true, deliveryCost: 20 });
    const lost = await send<Quote>(staff, 'POST', `/quote/${id}/lost`, { version: sent.version, reason: 'price' });
    expect(lost.body.state).toBe('LOST');
    const answer = await get(guest, `/quote?${filter('state:LOST')}`);
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['filterInvalid query.filter']]);
    expect(ids(await list(filter('state:WITHDRAWN'), guest))).toEqual([id]);
    expect(ids(await list(filter('state:WITHDRAWN')))).not.toContain(id);
    expect(ids(await list(filter('state:LOST')))).toContain(id);
  });

  test('a stale save is told what stands', async () => {
    const id = await ask();
    await write(id, 1, { deliveryCost: 33 });
    const stale = await send<{ conflict: { version: number; current: Quote } }>(staff, 'PUT', `/quote/${id}`, {
      version: 1,
      comment: 'zu spät',
    });
    expect(stale.status).toBe(409);
    expect(stale.body.conflict).toMatchObject({ version: 2, current: { id, deliveryCost: 33 } });
  });
});
