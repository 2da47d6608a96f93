-- Entries that were made together are taken back together; fees of reminders are owed with their invoice; a rest may be written off.

create sequence payment_booking as integer;
alter table payment_entry
  add column booking integer not null default nextval('payment_booking'),
  -- As it was called then.
  add column customer_name text not null default '',
  -- Lower-cased, each text on a line of its own behind a blank: names and numbers of the records it is about among them.
  add column search_text text not null default '',
  drop constraint payment_entry_kind_check,
  add constraint payment_entry_kind_check check (kind in ('payment', 'refund', 'skonto', 'rounding', 'transfer', 'writeOff'));
create index payment_entry_booking on payment_entry (booking);
create index payment_entry_search on payment_entry using gin (search_text gin_trgm_ops);

-- However often the provider tells the same payment or refund.
create unique index payment_entry_provider_once on payment_entry (reference, kind, order_id, invoice_id) nulls not distinct
  where source = 'provider' and reverses is null;

drop index invoice_open;
alter table invoice drop column open_amount;
alter table invoice
  -- Of its reminders, VAT included.
  add column fee_amount bigint not null default 0,
  add column open_amount bigint not null generated always as (total_amount + fee_amount - paid_amount - credited_amount) stored;
create index invoice_open on invoice (due_on, id) where open_amount <> 0;

-- What was paid online before there was a ledger.
insert into payment_entry (customer_id, order_id, kind, amount, day, source, reference, created_at, who, customer_name, search_text)
  select o.customer_id, o.id, 'payment', p.paid_amount, (p.updated_at at time zone 'Europe/Zurich')::date, 'provider', p.reference, p.updated_at, '',
    o.customer_name, lower(' ' || o.customer_name || E'\n ' || o.formatted_id || E'\n ' || p.reference)
  from payment p join sales_order o on o.id = p.order_id
  where p.state = 'PAID' and p.paid_amount > 0
  order by p.id;
insert into payment_entry (customer_id, order_id, kind, amount, day, source, reference, created_at, who, customer_name, search_text)
  select o.customer_id, o.id, 'refund', -r.amount, (r.created_at at time zone 'Europe/Zurich')::date, 'provider', r.external_id, r.created_at, r.who,
    o.customer_name, lower(' ' || o.customer_name || E'\n ' || o.formatted_id || E'\n ' || r.external_id)
  from payment_refund r join payment p on p.id = r.payment_id join sales_order o on o.id = p.order_id
  where r.state = 'SUCCESSFUL' and p.state = 'PAID'
  order by r.id;
update sales_order o set paid_amount = e.paid
  from (select order_id, sum(amount) as paid from payment_entry group by order_id) e where e.order_id = o.id;

-- Whom it was sent to.
alter table reminder add column recipient text not null default '';

-- What a customer owes for orders that are placed, invoiced or not.
create function customer_exposure(customer integer) returns bigint stable language sql as $$
  select coalesce(sum(greatest(0, total_amount - paid_amount)), 0)::bigint from sales_order
  where customer_id = customer and payment_status_id = 2 and order_status_id in (1, 2, 4)
$$;
