-- What credit notes took back of an order, and what of it is owed in all: what was taken back and not invoiced anew is not. Rappen.
alter table sales_order add column credited_amount bigint not null default 0;
update sales_order o set credited_amount = taken.amount, invoiced_amount = o.invoiced_amount - taken.amount
from (select order_id, sum(total_amount)::bigint as amount from credit_note_share group by order_id) taken
where o.id = taken.order_id;
alter table sales_order add column owed_amount bigint not null
  generated always as (total_amount - least(credited_amount, greatest(0, total_amount - invoiced_amount))) stored;

create or replace function customer_exposure(customer integer) returns bigint stable language sql as $$
  select coalesce(sum(greatest(0, owed_amount - paid_amount)), 0)::bigint from sales_order
  where customer_id = customer and payment_status_id = 2 and order_status_id in (1, 2, 4)
$$;

-- Money of a cancelled order is its customer's credit.
with kept as materialized (
  select o.id, o.customer_id, o.customer_name, o.formatted_id, sum(e.amount) as amount, nextval('payment_booking')::integer as booking
  from sales_order o join payment_entry e on e.order_id = o.id and e.invoice_id is null
  where o.order_status_id = 5 group by o.id having sum(e.amount) > 0
), moved as (
  insert into payment_entry (customer_id, order_id, kind, amount, day, source, booking, created_at, who, customer_name, search_text)
  select k.customer_id, side.order_id, 'transfer', side.amount, current_date, 'credit', k.booking, now(), '', k.customer_name,
    lower(concat(' ', k.customer_name, E'\n ', k.formatted_id))
  from kept k cross join lateral (values (k.id, -k.amount), (null, k.amount)) as side(order_id, amount)
)
update sales_order o set paid_amount = o.paid_amount - k.amount from kept k where k.id = o.id;
