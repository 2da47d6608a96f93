/** Staff's steps with customers, and papers and money inserted directly into the tables, for the tests of merging and erasing. */
import type { Customer } from '#contract/customer.ts';
import type { CustomerRecord } from '#contract/customer-record.ts';
import { get } from './buyer.ts';
import type { Person } from './buyer.ts';
import type { ShopApp } from './shop-app.ts';

export async function recordOf(staff: Person, id: number): Promise<CustomerRecord> {
  const { status, body } = await get<CustomerRecord>(staff, `/customers/${id}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

export async function customerOf(staff: Person, id: number): Promise<Customer> {
  return (await recordOf(staff, id)).customer;
}

export async function remove(person: Person, url: string): Promise<{ status: number; body: object }> {
  const answer = await person.app.inject({ method: 'DELETE', url: `/api${url}`, headers: { authorization: `Bearer ${person.token}` } });
  return { status: answer.statusCode, body: answer.json<object>() };
}

/** An invoice for an order with its line, a frozen paper and a payment, all containing the customer's texts. Amounts in Rappen. */
export async function invoiced(
  { database: { pool } }: ShopApp,
  orderId: number,
  { open = 0, who = 'verkauf@kistenwerk.example' } = {},
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into invoice (formatted_id, customer_id, order_id, issued_on, due_on, language, customer_name, invoice_email, invoice_address, has_vat,
       products_amount, discount_amount, delivery_cost, net_amount, vat_amount, total_amount, reference, paid_amount, created_at, who)
     select 'R' || id, customer_id, id, '2026-11-01', '2026-12-01', 'de', customer_name, invoice_email, invoice_address, has_vat, products_amount,
       discount_amount, delivery_cost, net_amount, vat_amount, total_amount, 'RF' || id, total_amount - $2, '2026-11-01', $3
     from sales_order where id = $1 returning id`,
    [orderId, open, who],
  );
  const id = rows[0]?.id ?? 0;
  await pool.query(
    `insert into invoice_line (invoice_id, order_id, position_id, sort_order, quantity, unit_price, amount)
     select $1, order_id, id, sort_order, quantity, unit_price, 100 from order_position where order_id = $2`,
    [id, orderId],
  );
  await pool.query(
    `insert into payment_entry (customer_id, invoice_id, amount, day, source, created_at, who)
     select customer_id, id, total_amount - $2, '2026-11-05', 'manual', '2026-11-05', $3 from invoice where id = $1`,
    [id, open, who],
  );
  await pool.query(
    `insert into paper (kind, record_id, file_name, hash, content, created_at) values ('invoice', $1, 'R.pdf', 'x', 'x', now())`,
    [id],
  );
  await pool.query(`update sales_order set order_status_id = 4, payment_status_id = case when $2 = 0 then 1 else 2 end where id = $1`, [
    orderId,
    open,
  ]);
  return id;
}

/** Records of customers: number and sums of each kind. */
export async function sumsOf({ database: { pool } }: ShopApp, ids: readonly number[]): Promise<Record<string, number>> {
  const { rows } = await pool.query<Record<string, number>>(
    `select (select count(*) from sales_order where customer_id = any($1)) as orders,
      (select coalesce(sum(total_amount), 0)::bigint from sales_order where customer_id = any($1)) as ordered,
      (select count(*) from quote where customer_id = any($1)) as quotes,
      (select count(*) from delivery where customer_id = any($1)) as deliveries,
      (select count(*) from invoice where customer_id = any($1)) as invoices,
      (select coalesce(sum(open_amount), 0)::bigint from invoice where customer_id = any($1)) as open,
      (select count(*) from payment_entry where customer_id = any($1)) as entries,
      (select coalesce(sum(amount), 0)::bigint from payment_entry where customer_id = any($1)) as paid,
      (select count(*) from app_user where customer_id = any($1)) as users,
      (select count(distinct product_id) from customer_product where customer_id = any($1)) as products,
      (select count(distinct product_id) from product_price where customer_id = any($1)) as prices`,
    [ids],
  );
  return rows[0] ?? {};
}
