import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, homeAddress, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { company, management } from './demo-log-in.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  item = itemOf(await productOf(shop.app, 'EP_0001'), 4);
});
afterAll(async () => shop.close());

async function stored(): Promise<{ orders: number; mails: number; number: number }> {
  const { rows } = await shop.database.pool.query<{ orders: number; mails: number; number: number }>(
    `select (select count(*) from sales_order) as orders, (select count(*) from mail) as mails, coalesce((select last from document_counter where kind = 'order'), 0) as number`,
  );
  return rows[0] ?? { orders: -1, mails: -1, number: -1 };
}

describe('the same key', () => {
  test('four times at once gives one order and one answer', async () => {
    const before = await stored();
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 4 }, async () => order(guest, [item], {}, `at-once-${round}`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
    const after = await stored();
    expect(after).toEqual({ orders: before.orders + 5, mails: before.mails + 10, number: before.number + 5 });
  });

  test('later, with the same order, answers the first one again', async () => {
    const first = await order(guest, [item], { comment: 'einmal' }, 'later');
    const before = await stored();
    expect(await order(guest, [item], { comment: 'einmal' }, 'later')).toEqual(first);
    expect(await stored()).toEqual(before);
  });

  test('answers the first order also when it could not be placed any more', async () => {
    const first = await order(guest, [item], {}, 'sold-out');
    await shop.database.pool.query('update product set published = false where id = $1', [item.productId]);
    await shop.catalog.rebuild();
    expect((await order(guest, [item])).status).toBe(422);
    expect(await order(guest, [item], {}, 'sold-out')).toEqual(first);
    await shop.database.pool.query('update product set published = true where id = $1', [item.productId]);
    await shop.catalog.rebuild();
  });

  test('with another order is refused, and nothing is stored', async () => {
    await order(guest, [item], {}, 'reused');
    const before = await stored();
    const answer = await order(guest, [{ ...item, quantity: 5 }], {}, 'reused');
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual(['idempotencyKeyReused']);
    expect(await stored()).toEqual(before);
  });

  test('of a refused order is free again', async () => {
    expect((await order(guest, [item], { termsAccepted: false }, 'second-try')).status).toBe(422);
    expect((await order(guest, [item], {}, 'second-try')).status).toBe(200);
  });

  test('of another customer is another key', async () => {
    const other = await newGuest(shop.app);
    const [first, second] = [await order(guest, [item], {}, 'shared'), await order(other, [item], {}, 'shared')];
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
  });
});

const inThree = (de: string) => ({ de, fr: de, en: de });
const truckSize = { height: 1800, length: 3000, width: 1700, loadMeter: 3, maxParkingLots: 4 };

describe.each([
  ['note', async (firm: number) => ({ path: '/note', list: `/note?kind=customer&id=${firm}`, of: { kind: 'customer', id: firm } }), 'text'],
  [
    'address',
    async (firm: number) => ({ path: `/customer/${firm}/address`, list: `/customer/${firm}/address`, of: homeAddress }),
    'addition',
  ],
  ['truck', async () => ({ path: '/shipping/truck', list: '/terms', of: truckSize }), 'name'],
  ['payment term', async () => ({ path: '/payment-term', list: '/terms', of: { days: 45 } }), 'name'],
  ['cash discount', async () => ({ path: '/skonto', list: '/terms', of: { days: 7, percent: 1.5 } }), 'name'],
] as const)('the same key for a new %s', (kind, where, field) => {
  let staff: Person;
  let sent: Awaited<ReturnType<typeof where>>;
  const make = async (text: string, key: string): Promise<Answer<unknown>> => {
    const value = field === 'name' ? inThree(text) : text;
    return send(staff, 'POST', sent.path, { ...sent.of, [field]: value }, { 'idempotency-key': key });
  };
  const listed = async (text: string): Promise<number> => JSON.stringify((await get(staff, sent.list)).body).split(`"${text}"`).length - 1;
  const once = field === 'name' ? 3 : 1;

  beforeAll(async () => {
    staff = await logIn(shop.app, management);
    sent = await where((await logIn(shop.app, company)).customerId ?? 0);
  });

  test('four times at once, and once more later, stores one and answers it', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, async () => make(`Einmal ${kind}`, `${kind} 1`)));
    answers.push(await make(`Einmal ${kind}`, `${kind} 1`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await listed(`Einmal ${kind}`)).toBe(once);
  });

  test('with other content is refused; the same content under another key is a second one', async () => {
    expect(problemsOf(await make(`Anderes ${kind}`, `${kind} 1`))).toEqual(['idempotencyKeyReused']);
    expect(await listed(`Anderes ${kind}`)).toBe(0);
    expect((await make(`Einmal ${kind}`, `${kind} 2`)).status).toBe(200);
    expect(await listed(`Einmal ${kind}`)).toBe(2 * once);
  });
});

describe('without a key', () => {
  test('every call is an order of its own', async () => {
    const before = await stored();
    await order(guest, [item]);
    await order(guest, [item]);
    expect((await stored()).orders).toBe(before.orders + 2);
  });
});
