-- The few Rappen that were let go on a prepaid order moved to its invoice as money: a credit note would give them back, though nobody paid them. Where the
-- invoice still holds them, they become a rounding difference there: a booking of its own whose sum is 0 on the order and on the invoice (decision 0042).
-- Left alone where the invoice was credited since: they are the customer's credit then, and may be spent.
with held as (
  select order_id, sum(amount) filter (where kind = 'rounding') - sum(amount) as excess
  from payment_entry where order_id is not null and invoice_id is null
  group by order_id having sum(amount) >= 0 and sum(amount) filter (where kind = 'rounding') - sum(amount) between 1 and 5
), newest as (
  select held.order_id, held.excess, max(there.invoice_id) as invoice_id
  from held
  join payment_entry here on here.order_id = held.order_id and here.invoice_id is null and here.kind = 'transfer' and here.amount < 0
  join payment_entry there on there.booking = here.booking and there.invoice_id is not null and there.kind = 'transfer' and there.amount > 0
  group by held.order_id, held.excess
), wrong as materialized (
  select newest.*, o.customer_id, o.customer_name, o.formatted_id as order_number, i.formatted_id as invoice_number, i.order_id as of_order,
    nextval('payment_booking')::integer as booking
  from newest join sales_order o on o.id = newest.order_id join invoice i on i.id = newest.invoice_id
  where i.credited_amount = 0
    and (select coalesce(sum(amount), 0) from payment_entry where invoice_id = i.id and kind = 'transfer') >= newest.excess
    and (select coalesce(sum(amount), 0) from payment_entry where invoice_id = i.id and kind not in ('writeOff', 'rounding', 'skonto')) >= newest.excess
)
insert into payment_entry (customer_id, order_id, invoice_id, kind, amount, day, source, booking, created_at, who, customer_name, search_text)
select w.customer_id, side.order_id, side.invoice_id, side.kind, side.amount, (now() at time zone 'Europe/Zurich')::date, 'credit', w.booking, now(), '',
  w.customer_name, lower(concat(' ', w.customer_name, E'\n ', w.order_number, E'\n ', w.invoice_number))
from wrong w cross join lateral (values
  (w.order_id, null, 'transfer', w.excess), (w.order_id, null, 'rounding', -w.excess),
  (w.of_order, w.invoice_id, 'transfer', -w.excess), (w.of_order, w.invoice_id, 'rounding', w.excess)
) as side(order_id, invoice_id, kind, amount)
order by w.booking;
