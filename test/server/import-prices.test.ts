/** Prices by table: default and per customer, ladders and margins, checked as at the price desk and restored exactly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CsvCell } from '#domain/list/csv.ts';
import { get, logIn, mondayMorning, productOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { apply, exported, rowsOf, undo, uploadRows, uploadTable } from './import-steps.ts';
import { pays } from './price-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';
import { recordStatements } from './statement-plans.ts';

let shop: ShopApp;
let staff: Person;
let company: Person & { customerId: number | null };
let number: string;
let statements: ReturnType<typeof recordStatements>;

beforeAll(async () => {
  statements = recordStatements(['product_price', 'fix_price', 'product', 'customer', 'record_history']);
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
  company = await logIn(shop.app, 'einkauf@aarepumpen.example');
  const { rows } = await shop.database.pool.query<{ formatted_id: string }>('select formatted_id from customer where id = $1', [
    company.customerId,
  ]);
  number = rows[0]?.formatted_id ?? '';
});
afterAll(async () => {
  statements.stop();
  await shop.close();
});

async function priceState(): Promise<unknown> {
  const { rows: prices } = await shop.database.pool.query(
    'select id, customer_id, product_id, unit_of_sales, active_strategy, margin, ladder_quantities, remote_price from product_price order by id',
  );
  const { rows: steps } = await shop.database.pool.query('select product_price_id, quantity, price from fix_price order by 1, 2');
  return { prices, steps };
}

const head = ['Artikelnummer', 'Kundennummer', 'Preisart', 'VE', 'Marge %', 'Ab 1', 'Preis 1', 'Ab 2', 'Preis 2'];
const faultsOf = async (rows: CsvCell[][]) => {
  const file = await uploadRows(staff, 'price', [head, ...rows]);
  return (await rowsOf(staff, file)).map(({ faults }) => faults.map(({ column, value, key }) => ({ column, value, key })));
};

describe('a table of prices', () => {
  it.each(['csv', 'xlsx'] as const)(
    'that was exported as %s changes nothing when it comes back',
    async (format) => {
      const before = await priceState();
      const file = (await uploadTable(staff, 'price', await exported(staff, 'price', format))).body;
      expect((await rowsOf(staff, file, '&state=faulty')).map(({ line, faults }) => ({ line, faults }))).toEqual([]);
      expect((await rowsOf(staff, file, '&state=changed')).map(({ line, changes }) => ({ line, changes }))).toEqual([]);
      expect(file.counts.same).toBeGreaterThan(50);
      expect(await priceState()).toEqual(before);
    },
    120_000,
  );

  it('makes one for a single customer and changes that of everybody, seen by each alone, and gives both back', async () => {
    const before = await priceState();
    const product = await productOf(shop.app, 'EP_0001');
    const paid = [await pays(visitor(shop.app), product, 1), await pays(company, product, 1)];
    const file = await uploadRows(staff, 'price', [
      head,
      ['EP_0001', '', 'Feste Staffel', '', '', 1, "1'234.50", '10', '1200'],
      ['EP_0001', number, '', '', '', '1', 'CHF 99.90', '', ''],
    ]);
    expect(await rowsOf(staff, file)).toMatchObject([
      { label: 'EP_0001, alle', faults: [] },
      { label: `EP_0001, ${number}`, faults: [] },
    ]);
    expect((await rowsOf(staff, file))[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'fixPrice.0.price', before: expect.stringMatching(/^\d+\.\d\d$/), after: "1'234.50" },
        { field: 'fixPrice.1.price', before: expect.any(String), after: "1'200.00" },
      ]),
    );
    const applied = (await apply(staff, file)).body;
    expect(await pays(visitor(shop.app), product, 1)).toBe(1234.5);
    expect(await pays(visitor(shop.app), product, 10)).toBe(1200);
    expect(await pays(company, product, 1)).toBe(99.9);
    expect((await undo(staff, applied)).status).toBe(200);
    expect(await priceState()).toEqual(before);
    expect([await pays(visitor(shop.app), product, 1), await pays(company, product, 1)]).toEqual(paid);
  });

  it('gives a margin back together with the source that counted', async () => {
    const before = await priceState();
    const file = await uploadRows(staff, 'price', [head, ['EP_0001', '', '', '5', '12,5 %', '', '', '', '']]);
    expect((await rowsOf(staff, file))[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'marginPrice', before: expect.any(String), after: '12.5' },
        { field: 'unitOfSales', before: expect.any(String), after: '5' },
      ]),
    );
    const applied = (await apply(staff, file)).body;
    expect(await priceState()).not.toEqual(before);
    await undo(staff, applied);
    expect(await priceState()).toEqual(before);
  });

  it('is refused at the cell that is wrong, by the rules of the price desk', async () => {
    expect(
      await faultsOf([
        ['EP_9999', '', '', '', '', '1', '1', '', ''],
        ['EP_0001', 'K999999', '', '', '', '1', '1', '', ''],
        ['EP_0001', '', '', '0', '', '', '', '', ''],
        ['HK_0001', '', '', '', '1000', '', '', '', ''],
        ['HK_0002', '', '', '', '', '10', '5', '5', '4'],
        ['HK_0003', '', '', '', '', '1', '1.23456', '', ''],
        ['HK_0004', '', '', '', '', '1', '1,234', '', ''],
        ['HK_0005', '', '', '', '', '1.5', '2', '', ''],
        ['EP_0001', '', '', '', '', '1', '1', '', ''],
        ['HK_0001', number, 'Geschenk', '', '', '', '', '', ''],
        ['HK_0002', number, '', '', '', '', '', '5', '-4'],
        ['HK_0003', number, '', '', '', '', '', '5', ''],
      ]),
    ).toEqual([
      [{ column: 0, value: 'EP_9999', key: 'importProductUnknown' }],
      [{ column: 1, value: 'K999999', key: 'importCustomerUnknown' }],
      [{ column: 3, value: '0', key: 'validation.too_small' }],
      [{ column: 4, value: '1000', key: 'validation.too_big' }],
      [{ column: 7, value: '5', key: 'ladderNotAscending' }],
      [{ column: 6, value: '1.23456', key: 'priceTooFine' }],
      [{ column: 6, value: '1,234', key: 'importNumberUnclear' }],
      [{ column: 5, value: '1.5', key: 'ladderQuantityNotWhole' }],
      [{ column: 0, value: 'EP_0001', key: 'importRowTwice' }],
      [{ column: 2, value: 'Geschenk', key: 'importChoiceUnknown' }],
      [{ column: 8, value: '-4', key: 'priceNotPossible' }],
      [{ column: 8, value: '', key: 'validation.invalid_type' }],
    ]);
  });

  it('asks the database as often for sixty prices as for six, new ones, changed ones and those taken back', async () => {
    const { rows: products } = await shop.database.pool.query<{ number: string }>(
      `select article_number as number from product where deleted_at is null and id not in
         (select product_id from product_price where customer_id = $1) order by id limit 66`,
      [company.customerId],
    );
    const before = await priceState();
    const asked = async (numbers: readonly string[]) => {
      const rowsAt = (price: string) => [head, ...numbers.map((each) => [each, number, '', '', '', '1', price, '10', '1'])];
      const counts: number[] = [];
      const counted = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
        statements.forget();
        const answer = await work;
        counts.push(statements.count());
        return answer;
      };
      const made = (await counted(apply(staff, await counted(uploadRows(staff, 'price', rowsAt('2.50')))))).body;
      const changed = (await counted(apply(staff, await counted(uploadRows(staff, 'price', rowsAt('3.75')))))).body;
      expect([made.counts.new, changed.counts.changed]).toEqual([numbers.length, numbers.length]);
      await counted(undo(staff, changed));
      // The first table left a version that the second one's undo has raised.
      const gone = await uploadRows(staff, 'price', rowsAt('2.50'));
      expect(gone.counts.same).toBe(numbers.length);
      return counts;
    };
    const six = await asked(products.slice(0, 6).map((each) => each.number));
    const sixty = await asked(products.slice(6).map((each) => each.number));
    expect(products).toHaveLength(66);
    expect(Math.min(...six)).toBeGreaterThan(10);
    expect(sixty).toEqual(six);
    await shop.database.pool.query(
      'delete from product_price where customer_id = $1 and unit_of_sales = 1 and product_id in (select id from product where article_number = any($2))',
      [company.customerId, products.map((each) => each.number)],
    );
    expect(await priceState()).toEqual(before);
  });

  it('gives nothing back when a price was changed since', async () => {
    const file = await uploadRows(staff, 'price', [head, ['EP_0001', number, '', '', '', '1', '7', '', '']]);
    const applied = (await apply(staff, file)).body;
    const { body } = await get<{ items: { id: number; version: number }[] }>(staff, `/product/price?customerId=${company.customerId}`);
    const { rows } = await shop.database.pool.query<{ done_id: number }>('select done_id from import_row where import_id = $1', [file.id]);
    const price = body.items.find(({ id }) => id === rows[0]?.done_id);
    await send(staff, 'POST', `/product/price/${price?.id}`, { version: price?.version, unitOfSales: 3 });
    expect(await undo(staff, applied)).toMatchObject({ status: 409, body: { errors: [{ message: 'importRecordChanged' }] } });
  });
});
