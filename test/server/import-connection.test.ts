/**
 * An import asks for no second connection while its transaction holds one: with a single connection for the whole shop every kind is checked, applied and
 * taken back. Otherwise as many imports at once as there are connections would wait for each other until they give up.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportDesk } from '#contract/import.ts';
import { csvText } from '#domain/list/csv.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import { itemOf, logIn, mondayMorning, newGuest, order, productOf } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { apply, undo, uploadTable, uploadTo } from './import-steps.ts';
import { statusHead } from './planted-statuses.ts';
import { templateHead } from './planted-template.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let aare: { id: number; formatted_id: string } | undefined;

beforeAll(async () => {
  const env = { REMOTE_PRICE_HOSTS: 'localhost', REMOTE_PRICE_LOOPBACK: '1' };
  shop = await startShop({ now: () => mondayMorning, connections: 1, env });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  const found = await shop.database.pool.query<{ id: number; formatted_id: string }>(
    `select id, formatted_id from customer where company_name = 'Aare Pumpen AG'`,
  );
  aare = found.rows[0];
}, 120_000);
afterAll(async () => shop.close());

type Rows = readonly (readonly CsvCell[])[];
const fromTemplate = async (into: 'order' | 'quote', rows: Rows): Promise<Answer<ImportDesk>> =>
  uploadTo(staff, `/import-customer-order/from-template-cppumpen?into=${into}&customerId=${aare?.id}`, csvText(rows), 'bestellung.csv');
const line = (reference: string): CsvCell[] => [reference, '10', 'HK_0002', 3, '14.12.2026', '', '', ''];
const numberOfOrder = async (): Promise<string> => {
  const { id } = (await order(await newGuest(shop.app), [itemOf(await productOf(shop.app, 'HK_0001'))])).body;
  const { rows } = await shop.database.pool.query<{ formatted_id: string }>('select formatted_id from sales_order where id = $1', [id]);
  return rows[0]?.formatted_id ?? '';
};

test.each<[string, number, () => Promise<Answer<ImportDesk>>]>([
  ['an order by template', 1, async () => fromTemplate('order', [templateHead, line('PO-1')])],
  ['a quote by template', 1, async () => fromTemplate('quote', [templateHead, line('PO-2')])],
  [
    'states of orders',
    1,
    async () => uploadTo(staff, '/import-ax/file', csvText([statusHead, [await numberOfOrder(), 'geliefert', '15.12.2026', 'AX-1', '']])),
  ],
  [
    'customers',
    2,
    async () =>
      uploadTable(
        staff,
        'customer',
        csvText([
          ['Kundennummer', 'Firma', 'Nachname', 'E-Mail'],
          [aare?.formatted_id ?? '', 'Aare Pumpen Bern AG', '', ''],
          ['', 'Neu AG', 'Neu', 'neu@neu.example'],
        ]),
      ),
  ],
  [
    'addresses',
    1,
    async () =>
      uploadTable(
        staff,
        'address',
        csvText([
          ['Kundennummer', 'Name', 'Strasse', 'PLZ', 'Ort'],
          [aare?.formatted_id ?? '', 'Lager Süd', 'Seestrasse 9', '6005', 'Luzern'],
        ]),
      ),
  ],
  [
    'products',
    1,
    async () =>
      uploadTable(
        staff,
        'product',
        csvText([
          ['Artikelnummer', 'Name de'],
          ['EP_0001', 'EPAL neu'],
        ]),
      ),
  ],
  [
    'prices',
    1,
    async () =>
      uploadTable(
        staff,
        'price',
        csvText([
          ['Artikelnummer', 'Marge %'],
          ['HK_0002', '44'],
        ]),
      ),
  ],
])('%s', async (_what, rows, upload) => {
  const file = await upload();
  expect(file, JSON.stringify(file.body)).toMatchObject({ status: 200, body: { counts: { faulty: 0 } } });
  expect(file.body.counts.new + file.body.counts.changed).toBe(rows);
  const applied = await apply(staff, file.body);
  expect(applied, JSON.stringify(applied.body)).toMatchObject({ status: 200, body: { state: 'APPLIED' } });
  const undone = await undo(staff, applied.body);
  expect(undone, JSON.stringify(undone.body)).toMatchObject({ status: 200, body: { state: 'UNDONE' } });
});

test('an order by template of what another company prices', async () => {
  const service = createServer((_request, response) => response.end('2.5'));
  await new Promise<void>((ready) => {
    service.listen(0, '127.0.0.1', ready);
  });
  try {
    const remote = { url: `http://localhost:${(service.address() as AddressInfo).port}/price` };
    const carton = await productOf(shop.app, 'KA_0001');
    const { pool } = shop.database;
    const strategy = "update product_price set active_strategy = 'REMOTE_PRICE', remote_price = $1 where product_id = $2 returning id";
    const { rows: prices } = await pool.query<{ id: number }>(strategy, [JSON.stringify(remote), carton.id]);
    await pool.query("update cache_version set version = version + 1 where name = 'catalog'");
    await shop.catalog.refresh();
    const file = await fromTemplate('order', [templateHead, ['PO-3', '10', 'KA_0001', 50, '14.12.2026', '2.5', '', '']]);
    expect(file, JSON.stringify(file.body)).toMatchObject({ status: 200, body: { counts: { new: 1, faulty: 0 } } });
    const applied = await apply(staff, file.body);
    expect(applied, JSON.stringify(applied.body)).toMatchObject({ status: 200, body: { state: 'APPLIED' } });
    // What the service answered is noted beside the import, and never waited for.
    const states = await pool.query<{ failure: string }>('select failure from remote_price_state where product_price_id = $1', [
      prices[0]?.id,
    ]);
    expect(states.rows).toEqual([{ failure: '' }]);
  } finally {
    service.close();
  }
});
