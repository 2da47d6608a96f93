-- Lists of orders and quotes at any size: what a list shows and sorts by stands on the row itself, and each column has an index.
-- Texts are sorted as in a dictionary; whoever searches looks for parts of words.
create extension if not exists pg_trgm;

-- Of the lines; kept right by the trigger below.
alter table sales_order
  add column position_count integer not null default 0,
  add column delivered text not null default 'OPEN' check (delivered in ('OPEN', 'PARTIAL', 'COMPLETE')),
  add column invoiced text not null default 'OPEN' check (invoiced in ('OPEN', 'PARTIAL', 'COMPLETE'));

-- All lines alike give their own state, any difference is PARTIAL; composite and cancelled lines do not count (domain/position/line-status.ts).
create function progress_of(lines bigint, opened bigint, completed bigint) returns text language sql immutable as $$
  select case when lines = opened then 'OPEN' when lines = completed then 'COMPLETE' else 'PARTIAL' end
$$;

create view order_figures as
select o.id, count(p.id)::integer as position_count,
  progress_of(count(p.id) filter (where counts), count(p.id) filter (where counts and p.quantity_delivered = 0),
    count(p.id) filter (where counts and p.quantity_delivered <> 0 and p.quantity_delivered >= p.quantity)) as delivered,
  progress_of(count(p.id) filter (where counts), count(p.id) filter (where counts and p.quantity_invoiced = 0),
    count(p.id) filter (where counts and p.quantity_invoiced <> 0 and p.quantity_invoiced >= p.quantity)) as invoiced
from sales_order o
left join order_position p on p.order_id = o.id
left join lateral (select p.type = 'PRODUCT' and not p.storno as counts) line on true
group by o.id;

update sales_order set position_count = f.position_count, delivered = f.delivered, invoiced = f.invoiced
from order_figures f where f.id = sales_order.id;

create function keep_order_figures() returns trigger language plpgsql as $$
begin
  update sales_order set position_count = f.position_count, delivered = f.delivered, invoiced = f.invoiced
  from (select distinct order_id from changed) touched
  cross join lateral (select * from order_figures where order_figures.id = touched.order_id) f
  where sales_order.id = touched.order_id
    and (sales_order.position_count, sales_order.delivered, sales_order.invoiced) is distinct from (f.position_count, f.delivered, f.invoiced);
  return null;
end $$;
create trigger order_figures_insert after insert on order_position
referencing new table as changed for each statement execute function keep_order_figures();
create trigger order_figures_update after update on order_position
referencing new table as changed for each statement execute function keep_order_figures();
create trigger order_figures_delete after delete on order_position
referencing old table as changed for each statement execute function keep_order_figures();

-- Each text stands at the start of a line behind a blank, so that the start of a word can be looked for.
alter table sales_order add column search_text text not null generated always as
  (lower(' ' || formatted_id || E'\n ' || customer_name || E'\n ' || city || E'\n ' || external_customer_no)) stored;
create index sales_order_search on sales_order using gin (search_text gin_trgm_ops);

-- Nearly every list leaves out one state: with the state in the index it is counted without the rows.
drop index sales_order_created;
create index sales_order_created on sales_order (created_at, id) include (order_status_id);
create index sales_order_status on sales_order (order_status_id, id);
create index sales_order_payment_status on sales_order (payment_status_id, id) include (order_status_id);
create index sales_order_payment_method on sales_order (payment_method_id, id) include (order_status_id);
create index sales_order_delivery_type on sales_order (delivery_type, id) include (order_status_id);
create index sales_order_request_type on sales_order (customer_request_type, id) include (order_status_id);
create index sales_order_delivered on sales_order (delivered, id) include (order_status_id);
create index sales_order_invoiced on sales_order (invoiced, id) include (order_status_id);
create index sales_order_position_count on sales_order (position_count, id) include (order_status_id);
create index sales_order_total on sales_order (total_amount, id) include (order_status_id);
create index sales_order_requested on sales_order (requested_delivery_date, id) include (order_status_id);
create index sales_order_confirmed on sales_order (confirmed_delivery_date, id) include (order_status_id);
create index sales_order_name on sales_order (customer_name collate "und-x-icu", id) include (order_status_id);
create index sales_order_city on sales_order (city collate "und-x-icu", id) include (order_status_id);
create index sales_order_external on sales_order (external_customer_no collate "und-x-icu", id) include (order_status_id);
