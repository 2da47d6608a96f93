-- What the reports of figures count, each to be read from an index alone (decision 0098).

-- What one piece cost when the line was made, in ten-thousandths; null: unknown, as of every older line. Only for staff who may see margins.
alter table order_position add column cost_per_one bigint;
drop index order_position_order;
create index order_position_order on order_position (order_id, sort_order) include (type, storno, product_id, quantity, unit_price, cost_per_one);
drop index sales_order_created;
create index sales_order_created on sales_order (created_at, id) include (order_status_id, customer_id, discount, net_amount);

-- The last day on which something was delivered and not taken back.
alter table sales_order add column delivered_on date;
update sales_order set delivered_on = last.day
from (
  select order_id, max(day) as day from delivery where kind = 'DELIVERY'
    and not exists (select from delivery back where back.order_id = delivery.order_id and back.takes_back = delivery.id)
  group by order_id
) last
where sales_order.id = last.order_id;

-- Whether the promised day was kept. Null: nothing was promised, or everything is delivered and nobody knows when.
alter table sales_order add column promise text generated always as (
  case when confirmed_delivery_date is null then null when delivered <> 'COMPLETE' then 'OPEN' when delivered_on is null then null
    when delivered_on <= confirmed_delivery_date then 'KEPT' else 'LATE' end) stored;
create index sales_order_promise on sales_order (promise, id) include (order_status_id);
drop index sales_order_confirmed;
create index sales_order_confirmed on sales_order (confirmed_delivery_date, id) include (order_status_id, promise);

-- The day on which a quote was ordered or lost.
alter table quote add column ordered_on date;
update quote set ordered_on = (sales_order.created_at at time zone 'Europe/Zurich')::date
from sales_order where sales_order.id = quote.order_id and state_id = 4;
alter table quote add column decided_on date generated always as (case state_id when 4 then ordered_on when 6 then lost_on end) stored;
drop index quote_lost_on;
create index quote_decided_on on quote (decided_on, id) include (state_id, lost_reason, total_amount);
create index quote_lost_reason on quote (lost_reason, id);

drop index invoice_newest;
create index invoice_newest on invoice (issued_on, id) include (net_amount, credited_amount);
