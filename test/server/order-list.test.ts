/** Lists of orders at volume: results, order, totals, and that no query reads the whole table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ColumnValues } from '#contract/list.ts';
import type { OrderSummary } from '#contract/order.ts';
import { orderDelivered, orderInvoiced } from '#domain/position/line-status.ts';
import type { Position } from '#domain/position/position.ts';
import { orderColumns } from '#server/order/order-columns.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { manyOrders } from './many-orders.ts';
import { recordStatements } from './statement-plans.ts';
import type { Statements } from './statement-plans.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let guest: Buyer;
let statements: Statements;

interface List {
  items: OrderSummary[];
  page: number;
  perPage: number;
  total: number;
  totalIsAtLeast?: boolean;
}

const count = 20_000;

beforeAll(async () => {
  statements = recordStatements();
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  await manyOrders(shop.database.pool, count, new Date(mondayMorning));
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
}, 120_000);
afterAll(async () => {
  statements.stop();
  await shop.close();
});

const list = async (query: string): Promise<List> => (await get<List>(staff, `/order?${query}`)).body;
const filter = (text: string): string => `filter=${encodeURIComponent(text)}`;
const stored = async (condition: string): Promise<number> => {
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*) as count from sales_order where order_status_id <> 3 and (${condition})`,
  );
  return rows[0]?.count ?? 0;
};

/** A query, and independently written SQL for the rows it must find. */
const questions: [string, string][] = [
  ['search=A2025-019999', `formatted_id = 'A2025-019999'`],
  [
    'search=aare+77',
    `customer_name ilike '%aare%' and concat_ws(' ', formatted_id, customer_name, external_customer_no, city) like '% 77%'`,
  ],
  ['search=a', `concat_ws(' ', '', formatted_id, customer_name, city, external_customer_no) ilike '% a%'`],
  ['search=%25', 'false'],
  [
    'search=muster+%26+1',
    `customer_name ilike 'muster%' and concat_ws(' ', '', formatted_id, customer_name, city, external_customer_no) like '% 1%'`,
  ],
  ['search=nirgends', 'false'],
  [filter('orderStatusId:1|2'), 'order_status_id in (1, 2)'],
  [filter('paymentStatusId:2'), 'payment_status_id = 2'],
  [filter('paymentMethodId:103'), 'payment_method_id = 103'],
  [filter('customerName~messebau 7'), `customer_name ilike '%messebau 7%'`],
  [filter('customerName:Aarepumpen AG 105|Muster Holzbau 1'), `customer_name in ('Aarepumpen AG 105', 'Muster Holzbau 1')`],
  [filter('city:Chur'), `city = 'Chur'`],
  [filter('externalCustomerNo~auftrag 47'), `external_customer_no ilike '%auftrag 47%'`],
  [filter('formattedId~0999'), `formatted_id like '%0999%'`],
  [filter('total:100..150.50'), 'total_amount between 10000 and 15050'],
  [filter('total:1900..'), 'total_amount >= 190000'],
  [filter('positionCount:3..'), 'position_count >= 3'],
  [filter('requestedDeliveryDate:2026-11-02..2026-11-06'), `requested_delivery_date between '2026-11-02' and '2026-11-06'`],
  [filter('confirmedDeliveryDate:'), 'confirmed_delivery_date is null'],
  [filter('createdAt:2026-01-05..2026-01-11'), `created_at >= '2026-01-05 00:00+01' and created_at < '2026-01-12 00:00+01'`],
  ['fromDate=5.1.2026&toDate=11.1.2026', `created_at >= '2026-01-05 00:00+01' and created_at < '2026-01-12 00:00+01'`],
  [filter('delivered:OPEN'), `delivered = 'OPEN'`],
  [filter('invoiced:COMPLETE'), `invoiced = 'COMPLETE'`],
  [filter('deliveryType:FEDEX'), `delivery_type = 'FEDEX'`],
  [filter('customerRequestType:2'), 'customer_request_type = 2'],
  [
    [filter('orderStatusId:5'), filter('city:Chur'), 'search=muster'].join('&'),
    `order_status_id = 5 and city = 'Chur' and customer_name ilike '%muster%'`,
  ],
];

describe('a list of many orders', () => {
  test.each(questions)('%s finds what it says, without reading all', async (query, condition) => {
    statements.forget();
    const found = await list(`${query}&perPage=500`);
    const expected = await stored(condition);
    if (found.totalIsAtLeast === true) expect(expected).toBeGreaterThan(found.total);
    else expect(found.total).toBe(expected);
    expect(found.items).toHaveLength(Math.min(500, expected));
    expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
  });

  test.each(Object.keys(orderColumns))('is sorted by %s both ways, without reading all', async (column) => {
    statements.forget();
    const key = column as keyof OrderSummary;
    const known = async (sort: string): Promise<unknown[]> => (await list(`sort=${sort}&perPage=100`)).items.map((item) => item[key]);
    const [up, down] = [await known(column), await known(`-${column}`)];
    const order = new Intl.Collator('und').compare;
    const compare = (a: unknown, b: unknown): number =>
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : key === 'formattedId'
          ? String(a) < String(b)
            ? -1
            : 1
          : order(String(a), String(b));
    const filled = (values: unknown[]): unknown[] => values.filter((value) => value !== null && value !== '');
    expect(filled(up)).toEqual(filled(up).toSorted(compare));
    expect(filled(down)).toEqual(filled(down).toSorted((a, b) => compare(b, a)));
    expect(up).not.toEqual(down.toReversed());
    expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
  });

  test('says exactly how many there are when nothing is filtered, and gives each once', async () => {
    const { items, total, totalIsAtLeast } = await list('perPage=500&page=3');
    expect(total).toBe(await stored('true'));
    expect(totalIsAtLeast).toBeUndefined();
    const next = await list('perPage=500&page=4');
    expect(new Set([...items, ...next.items].map(({ id }) => id)).size).toBe(1000);
    expect((await list(`perPage=500&page=${Math.ceil(total / 500) + 1}`)).items).toEqual([]);
    expect((await list('perPage=500&page=100000')).items).toEqual([]);
  });

  test('counts very many only so far, and says so', async () => {
    expect(await list(filter('orderStatusId:4'))).toMatchObject({ total: 10_000, totalIsAtLeast: true });
  });

  test('a customer sees none of it', async () => {
    expect((await get<List>(guest, `/order?${filter('city:Chur')}`)).body).toMatchObject({ items: [], total: 0 });
    expect((await get(guest, '/order/values?column=city')).status).toBe(403);
  });
});

describe('values of a column', () => {
  const values = async (query: string): Promise<ColumnValues['items']> =>
    (await get<ColumnValues>(staff, `/order/values?${query}`)).body.items;

  test('are counted among what the other filters leave', async () => {
    statements.forget();
    const found = await values(`column=orderStatusId&${filter('city:Chur')}&${filter('orderStatusId:5')}`);
    expect(found).toEqual([
      { value: '1', label: 'PLACED', count: await stored(`city = 'Chur' and order_status_id = 1`) },
      { value: '2', label: 'SENT', count: await stored(`city = 'Chur' and order_status_id = 2`) },
      { value: '4', label: 'INVOICED', count: 1000, countIsAtLeast: true },
      { value: '5', label: 'CANCELED', count: await stored(`city = 'Chur' and order_status_id = 5`) },
    ]);
    expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
  });

  test('of texts are those of the newest rows, and can be looked for', async () => {
    expect((await values('column=city')).map(({ value }) => value)).toEqual([
      'Aarau',
      'Basel',
      'Bern',
      'Chur',
      'Genève',
      'Luzern',
      'Olten',
      'Zürich',
    ]);
    expect(await values('column=customerName&text=AG+105')).toEqual([
      { value: 'Aarepumpen AG 105', label: 'Aarepumpen AG 105', count: await stored(`customer_name = 'Aarepumpen AG 105'`) },
    ]);
  });

  test('of a column without values are refused', async () => {
    const answer = await get(staff, '/order/values?column=total');
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['unknownColumn query.column']]);
  });
});

describe('what is no list query', () => {
  test.each([
    ['sort=customerPhone', 422, 'unknownColumn query.sort'],
    ['sort=constructor', 422, 'unknownColumn query.sort'],
    ['sort=total;drop', 400, 'validation.custom query.sort'],
    [filter('invoiceEmail~a'), 422, 'unknownColumn query.filter'],
    [filter('__proto__:1'), 400, 'validation.custom query.filter'],
    [filter('orderStatusId:1 or true'), 422, 'filterInvalid query.filter'],
    [filter('total:1..2e9'), 422, 'filterInvalid query.filter'],
    [filter('positionCount:1.5..2'), 422, 'filterInvalid query.filter'],
    [filter('createdAt:2026-02-30..'), 422, 'filterInvalid query.filter'],
    [filter('orderStatusId~1'), 422, 'filterInvalid query.filter'],
    [filter('city:a%00b'), 422, 'filterInvalid query.filter'],
    [filter(`city~${'x'.repeat(10_000)}`), 400, 'validation.too_big query.filter'],
    [Array.from({ length: 40 }, (_each, at) => filter(`c${at}:1`)).join('&'), 400, 'validation.invalid_union query.filter'],
    ['perPage=501', 400, 'validation.too_big query.perPage'],
  ])('%.60s is refused', async (query, status, problem) => {
    const answer = await get(staff, `/order?${query}`);
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
  });

  test.each([`'; drop table sales_order; --`, `' or 1=1 --`, `Chur' union select 1`, '$1', '\\'])('%s is only a text', async (text) => {
    expect((await list(filter(`city:${encodeURIComponent(text)}`))).total).toBe(0);
    expect((await list(filter(`customerName~${encodeURIComponent(text)}`))).total).toBe(0);
    expect((await list(`search=${encodeURIComponent(text)}`)).total).toBe(0);
    expect((await list('')).total).toBe(await stored('true'));
  });
});

describe('the figures on an order', () => {
  test('follow its lines, whatever they become', async () => {
    const { pool } = shop.database;
    const seeded = gen();
    for (let step = 0; step < 40; step++) {
      await pool.query(
        `update order_position set quantity_delivered = $2, quantity_invoiced = $3, storno = $4
         where id = (select id from order_position where order_id = 7 order by id offset $1::integer % 2 limit 1)`,
        [step, seeded(6), seeded(6), seeded(4) === 0],
      );
      const { items } = await list('id=7&returnAdditionalInformation=true');
      const [item] = items as (OrderSummary & { positions: Position[] })[];
      const positions = item?.positions ?? [];
      expect([item?.positionCount, item?.delivered, item?.invoiced]).toEqual([
        positions.length,
        orderDelivered(positions),
        orderInvoiced(positions),
      ]);
    }
    await pool.query('delete from order_position where order_id = 7');
    expect((await list('id=7')).items[0]).toMatchObject({ positionCount: 0, delivered: 'OPEN', invoiced: 'OPEN' });
  });
});

/** Pseudo-random numbers below `limit`, the same each time. */
function gen(): (limit: number) => number {
  let state = 7;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

test('a new line of the newest order counts the lines of that order alone, however many older ones there are', async () => {
  const client = await shop.database.pool.connect();
  try {
    const linesRead = async (): Promise<number> => {
      const { rows } = await client.query<{ read: number }>(
        `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0) as read from pg_stat_xact_user_tables where relname = 'order_position'`,
      );
      return Number(rows[0]?.read);
    };
    await client.query('begin');
    const before = await linesRead();
    await client.query(`
      insert into order_position (order_id, sort_order, type, article_number, name, quantity, unit_price, details, part_list, weight)
      select max(id), 99, 'PRODUCT', 'X', 'X', 1, 100, '[]', '[]', 1 from sales_order`);
    expect((await linesRead()) - before).toBeLessThan(50);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

describe('who reads all orders', () => {
  test.each(['verkauf@kistenwerk.example', 'versand@kistenwerk.example', 'buchhaltung@kistenwerk.example'])('%s does', async (email) => {
    const person = await logIn(shop.app, email);
    const { body } = await get<List>(person, '/order?perPage=1&showPreparation=true');
    expect(body.total).toBeGreaterThan(count - 1);
    expect((await get(person, `/order/${body.items[0]?.id}`)).status).toBe(200);
    expect((await get(person, '/order/values?column=city&filter=formattedId~A2025-00001')).status).toBe(200);
  });

  test.each(['katalog@kistenwerk.example', 'werkstatt@kistenwerk.example'])('%s does not', async (email) => {
    const person = await logIn(shop.app, email);
    const [first] = (await list('perPage=1')).items;
    expect((await get<List>(person, '/order')).body).toMatchObject({ items: [], total: 0 });
    expect((await get(person, `/order/${first?.id}`)).status).toBe(404);
    expect((await get(person, '/order/values?column=city')).status).toBe(403);
  });
});
