/** The list of customers at volume: results, order, totals, and that no query reads the whole table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Customer } from '#contract/customer.ts';
import type { ColumnValues } from '#contract/list.ts';
import { customerColumns } from '#server/customer/customer-columns.ts';
import { depth } from '../depth.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';
import { recordStatements } from './statement-plans.ts';
import type { Statements } from './statement-plans.ts';

let shop: ShopApp;
let staff: Person;
let guest: Buyer;
let statements: Statements;

interface List {
  items: Customer[];
  total: number;
  totalIsAtLeast?: boolean;
}

const count = depth(20_000, 100_000);
/** At once they take longer on a slow machine than a statement may. */
const slice = 20_000;

const many = `
insert into customer (status, is_company, company_name, company_code, person_name, person_email, city, active, on_hold, hold_reason, credit_limit,
  merged_into, created_at)
select case when n % 5 = 0 then 'REGISTERED' else 'GUEST' end, n % 2 = 0,
  case when n % 2 = 0 then (array['Aarepumpen', 'Muster Holzbau', 'Zürcher Möbel', 'Ächerli', 'Kordt'])[1 + n % 5] || ' ' || n % 900 else '' end,
  case when n % 10 = 0 then 'C' || n else '' end, 'Anna Muster ' || n % 700, 'anna' || n || '@muster.example',
  (array['Zürich', 'Bern', 'Aarau', 'Luzern', 'Chur'])[1 + n % 5], n % 1000 <> 1, n % 500 = 2, case when n % 500 = 2 then 'offen' else '' end,
  case when n % 50 = 0 then n * 100 end, case when n % 5000 = 3 then 1 end, $1::timestamptz - interval '1 minute' * n
from generate_series($2::int, $3::int) n`;

const persons = `
insert into contact_person (customer_id, title, first_name, last_name, phone, email, language_id)
select id, 0, '', 'Muster', '+41 32 5' || substr((1000000 + id)::text, 2, 2) || ' ' || substr((1000000 + id)::text, 4), 'anna@muster.example', 1 from customer where id > 100`;

beforeAll(async () => {
  statements = recordStatements(['customer', 'contact_person']);
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  for (let from = 1; from <= count; from += slice)
    await shop.database.pool.query({ text: many, values: [new Date(mondayMorning), from, from + slice - 1] });
  // The texts above are what a person's trigger would write.
  await shop.database.pool.query(
    `alter table contact_person disable trigger user; ${persons}; alter table contact_person enable trigger user`,
  );
  await shop.database.pool.query('vacuum analyze customer');
  await shop.database.pool.query('vacuum analyze contact_person');
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
}, 120_000);
afterAll(async () => {
  statements.stop();
  await shop.close();
});

const list = async (query: string): Promise<List> => (await get<List>(staff, `/customers?${query}`)).body;
const filter = (text: string): string => `filter=${encodeURIComponent(text)}`;
const stored = async (condition: string): Promise<number> => {
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*) as count from customer where merged_into is null and (${condition})`,
  );
  return rows[0]?.count ?? 0;
};

describe(`a list of ${count} customers`, () => {
  test.each([
    [`search=anna${count - 3}`, `person_email = 'anna${count - 3}@muster.example'`],
    [`search=K${100_000 + count / 2}`, `formatted_id = 'K${100_000 + count / 2}'`],
    [
      'search=aarepumpen+899',
      `company_name like 'Aarepumpen%' and concat_ws(' ', formatted_id, person_email, company_code, company_name) like '%899%'`,
    ],
    [`search=chur+C${count - 10}`, 'false'],
    [`search=zürich+C${count - 10}`, `company_code = 'C${count - 10}'`],
    ['search=nirgends', 'false'],
    ['status=REGISTERED', `status = 'REGISTERED'`],
    [filter('status:GUEST'), `status = 'GUEST'`],
    [filter('onHold:true'), 'on_hold'],
    [filter('active:false'), 'not active'],
    [filter('isCompanyCustomer:true'), 'is_company'],
    [filter('name~möbel 12'), `name ilike '%möbel 12%'`],
    [filter('city:Bern'), `city = 'Bern'`],
    [filter(`creditLimit:${count}..`), `credit_limit >= ${count * 100}`],
    [filter('createdAt:2026-11-22..2026-11-22'), `created_at >= '2026-11-22 00:00+01' and created_at < '2026-11-23 00:00+01'`],
  ])('%s finds what it says, without reading all', async (query, condition) => {
    statements.forget();
    const found = await list(`${query}&perPage=100`);
    const expected = await stored(condition);
    if (found.totalIsAtLeast === true) expect(expected).toBeGreaterThan(found.total);
    else expect(found.total).toBe(expected);
    expect(found.items).toHaveLength(Math.min(100, expected));
    expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
  });

  test.each(Object.keys(customerColumns))('is sorted by %s, without reading all', async (column) => {
    statements.forget();
    const values = (await list(`sort=${column}&perPage=100`)).items.map((item) => item[column as keyof Customer] as string | number | null);
    const filled = values.filter((value) => value !== null && value !== '');
    const order = new Intl.Collator('und').compare;
    const compare = (a: string | number | null, b: string | number | null): number =>
      typeof a === 'number' && typeof b === 'number' ? a - b : order(String(a), String(b));
    expect(filled).toEqual(filled.toSorted(compare));
    expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
  });

  test('finds who calls by the number on the display, without reading all', async () => {
    const { rows } = await shop.database.pool.query<{ id: number; phone: string }>(
      'select customer_id as id, phone from contact_person where customer_id = (select max(id) from customer where merged_into is null)',
    );
    const { id, phone } = rows[0]!;
    statements.forget();
    expect((await list(`search=${phone.replace('+41', '0').replaceAll(' ', '')}`)).items.map((item) => item.id)).toEqual([id]);
    expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
  });

  test('leaves out who was merged, but finds them by their id', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>('select min(id) as id from customer where merged_into is not null');
    const id = rows[0]?.id ?? 0;
    expect((await list(`search=K${100_000 + id}`)).total).toBe(0);
    expect((await list(`ids=${id}`)).items).toMatchObject([{ id, mergedInto: 1 }]);
  });

  test('counts the values of a column', async () => {
    const { items } = (await get<ColumnValues>(staff, `/customers/values?column=status&${filter('onHold:true')}`)).body;
    expect(items).toEqual([{ value: 'GUEST', label: 'GUEST', count: await stored(`on_hold and status = 'GUEST'`) }]);
  });

  test('shows a customer only itself, and nothing of it by filters of the office', async () => {
    const own = (await get<List>(guest, `/customers?${filter('onHold:true')}`)).body;
    expect(own.items.map(({ id }) => id)).toEqual([guest.customerId]);
    expect(own.items[0]).not.toHaveProperty('onHold');
    expect((await get(guest, '/customers/values?column=status')).status).toBe(403);
  });

  test.each([
    ['sort=passwordHash', 'unknownColumn query.sort'],
    [filter('peopleText~a'), 'unknownColumn query.filter'],
    [filter('status:ADMIN'), 'filterInvalid query.filter'],
  ])('%s is refused', async (query, problem) => {
    expect(problemsOf(await get(staff, `/customers?${query}`))).toEqual([problem]);
  });
});
