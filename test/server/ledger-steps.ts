/** Steps of the tests of money: the contents of the ledger, and invoices of any amount. */
import type { ShopApp } from './shop-app.ts';

export interface InvoiceFacts {
  /** In Rappen; default: the first order's total. */
  total?: number;
  issuedOn?: string;
  dueOn?: string;
  skonto?: { percent: number; days: number };
}

let written = 0;

/** An invoice for the first line of each order. */
export async function writeInvoice({ database }: ShopApp, orderIds: readonly number[], facts: InvoiceFacts = {}): Promise<number> {
  const { total = null, issuedOn = '2026-11-23', dueOn = '2026-12-23', skonto = { percent: 0, days: 0 } } = facts;
  written += 1;
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into invoice (formatted_id, customer_id, order_id, issued_on, due_on, skonto_percent, skonto_days, language, customer_name, invoice_email,
       invoice_address, has_vat, products_amount, discount_amount, delivery_cost, net_amount, vat_amount, total_amount, reference, created_at, who)
     select $2, customer_id, case when $3 then id end, $4, $5, $6, $7, language, customer_name, invoice_email, invoice_address, true, products_amount,
       discount_amount, delivery_cost, net_amount, vat_amount, coalesce($8, total_amount), $9, now(), 'test' from sales_order where id = $1 returning id`,
    [
      orderIds[0],
      `RT-${written}`,
      orderIds.length === 1,
      issuedOn,
      dueOn,
      skonto.percent * 100,
      skonto.days,
      total,
      `reference ${written}`,
    ],
  );
  const id = rows[0]?.id ?? 0;
  await database.pool.query(
    `insert into invoice_line (invoice_id, order_id, position_id, sort_order, quantity, unit_price, amount)
     select distinct on (order_id) $1, order_id, id, 1, quantity, unit_price, greatest(1, quantity * unit_price / 100) from order_position
     where order_id = any($2) order by order_id, sort_order`,
    [id, orderIds],
  );
  // Each order has the same share of the total.
  await database.pool.query(
    `insert into invoice_share (invoice_id, order_id, products_amount, discount_amount, delivery_cost, net_amount, vat_amount, total_amount)
     select i.id, o.id, 0, 0, 0, 0, 0, i.total_amount / $3 from invoice i, sales_order o where i.id = $1 and o.id = any($2)`,
    [id, orderIds, orderIds.length],
  );
  return id;
}

export async function one<Row extends object>({ database }: ShopApp, query: string, values: unknown[]): Promise<Row> {
  const { rows } = await database.pool.query<Row>(query, values);
  const [row] = rows;
  if (row === undefined) throw new Error('no row');
  return row;
}

export const moneyOfInvoice = async (shop: ShopApp, id: number) =>
  one<{ paid: number; open: number }>(shop, 'select paid_amount as paid, open_amount as open from invoice where id = $1', [id]);

export const moneyOfOrder = async (shop: ShopApp, id: number) =>
  one<{ paid: number; total: number; status: number }>(
    shop,
    'select paid_amount as paid, total_amount as total, payment_status_id as status from sales_order where id = $1',
    [id],
  );
