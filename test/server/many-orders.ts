/** Thousands of orders inserted directly: most of them finished long ago, the newest still open, as in a company of some years. */
import type { Pool } from 'pg';

const head = `
insert into sales_order (uuid, formatted_id, created_at, updated_at, customer_id, shop_type_id, customer_request_type, order_status_id,
  payment_status_id, payment_method_id, payment_term_days, delivery_type, requested_delivery_date, confirmed_delivery_date, order_person,
  external_customer_no, comment, invoice_email, customer_name, customer_phone, invoice_address, city, discount, has_vat, products_amount,
  discount_amount, delivery_cost, net_amount, vat_amount, total_amount, weight, position_count, delivered, invoiced,
  payment_due_date, delivered_on)
select md5('order ' || n)::uuid, 'A2025-' || lpad(n::text, 6, '0'), made, made, (select min(id) from customer), 1, case when n % 3 = 0 then 2 else 1 end,
  state,
  case when n > $1 - $1 / 20 or n % 40 = 3 then 2 else 1 end,
  case when n % 400 = 1 or n % 4 = 0 then 100 + n % 6 else 1 + n % 2 end,
  30, case n % 10 when 0 then 'PICKUP' when 1 then 'FEDEX' else 'DELIVERY' end, (made + interval '7 days')::date,
  case when n > $1 - $1 / 50 then null else (made + interval '8 days')::date end, 'Anna Muster',
  case when n % 3 = 0 then 'Auftrag ' || n % 9000 else '' end, '', 'rechnung@muster.example',
  (array['Aarepumpen AG', 'Muster Holzbau', 'Zürcher Möbel', 'Ächerli Söhne', 'Kordt Messebau'])[1 + n % 5] || ' ' || n % 700, '041 555 01 20',
  '{"name": "Anna Muster", "addition": "", "additionalAddress": "", "street": "Seestrasse 1", "zipCode": "8001", "city": "Zürich", "country": "CH"}',
  (array['Zürich', 'Bern', 'Aarau', 'Luzern', 'Chur', 'Basel', 'Genève', 'Olten'])[1 + n % 8], 0, true,
  1000 + n % 5000 * 37, 0, 0, 1000 + n % 5000 * 37, 80, 1080 + n % 5000 * 37, 12.5, 1 + n % 3,
  case when state in (2, 4) then 'COMPLETE' else 'OPEN' end, case when state = 4 then 'COMPLETE' else 'OPEN' end,
  case when state = 4 and (n > $1 - $1 / 20 or n % 40 = 3) then (made + interval '35 days')::date end,
  case when state in (2, 4) then (made + interval '8 days')::date + n % 7 / 5 end
from (select n, $2::timestamptz - interval '1 second' * (($1 - n) * 60.0 * 60 * 24 * 365 / $1)::integer as made,
  case when n % 400 = 1 then 3 when n % 25 = 2 then 5 when n > $1 - $1 / 50 then 1 when n > $1 - $1 / 20 then 2 else 4 end as state
  from generate_series(1, $1::integer) n) each`;

const lines = `
insert into order_position (order_id, sort_order, type, article_number, name, quantity, quantity_delivered, quantity_invoiced, unit_price, details,
  part_list, weight)
select sales_order.id, place, 'PRODUCT', 'EP_0001', 'EPAL 1', 4, case when order_status_id in (2, 4) then 4 else 0 end,
  case when order_status_id = 4 then 4 else 0 end, 119000, '[]', '[]', 22
from sales_order, generate_series(1, position_count) place
where not exists (select from order_position where order_id = sales_order.id)`;

/** The newest dates from `until`. Ends with fresh statistics, as autovacuum would provide. */
export async function manyOrders(pool: Pool, count: number, until: Date): Promise<void> {
  await pool.query({ text: head, values: [count, until] });
  await pool.query(lines);
  await pool.query(`insert into document_counter (kind, year, last) values ('order', 2025, ${count})
    on conflict (kind, year) do update set last = excluded.last`);
  await pool.query('vacuum analyze sales_order');
  await pool.query('analyze order_position');
}
