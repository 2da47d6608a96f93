/** Files for the ERP: every order is exported once, however often requested, and the file has the amounts of the order to the Rappen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { OrderExport } from '#contract/order-export.ts';
import type { ImportDesk } from '#contract/import.ts';
import { csvText } from '#domain/list/csv.ts';
import { tableOf } from '#domain/import/table.ts';
import { readCsv } from '#server/connect/table-file/read-csv.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, problemsOf, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { apply, uploadTo } from './import-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
}, 120_000);
afterAll(async () => shop.close());

interface Exports {
  items: OrderExport[];
  waiting: number;
}
const exportsNow = async (): Promise<Exports> => (await get<Exports>(staff, '/erp-export')).body;
const make = async (wish: object = {}) => send<OrderExport>(staff, 'POST', '/erp-export', wish);

async function placed(): Promise<{ id: number; formattedId: string }> {
  const guest = await newGuest(shop.app);
  const items = [itemOf(await productOf(shop.app, 'EP_0001'), 7), itemOf(await productOf(shop.app, 'HK_0002'), 3)];
  return (await send<{ id: number; formattedId: string }>(guest, 'POST', '/order', orderBody(guest, items))).body;
}

const known = { words: new Map([['bestellung', 'number']]), tables: new Map<string, number>() };

async function fileOf({ id }: { id: number }) {
  const answer = await shop.app.inject({
    url: `/api/erp-export/${id}/file?format=csv`,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(answer.statusCode).toBe(200);
  const { headings, rows } = tableOf(readCsv(answer.body.replace(/^\uFEFF/, ''), known), known);
  return rows.map(({ cells }) => new Map(headings.map((heading, at) => [heading, cells[at] ?? ''])));
}

describe('a file for the ERP', () => {
  it('takes every order once, says its amounts to the Rappen, and is the same when it is loaded again', async () => {
    const orders = [await placed(), await placed()];
    expect((await exportsNow()).waiting).toBeGreaterThanOrEqual(2);
    const made = await make();
    expect(made).toMatchObject({ status: 200, body: { byHand: false } });
    const rows = await fileOf(made.body);
    for (const { id, formattedId } of orders) {
      const { order } = (await get<{ order: Order }>(staff, `/order/${id}`)).body;
      const own = rows.filter((row) => row.get('Bestellung') === formattedId);
      expect(own.map((row) => row.get('Artikel'))).toEqual([...order.positions.map(({ articleNumber }) => articleNumber), 'LIEFERUNG']);
      const sum = own.reduce((total, row) => total + Math.round(Number(row.get('Betrag')) * 100), 0);
      expect([sum, Math.round(Number(own[0]?.get('Auftrag netto')) * 100)]).toEqual([
        Math.round(order.totals.net * 100),
        Math.round(order.totals.net * 100),
      ]);
      expect(own[0]?.get('Auftrag brutto')).toBe(String(order.totals.total));
    }
    expect((await exportsNow()).waiting).toBe(0);
    expect(problemsOf(await make())).toEqual(['exportNothing']);
    expect(await fileOf(made.body)).toEqual(rows);
  });

  it('adds up for every order of the shop, with a discount and with a cancelled line', async () => {
    const { rows: companies } = await shop.database.pool.query<{ id: number }>(
      `select id from customer where company_name = 'Aare Pumpen AG'`,
    );
    const table = csvText([
      ['Bestellung', 'Pos', 'Artikel', 'Menge'],
      ['PO-ERP', 1, 'AP-4711', 9],
      ['PO-ERP', 2, 'AP-4801', 7],
    ]);
    const query = `customerId=${companies[0]?.id}`;
    const template = await uploadTo<ImportDesk>(staff, `/import-customer-order/from-template-cppumpen?${query}`, table);
    const { body: applied } = await apply(staff, template.body);
    const { order } = (await get<{ order: Order }>(staff, `/order/${applied.documents[0]?.id}`)).body;
    expect(order.totals.discountAmount).toBeGreaterThan(0);
    const updatePositions = [{ id: order.positions[0]?.id, storno: true }];
    expect((await send(staff, 'PUT', `/order/${order.id}`, { version: order.version, updatePositions })).status).toBe(200);
    const { rows: all } = await shop.database.pool.query<{ number: string; net: number }>(
      'select formatted_id as number, net_amount::integer as net from sales_order where order_status_id <> 3 order by id limit 200',
    );
    const made = await make({ numbers: all.map(({ number }) => number) });
    const rows = Map.groupBy(await fileOf(made.body), (row) => row.get('Bestellung') ?? '');
    const sums = all.map(({ number }) => rows.get(number)?.reduce((sum, row) => sum + Math.round(Number(row.get('Betrag')) * 100), 0));
    expect(sums).toEqual(all.map(({ net }) => net));
  });

  it('goes over once when two people ask at the same moment', async () => {
    const order = await placed();
    const answers = await Promise.all([make(), make()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(answers.find(({ status }) => status === 200)?.body.numbers).toEqual([order.formattedId]);
  });

  it('goes over again by hand as it is now, and says that it changed meanwhile', async () => {
    const { id, formattedId } = await placed();
    const first = (await make()).body;
    const { order } = (await get<{ order: Order }>(staff, `/order/${id}`)).body;
    await send(staff, 'PUT', `/order/${id}`, { version: order.version, externalCustomerNo: 'PO-NEU' });
    expect((await exportsNow()).items.find((each) => each.id === first.id)).toMatchObject({ changedSince: 1 });
    const again = await make({ again: first.id });
    expect(again.body).toMatchObject({ byHand: true, orderCount: 1, numbers: [formattedId], changedSince: 0 });
    expect((await fileOf(again.body))[0]?.get('Bestellnummer des Kunden')).toBe('PO-NEU');
    expect((await fileOf(first))[0]?.get('Bestellnummer des Kunden')).not.toBe('PO-NEU');
    expect((await exportsNow()).items.find((each) => each.id === first.id)).toMatchObject({ changedSince: 0 });
    expect(problemsOf(await make({ numbers: ['A1999-00001'] }))).toEqual(['importOrderUnknown body.numbers.0']);
  });

  it('answers the same request once, and leaves an unpaid order away', async () => {
    const { id, formattedId } = await placed();
    await shop.database.pool.query('update sales_order set order_status_id = 3 where id = $1', [id]);
    expect((await exportsNow()).waiting).toBe(0);
    expect(problemsOf(await make({ numbers: [formattedId] }))).toEqual(['exportNotPlaced body.numbers']);
  });

  it('is nothing that customers see', async () => {
    const guest = await newGuest(shop.app);
    const items = [itemOf(await productOf(shop.app, 'EP_0001'), 7)];
    const order = (await send<{ id: number }>(guest, 'POST', '/order', orderBody(guest, items))).body;
    await make();
    expect(JSON.stringify((await get(staff, `/order/${order.id}`)).body)).toContain('erpExport');
    expect(JSON.stringify((await get(guest, `/order/${order.id}`)).body)).not.toContain('erpExport');
  });
});
