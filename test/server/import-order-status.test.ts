/** The ERP's status file: a dry run that finds exactly the planted faults, applied by the verbs of orders without mails, and undone exactly. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../depth.ts';
import type { ImportDesk } from '#contract/import.ts';
import { csvText } from '#domain/list/csv.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import type { Order } from '#contract/order.ts';
import { get, itemOf, logIn, mondayMorning, orderBody, problemsOf, productOf, newGuest, send } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { exported, rowsOf, undo, uploadTo } from './import-steps.ts';
import { manyOrders } from './many-orders.ts';
import { numberOf, plantedStatuses, statusHead } from './planted-statuses.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
const count = depth(170, 1000);

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
  await manyOrders(shop.database.pool, count, new Date(mondayMorning));
  await shop.database.pool.query(`update sales_order set order_status_id = 1, payment_status_id = 2, payment_method_id = 1,
    confirmed_delivery_date = null, payment_due_date = null, delivery_address = invoice_address, delivered = 'OPEN', invoiced = 'OPEN',
    products_amount = position_count * 4760, net_amount = position_count * 4760, vat_amount = round(position_count * 4760 * 0.081),
    total_amount = position_count * 4760 + round(position_count * 4760 * 0.081)`);
  await shop.database.pool.query('update order_position set quantity_delivered = 0, quantity_invoiced = 0');
}, 120_000);
afterAll(async () => shop.close());

/** Everything about orders that people change or that is derived; without versions, which count writes. */
async function orderState(): Promise<unknown> {
  const { rows: orders } = await shop.database.pool.query(
    `select id, order_status_id, payment_status_id, confirmed_delivery_date, requested_delivery_date, erp_number, delivered, invoiced, total_amount,
       paid_amount, invoiced_amount, credited_amount, owed_amount, payment_due_date, comment from sales_order order by id`,
  );
  const { rows: lines } = await shop.database.pool.query(
    'select id, order_id, quantity, quantity_delivered, quantity_invoiced, unit_price, storno from order_position order by id',
  );
  return { orders, lines };
}

async function upload(rows: readonly (readonly CsvCell[])[]): Promise<ImportDesk> {
  const answer = await uploadTo<ImportDesk>(staff, '/import-ax/file', csvText(rows));
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body;
}
const update = async ({ id, version, counts }: ImportDesk): Promise<Answer<ImportDesk>> =>
  send<ImportDesk>(staff, 'POST', '/import-ax/update-order-status', { id, version, rows: counts.new + counts.changed });
const idOf = async (number: string): Promise<number> =>
  (await shop.database.pool.query<{ id: number }>('select id from sales_order where formatted_id = $1', [number])).rows[0]?.id ?? 0;
const orderAt = async (number: string): Promise<Order> => (await get<{ order: Order }>(staff, `/order/${await idOf(number)}`)).body.order;
const countOf = async (table: 'mail' | 'delivery'): Promise<number> =>
  (await shop.database.pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]?.count ?? 0;

describe('a status file of the ERP', () => {
  it(`has its faults among ${count} rows found and no more, is applied once, and is given back exactly`, async () => {
    const before = await orderState();
    const mails = await countOf('mail');
    const { rows, faults, good, same } = plantedStatuses(count);
    expect(faults).toHaveLength(depth(10, 60));
    const file = await upload(rows);
    expect(file.mapping).toEqual(['orderNumber', 'state', 'confirmedDeliveryDate', 'erpNumber', null]);
    const found = await rowsOf(staff, file, '&state=faulty');
    expect(found.flatMap(({ line, faults: own }) => own.map(({ column, value, key }) => ({ line, column, value, key })))).toEqual(faults);
    expect(file.counts).toEqual({ new: 0, changed: good - same, same, faulty: faults.length });
    expect(await orderState()).toEqual(before);
    expect(await countOf('delivery')).toBe(0);

    const applied = await update(file);
    expect(applied).toMatchObject({ status: 200, body: { state: 'APPLIED' } });
    expect(await orderAt(numberOf(11))).toMatchObject({ orderStatusId: 2, confirmedDeliveryDate: '2026-12-18', erpNumber: 'AX-11' });
    expect(await orderAt(numberOf(12))).toMatchObject({ orderStatusId: 1, confirmedDeliveryDate: '2026-12-13', erpNumber: 'AX-12' });
    expect(await countOf('mail')).toBe(mails);

    const again = await upload(rows);
    expect(again.counts).toMatchObject({ changed: 0, same: good });
    expect(problemsOf(await update(again))).toEqual(['importNothing']);

    expect(await undo(staff, applied.body)).toMatchObject({ status: 200, body: { state: 'UNDONE' } });
    expect(await orderState()).toEqual(before);
    expect(await countOf('mail')).toBe(mails);
  }, 240_000);

  it('shows each order before and after, and the number that was meant where there is none', async () => {
    const file = await upload([
      statusHead,
      [numberOf(20), 'geliefert', '15.12.2026', 'AX-20', ''],
      ['A2025-000012', 'Backorder', '', '', ''],
      ['A2025-010021', 'Delivered', '', '', ''],
    ]);
    const [first, second, third] = await rowsOf(staff, file);
    expect(first).toMatchObject({ state: 'changed', label: expect.stringContaining('A2025-000020, ') });
    expect(first?.changes).toEqual([
      { field: 'state', before: 'neu', after: 'geliefert' },
      { field: 'confirmedDeliveryDate', before: '', after: '15.12.2026' },
      { field: 'erpNumber', before: '', after: 'AX-20' },
    ]);
    expect(second?.state).toBe('same');
    expect(third?.faults).toMatchObject([{ column: 0, params: { number: 'A2025-010021', suggestion: 'A2025-000021' } }]);
    const mended = await send<ImportDesk>(staff, 'PUT', `/import/${file.id}`, {
      version: file.version,
      cells: [{ line: 4, column: 0, value: 'A2025-000021' }],
    });
    expect(mended.body.counts).toEqual({ new: 0, changed: 2, same: 1, faulty: 0 });
  });

  it('takes the names and numbers of the calls', async () => {
    const head = ['formattedId', 'orderStatusId', 'confirmedDeliveryDate'];
    const file = await upload([head, [numberOf(24), 'sent', '2026-12-15'], [numberOf(25), '2', ''], [numberOf(26), 'placed', '']]);
    expect(file.mapping).toEqual(['orderNumber', 'state', 'confirmedDeliveryDate']);
    const rows = await rowsOf(staff, file);
    expect(rows.map(({ state, faults }) => [state, faults.length])).toEqual([
      ['changed', 0],
      ['changed', 0],
      ['same', 0],
    ]);
  });

  it('stores nothing when an order moved since the dry run, and gives nothing back when one moved since it was applied', async () => {
    const rows = [statusHead, [numberOf(30), 'Delivered', '', '', ''], [numberOf(31), '', '', 'AX-31', '']];
    const file = await upload(rows);
    const order = await orderAt(numberOf(31));
    await send(staff, 'PUT', `/order/${order.id}/production`, { started: true, version: order.version });
    expect(problemsOf(await update(file))).toEqual(['importRowsChanged']);
    expect((await orderAt(numberOf(30))).orderStatusId).toBe(1);

    const applied = (await update(await upload(rows))).body;
    const delivered = await orderAt(numberOf(30));
    await send(staff, 'POST', '/invoice', { orderId: delivered.id, version: delivered.version, send: false });
    expect(await undo(staff, applied)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'importRecordChanged', params: { count: 1 } }] },
    });
    expect((await orderAt(numberOf(31))).erpNumber).toBe('AX-31');
  });

  it('takes only the last part back where some had left before', async () => {
    const order = await orderAt(numberOf(40));
    const [line] = order.positions;
    await send(staff, 'POST', '/delivery', {
      orderId: order.id,
      version: order.version,
      day: '2026-11-23',
      deliveryType: 'TRUCK',
      tell: false,
      lines: [{ positionId: line?.id, quantity: 1 }],
    });
    const before = (await orderAt(numberOf(40))).positions.map(({ quantityDelivered }) => quantityDelivered);
    const applied = (await update(await upload([statusHead, [numberOf(40), 'Delivered', '', '', '']]))).body;
    expect((await orderAt(numberOf(40))).orderStatusId).toBe(2);
    expect((await undo(staff, applied)).status).toBe(200);
    expect((await orderAt(numberOf(40))).positions.map(({ quantityDelivered }) => quantityDelivered)).toEqual(before);
  });

  it('keeps the ERP number from the customer', async () => {
    const guest = await newGuest(shop.app);
    const placed = await send<{ id: number; uuid: string; formattedId: string }>(
      guest,
      'POST',
      '/order',
      orderBody(guest, [itemOf(await productOf(shop.app, 'EP_0001'))]),
    );
    const file = await upload([statusHead, [placed.body.formattedId, '', '', 'AX-GEHEIM', '']]);
    expect((await update(file)).status).toBe(200);
    expect((await orderAt(placed.body.formattedId)).erpNumber).toBe('AX-GEHEIM');
    expect(JSON.stringify((await get(guest, `/order/${placed.body.id}`)).body)).not.toContain('AX-GEHEIM');
    expect(JSON.stringify((await get(guest, `/order-by-link/${placed.body.uuid}`)).body)).not.toContain('AX-GEHEIM');
  });

  it.each(['csv', 'xlsx'] as const)('that was exported as %s changes nothing when it comes back', async (format) => {
    const file = (await uploadTo<ImportDesk>(staff, '/import-ax/file', await exported(staff, 'orderStatus', format))).body;
    expect(file.counts).toMatchObject({ new: 0, changed: 0, faulty: 0 });
    expect(file.counts.same).toBeGreaterThanOrEqual(count);
  });

  it('is read from the sample, with its umlauts in Windows-1252', async () => {
    const sample = await readFile('demo/import/auftragsstand-erp.csv');
    const file = (await uploadTo<ImportDesk>(staff, '/import-ax/file', sample, 'auftragsstand-erp.csv')).body;
    expect(file.headings).toEqual(['SalesId', 'SalesStatus', 'Bestätigter Termin', 'ErpId', 'Memo']);
    expect(file.mapping).toEqual(['orderNumber', 'state', 'confirmedDeliveryDate', 'erpNumber', null]);
  });
});
