/** What the figures count, added to orders at volume: invoices with credit notes, promised and delivered days, costs of lines, decided quotes. */
import type { Pool } from 'pg';

const quotes = 30_000;

/** From 0 to 99, the same for the same id. */
const chance = (id: string, salt: number): string => `abs(hashint4(${id} + ${salt})) % 100`;

const invoices = `insert into invoice (formatted_id, customer_id, order_id, issued_on, due_on, language, customer_name, invoice_email, invoice_address,
    has_vat, products_amount, discount_amount, delivery_cost, net_amount, vat_amount, total_amount, reference, paid_amount, created_at, who, order_formatted_id)
  select 'V' || formatted_id, customer_id, id, (updated_at at time zone 'Europe/Zurich')::date, (updated_at at time zone 'Europe/Zurich')::date + 30,
    language, customer_name, invoice_email, invoice_address, has_vat, products_amount, discount_amount, delivery_cost, net_amount, vat_amount, total_amount,
    'volume-' || id, case when payment_status_id = 1 then total_amount else 0 end, updated_at, 'volume', formatted_id
  from sales_order where order_status_id = 4 and not exists (select from invoice where invoice.order_id = sales_order.id)`;

const credits = `insert into credit_note (formatted_id, invoice_id, customer_id, order_id, issued_on, reason, settlement, net_amount, vat_amount, total_amount, created_at, who)
  select 'G' || formatted_id, id, customer_id, order_id, issued_on + 10, 'Bruch', 'CREDIT', net_amount / 10, 0, net_amount / 10, created_at, 'volume'
  from invoice where who = 'volume' and net_amount >= 10
    and not exists (select from credit_note where credit_note.invoice_id = invoice.id) and ${chance('id', 1)} < 3`;

const credited = `update invoice set credited_amount = credit_note.total_amount from credit_note
  where credit_note.invoice_id = invoice.id and credit_note.who = 'volume'`;

const promises = `update sales_order set confirmed_delivery_date = requested_delivery_date,
    delivered_on = case when delivered = 'COMPLETE' then requested_delivery_date + (${chance('id', 2)} < 8)::integer end
  where confirmed_delivery_date is null and requested_delivery_date is not null`;

const costs = `update order_position set cost_per_one = unit_price * (60 + ${chance('id', 3)} / 4) / 100
  where cost_per_one is null and order_id in (select order_id from invoice where who = 'volume') and ${chance('id', 4)} < 85`;

/** Half of them ordered, each with an order of its own. */
const decided = `insert into quote (formatted_id, link_hash, state_id, created_at, updated_at, customer_id, shop_type_id, customer_request_type, order_person,
    invoice_email, customer_name, invoice_address, city, order_id, total_amount, margin, lost_reason, lost_on, ordered_on)
  select 'V' || formatted_id, 'volume-' || id, case when won then 4 else 6 end, created_at, updated_at, customer_id, 1, 2, order_person,
    invoice_email, customer_name, invoice_address, city, case when won then id end, total_amount, 2500,
    case when not won then (array['price', 'deadline', 'competitor', 'other'])[1 + ${chance('id', 5)} % 4] end,
    case when not won then created_at::date end, case when won then created_at::date end
  from (select *, id % 2 = 0 as won from sales_order where order_status_id <> 5
    and not exists (select from quote where quote.order_id = sales_order.id) order by id desc limit ${quotes}) each`;

/** Adds only what is missing. */
export async function insertBooks(pool: Pool): Promise<void> {
  for (const statement of [invoices, credits, credited, promises, costs, decided]) await pool.query(statement);
  await pool.query('vacuum analyze');
}
