-- What papers say of an order, kept on the order; what a paper shares with others, kept on the paper.

-- Orders invoiced before invoices were records keep the day they are due.
update sales_order set payment_due_date = (updated_at at time zone 'Europe/Zurich')::date + payment_term_days
where order_status_id = 4 and payment_status_id = 2;

-- An invoice may collect several orders: what each has of it, in Rappen, so that the invoices of an order are its total.
create table invoice_share (
  invoice_id integer not null references invoice,
  order_id integer not null references sales_order,
  products_amount bigint not null,
  discount_amount bigint not null,
  delivery_cost bigint not null,
  net_amount bigint not null,
  vat_amount bigint not null,
  total_amount bigint not null,
  primary key (invoice_id, order_id)
);
create index invoice_share_order on invoice_share (order_id);

create table credit_note_share (
  credit_note_id integer not null references credit_note,
  order_id integer not null references sales_order,
  products_amount bigint not null,
  discount_amount bigint not null,
  delivery_cost bigint not null,
  net_amount bigint not null,
  vat_amount bigint not null,
  total_amount bigint not null,
  primary key (credit_note_id, order_id)
);
create index credit_note_share_order on credit_note_share (order_id);
create trigger invoice_share_append_only before update or delete on invoice_share for each row execute function refuse_change();
create trigger credit_note_share_append_only before update or delete on credit_note_share for each row execute function refuse_change();

-- What the lists of deliveries and invoices show and are searched by stands on the paper, as it was issued.
alter table delivery
  add column customer_id integer not null references customer,
  add column order_formatted_id text not null,
  add column customer_name text not null,
  add column city text not null,
  add column search_text text not null generated always as
    (lower(' ' || formatted_id || E'\n ' || order_formatted_id || E'\n ' || customer_name || E'\n ' || city)) stored;
create index delivery_customer on delivery (customer_id, id desc);
create index delivery_newest on delivery (created_at, id);
create index delivery_search on delivery using gin (search_text gin_trgm_ops);
create index delivery_type_id on delivery (delivery_type, id);
create index delivery_kind on delivery (kind, id);
create index delivery_order_number on delivery (order_formatted_id, id);
create index delivery_customer_name on delivery (customer_name collate "und-x-icu", id);
create index delivery_city on delivery (city collate "und-x-icu", id);

drop index invoice_search;
alter table invoice drop column search_text;
alter table invoice
  add column order_formatted_id text not null default '',
  add column state text not null generated always as (case
    when credited_amount > 0 and credited_amount >= total_amount and paid_amount <= 0 then 'CREDITED'
    when total_amount + fee_amount - paid_amount - credited_amount < 0 then 'OVERPAID'
    when total_amount + fee_amount - paid_amount - credited_amount = 0 then 'PAID'
    when paid_amount <> 0 or credited_amount <> 0 then 'PARTIAL'
    else 'OPEN' end) stored,
  add column search_text text not null generated always as
    (lower(' ' || formatted_id || E'\n ' || order_formatted_id || E'\n ' || customer_name || E'\n ' || reference)) stored;
create index invoice_search on invoice using gin (search_text gin_trgm_ops);
create index invoice_state on invoice (state, id);
create index invoice_created on invoice (created_at, id);
create index invoice_due on invoice (due_on, id);
create index invoice_order_number on invoice (order_formatted_id, id);
create index invoice_customer_name on invoice (customer_name collate "und-x-icu", id);
create index invoice_total on invoice (total_amount, id);
create index invoice_open_sorted on invoice (open_amount, id);
create index invoice_paid on invoice (paid_amount, id);
create index invoice_credited on invoice (credited_amount, id);
create index invoice_reminder on invoice (reminder_level, id);
