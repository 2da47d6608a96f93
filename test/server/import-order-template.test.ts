/** A customer's own order template: a dry run that finds exactly the planted faults, orders and quotes at the shop's own prices, no mail, undone. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../depth.ts';
import type { ImportDesk } from '#contract/import.ts';
import type { Order, OrderPosition } from '#contract/order.ts';
import type { Quote } from '#contract/quote.ts';
import { csvText } from '#domain/list/csv.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import { get, logIn, mondayMorning, problemsOf, send } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { apply, exported, rowsOf, undo, uploadTo } from './import-steps.ts';
import { plantedTemplate, referenceOf, templateHead } from './planted-template.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let aare: number;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
  const { rows } = await shop.database.pool.query<{ id: number }>(`select id from customer where company_name = 'Aare Pumpen AG'`);
  aare = rows[0]?.id ?? 0;
}, 120_000);
afterAll(async () => shop.close());

const path = '/import-customer-order/from-template-cppumpen';
const sendTable = async (rows: readonly (readonly CsvCell[])[], query = `customerId=${aare}`): Promise<Answer<ImportDesk>> =>
  uploadTo<ImportDesk>(staff, `${path}?${query}`, csvText(rows), 'bestellung.csv');
async function upload(rows: readonly (readonly CsvCell[])[], query?: string): Promise<ImportDesk> {
  const answer = await sendTable(rows, query);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body;
}

async function rowsIn(table: 'sales_order' | 'quote' | 'quote_position' | 'mail'): Promise<unknown[]> {
  return (await shop.database.pool.query(`select * from ${table} order by id`)).rows;
}

async function ordersAt(reference: string): Promise<Order[]> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select id from sales_order where external_customer_no = $1 order by id',
    [reference],
  );
  return Promise.all(rows.map(async ({ id }) => (await get<{ order: Order }>(staff, `/order/${id}`)).body.order));
}

async function quoteAt(reference: string): Promise<Quote> {
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from quote where external_customer_no = $1', [reference]);
  return (await get<Quote>(staff, `/quote/${rows[0]?.id}`)).body;
}

const line = (
  reference: string,
  position: string,
  article: string,
  quantity: CsvCell,
  more: Partial<Record<'day' | 'price', string>> = {},
) => [reference, position, article, quantity, more.day ?? '', more.price ?? '', '', ''];

describe('an order by template', () => {
  const count = depth(200, 1000);
  it(`has its faults among ${count} rows found and no more, is placed once, and is taken back`, async () => {
    const before = { orders: await rowsIn('sales_order'), mails: await rowsIn('mail') };
    const { rows, faults } = plantedTemplate(count, 1);
    const good = count - faults.length;
    expect(faults).toHaveLength(depth(12, 60));
    const file = await upload(rows);
    expect(file.headings.slice(0, 3)).toEqual(['Kundennummer', 'Bestellung', 'Pos.']);
    expect(file.mapping).toEqual([
      'customerNumber',
      'reference',
      'position',
      'articleNumber',
      'quantity',
      'requestedDeliveryDate',
      'price',
      'remark',
      'configuration.length',
    ]);
    const found = await rowsOf(staff, file, '&state=faulty');
    expect(found.flatMap(({ line: at, faults: own }) => own.map(({ column, value, key }) => ({ line: at, column, value, key })))).toEqual(
      faults,
    );
    expect(file.counts).toEqual({ new: good, changed: 0, same: 0, faulty: faults.length });
    expect(await rowsIn('sales_order')).toEqual(before.orders);

    const applied = await apply(staff, file);
    expect(applied).toMatchObject({ status: 200, body: { state: 'APPLIED' } });
    const [first] = await ordersAt(referenceOf(1));
    expect(first).toMatchObject({
      customerId: aare,
      requestedDeliveryDate: '2026-12-14',
      orderStatusId: 1,
      paymentMethodId: 1,
      language: 'de',
    });
    expect(first?.positions.slice(0, 2)).toMatchObject([
      { articleNumber: 'HK_0002', quantity: 2, externalCustomerNo: '1' },
      { articleNumber: 'HK_0003', quantity: 3, externalCustomerNo: '2' },
    ]);
    expect(await rowsIn('mail')).toEqual(before.mails);

    const again = await upload(rows);
    expect(again.counts).toEqual({ new: 0, changed: 0, same: good, faulty: faults.length });
    expect(problemsOf(await apply(staff, again))).toEqual(['importNothing']);

    expect(await undo(staff, applied.body)).toMatchObject({ status: 200, body: { state: 'UNDONE' } });
    expect((await ordersAt(referenceOf(1))).map(({ orderStatusId }) => orderStatusId)).toEqual([5]);
    const ids = new Set(before.orders.map((order) => (order as { id: number }).id));
    expect((await rowsIn('sales_order')).filter((order) => ids.has((order as { id: number }).id))).toEqual(before.orders);
    expect(await rowsIn('mail')).toEqual(before.mails);
    expect((await upload(rows)).counts).toMatchObject({ new: good, same: 0 });
  }, 240_000);

  it('costs what the same order costs that staff enter by hand', async () => {
    const file = await upload([
      templateHead,
      line('PO-PREIS', '10', 'AP-4711', 60, { day: '14.12.2026' }),
      line('PO-PREIS', '20', 'EP_0001', 7, { day: '14.12.2026' }),
    ]);
    const shown = (await rowsOf(staff, file)).map(({ changes }) => changes.find(({ field }) => field === 'price')?.after);
    expect((await apply(staff, file)).status).toBe(200);
    const [placed] = await ordersAt('PO-PREIS');
    expect(shown).toEqual(placed?.positions.map(({ pricePerOne }) => pricePerOne.toFixed(2)));
    const record = await get<{ addresses: { id: number; zipCode: string; country: string; isDefaultShipping: boolean }[] }>(
      staff,
      `/customers/${aare}`,
    );
    const address = record.body.addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? record.body.addresses[0];
    const price = await send<{ totals: Order['totals'] }>(staff, 'POST', '/product/order-price', {
      cartItems: (placed?.positions ?? []).map(({ productId, quantity }: OrderPosition) => ({
        key: String(productId),
        productId,
        quantity,
      })),
      customerId: aare,
      deliveryType: 'DELIVERY',
      deliveryAddressId: address?.id,
      zipCode: address?.zipCode,
      country: address?.country,
    });
    expect(price.body.totals).toEqual(placed?.totals);
  });

  it('shows what was meant, takes it mended, and makes one order for each day', async () => {
    const file = await upload([
      templateHead,
      line('PO-TAG', '10', 'AP-4711', 2, { day: '14.12.2026' }),
      line('PO-TAG', '20', 'VP-40-KJ', 1, { day: '15.12.2026' }),
    ]);
    const [first, second] = await rowsOf(staff, file);
    expect(first).toMatchObject({ state: 'new', label: 'PO-TAG / 10, Werkzeugkiste 600' });
    expect(first?.changes).toEqual(
      expect.arrayContaining([
        { field: 'articleNumber', before: '', after: 'HK_0002' },
        { field: 'quantity', before: '', after: '2' },
        { field: 'requestedDeliveryDate', before: '', after: '14.12.2026' },
      ]),
    );
    expect(second?.faults).toMatchObject([{ column: 3, params: { suggestion: 'VP-40-KI' } }]);
    const mended = await send<ImportDesk>(staff, 'PUT', `/import/${file.id}`, {
      version: file.version,
      cells: [{ line: 3, column: 3, value: 'VP-40-KI' }],
    });
    expect(mended.body.counts).toEqual({ new: 2, changed: 0, same: 0, faulty: 0 });
    expect((await apply(staff, mended.body)).status).toBe(200);
    expect((await ordersAt('PO-TAG')).map(({ requestedDeliveryDate, positions }) => [requestedDeliveryDate, positions.length])).toEqual([
      ['2026-12-14', 1],
      ['2026-12-15', 1],
    ]);
  });

  it('builds a crate in the size of its row, and finds it again by that size', async () => {
    const rows = [
      ['Bestellung', 'Artikel', 'Menge', 'Länge mm', 'Breite mm', 'Höhe mm', 'Gewicht kg'],
      ['PO-MASS', 'AP-4700', 3, 1310, 640, 555, 90],
      ['PO-MASS', 'EP_0001', 3, 1310, '', '', ''],
    ];
    const file = await upload(rows);
    expect((await rowsOf(staff, file, '&state=faulty')).flatMap(({ faults }) => faults)).toMatchObject([
      { column: 4, key: 'configurationInvalid' },
    ]);
    expect((await apply(staff, file)).status).toBe(200);
    const [order] = await ordersAt('PO-MASS');
    expect(order?.positions[0]?.configuration?.values).toMatchObject({ length: 1310, width: 640, height: 555, mass: 90 });
    expect((await upload(rows)).counts).toMatchObject({ new: 0, same: 1, faulty: 1 });
  });

  it('says of a line that stands otherwise where it stands, and orders further lines of the same number', async () => {
    await apply(staff, await upload([templateHead, line('PO-MEHR', '10', 'AP-4711', 2)]));
    const [order] = await ordersAt('PO-MEHR');
    const file = await upload([templateHead, line('PO-MEHR', '10', 'AP-4711', 5), line('PO-MEHR', '20', 'AP-4711', 5)]);
    expect(file.counts).toEqual({ new: 1, changed: 0, same: 0, faulty: 1 });
    const [first] = await rowsOf(staff, file);
    expect(first?.faults).toMatchObject([{ column: 4, key: 'importLineStands', params: { number: order?.formattedId, value: '2' } }]);
  });

  it('is placed once when two people take the same file over', async () => {
    const rows = [templateHead, line('PO-ZWEI', '10', 'AP-4711', 2)];
    const files = [await upload(rows), await upload(rows)];
    const answers = await Promise.all(files.map(async (file) => apply(staff, file)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await ordersAt('PO-ZWEI')).toHaveLength(1);
  });

  it('stays as it is once somebody has changed it', async () => {
    const applied = (await apply(staff, await upload([templateHead, line('PO-FEST', '10', 'AP-4711', 2)]))).body;
    const [order] = await ordersAt('PO-FEST');
    await send(staff, 'PUT', `/order/${order?.id}`, { version: order?.version, comment: 'bitte an Tor 3' });
    expect(await undo(staff, applied)).toMatchObject({ status: 409, body: { errors: [{ message: 'importRecordChanged' }] } });
    expect((await ordersAt('PO-FEST'))[0]?.orderStatusId).toBe(1);
  });

  it('takes customer and number from the file, else from what was chosen beside it', async () => {
    const { rows } = await shop.database.pool.query<{ number: string }>('select formatted_id as number from customer where id = $1', [
      aare,
    ]);
    const own = [
      ['Kundennummer', 'Artikel', 'Menge'],
      [rows[0]?.number ?? '', 'AP-4711', 3],
      ['K999999', 'AP-4711', 3],
    ];
    const file = await upload(own, 'reference=PO-DATEI');
    expect(file.headings).toEqual(['Bestellnummer', 'Kundennummer', 'Artikel', 'Menge']);
    expect(file.counts).toMatchObject({ new: 1, faulty: 1 });
    expect((await sendTable(own, 'customerId=99999999')).status).toBe(404);
    const nobody = await upload([templateHead, line('PO-NIEMAND', '1', 'AP-4711', 1)], '');
    expect((await rowsOf(staff, nobody))[0]?.faults).toMatchObject([{ key: 'importKeyMissing' }]);
  });

  it('is read from the sample workbook, and its empty template is one that fits', async () => {
    const sample = await readFile('demo/import/bestellung-aare-pumpen.xlsx');
    const file = (await uploadTo<ImportDesk>(staff, `${path}?customerId=${aare}`, sample, 'bestellung-aare-pumpen.xlsx')).body;
    expect(file.counts).toEqual({ new: 7, changed: 0, same: 0, faulty: 1 });
    const empty = await uploadTo<{ errors: unknown[] }>(staff, path, await exported(staff, 'templateOrder', 'xlsx'), 'leer.xlsx');
    expect(problemsOf(empty)).toEqual(['importFileEmpty body.file']);
  });
});

describe('a quote by template', () => {
  it('is a draft at the shop’s prices, found again by a second run, and leaves nothing when it is taken back', async () => {
    const before = { quotes: await rowsIn('quote'), lines: await rowsIn('quote_position'), mails: await rowsIn('mail') };
    const rows = [templateHead, line('AN-1', '10', 'AP-4711', 20), line('AN-1', '20', 'AP-4801', 12), line('AN-2', '10', 'AP-4900', 100)];
    const query = `into=quote&customerId=${aare}`;
    const file = await upload(rows, query);
    expect(file).toMatchObject({ kind: 'templateQuote', counts: { new: 3, faulty: 0 } });
    const applied = await apply(staff, file);
    expect(applied.status).toBe(200);
    const quote = await quoteAt('AN-1');
    expect(applied.body.documents).toHaveLength(2);
    expect(applied.body.documents[0]).toEqual({ kind: 'quote', id: quote.id, formattedId: quote.formattedId });
    expect(quote).toMatchObject({ state: 'DRAFT', customerId: aare, positions: [{ quantity: 20 }, { quantity: 12 }] });
    expect((await upload(rows, query)).counts).toMatchObject({ new: 0, same: 3 });
    expect((await undo(staff, applied.body)).status).toBe(200);
    expect({ quotes: await rowsIn('quote'), lines: await rowsIn('quote_position'), mails: await rowsIn('mail') }).toEqual(before);
  });
});
