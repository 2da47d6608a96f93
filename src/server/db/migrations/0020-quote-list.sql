-- The list of quotes like that of orders: what it shows stands on the quote's own row. Total and waiting are kept by server/quote.
alter table quote
  add column position_count integer not null default 0,
  -- In Rappen; null: a line or the delivery has no price yet.
  add column total_amount bigint,
  -- The customer said the last word.
  add column waiting boolean not null default false,
  -- Last day on which it holds; null: not sent.
  add column valid_until date generated always as (sent_on + validity_duration) stored,
  add column search_text text not null generated always as
    (lower(' ' || formatted_id || E'\n ' || customer_name || E'\n ' || city || E'\n ' || external_customer_no)) stored;

with line as (
  select quote_id, count(*)::integer as lines, sum(round(unit_price::numeric * quantity / 100)) as products, bool_or(unit_price is null) as unpriced
  from quote_position group by quote_id
), net as (
  select quote.id, lines, case when not unpriced then round(products * (10000 - discount) / 10000)
    + case when delivery_type = 'PICKUP' then 0 else delivery_cost end end as amount
  from quote join line on line.quote_id = quote.id
)
update quote set position_count = net.lines, total_amount = net.amount + case when has_vat then round(net.amount * 81 / 1000) else 0 end
from net where net.id = quote.id;

update quote set waiting = true where (
  select author from quote_message where quote_id = quote.id and author <> 'system' and sent order by id desc limit 1
) = 'customer';

create index quote_search on quote using gin (search_text gin_trgm_ops);
create index quote_created on quote (created_at, id) include (state_id);
create index quote_state on quote (state_id, valid_until, id);
create index quote_valid on quote (valid_until, id);
create index quote_waiting on quote (waiting, id);
create index quote_total on quote (total_amount, id);
create index quote_position_count on quote (position_count, id);
create index quote_name on quote (customer_name collate "und-x-icu", id);
create index quote_city on quote (city collate "und-x-icu", id);
create index quote_external on quote (external_customer_no collate "und-x-icu", id);

-- What the clock asks for, however much has piled up.
drop index payment_unsettled;
create index payment_unsettled on payment (created_at) where state in ('NEW', 'PENDING', 'ABANDONED');
create index payment_refund_pending on payment_refund (id) where state = 'PENDING';
create index payment_event_at on payment_event (at);
create index mail_waiting on mail (id) where state = 'pending';
create index mail_failed on mail (id) where state = 'failed';

-- The day that counts: promised, else wished for. And the last day to pay: an invoiced order is not changed any more until it is paid.
alter table sales_order
  add column due_date date generated always as (coalesce(confirmed_delivery_date, requested_delivery_date)) stored,
  add column payment_due_date date generated always as (case when order_status_id = 4 and payment_status_id = 2
    then (updated_at at time zone 'Europe/Zurich')::date + payment_term_days end) stored;
create index sales_order_due on sales_order (due_date, id) include (order_status_id);
create index sales_order_payment_due on sales_order (payment_due_date, id) include (order_status_id);
