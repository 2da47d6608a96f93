-- Customers as a list of the office: what it shows and searches stands on the customer's own row. Beside them: invitations, and the two writes that
-- may touch what is otherwise only added to: a merge moves entries to another customer, an erasure takes personal words out of the history.

alter table customer
  add column formatted_id text not null generated always as ('K' || (100000 + id)::text) stored,
  -- Of the first contact person, who buys.
  add column person_name text not null default '',
  add column person_email text not null default '',
  -- Names, e-mails and phones of all contact persons.
  add column people_text text not null default '',
  add column city text not null default '',
  add column is_gone boolean not null generated always as (merged_into is not null or erased_at is not null) stored;
alter table customer
  add column name text not null generated always as (case when company_name <> '' then company_name else person_name end) stored,
  add column search_text text not null generated always as (lower(
    ' K' || (100000 + id)::text || E'\n ' || company_name || E'\n ' || company_code || E'\n ' || company_invoice_email
    || E'\n ' || person_email || E'\n ' || city || E'\n ' || people_text)) stored;

create function restate_customer_texts(touched integer) returns void language sql as $$
  update customer set person_name = fresh.person_name, person_email = fresh.person_email, people_text = fresh.people_text, city = fresh.city
  from (
    select coalesce(first.name, '') as person_name, coalesce(first.email, '') as person_email, coalesce(people.text, '') as people_text,
      coalesce(place.city, '') as city
    from (select 1) one
    left join lateral (
      select trim(first_name || ' ' || last_name) as name, email from contact_person where customer_id = touched order by id limit 1
    ) first on true
    left join lateral (
      select string_agg(trim(first_name || ' ' || last_name) || ' ' || email || ' ' || phone, E'\n ' order by id) as text
      from contact_person where customer_id = touched
    ) people on true
    left join lateral (
      select city from address where customer_id = touched order by is_default_invoice desc, is_default_shipping desc, id limit 1
    ) place on true
  ) fresh
  where customer.id = touched and (customer.person_name, customer.person_email, customer.people_text, customer.city)
    is distinct from (fresh.person_name, fresh.person_email, fresh.people_text, fresh.city)
$$;

create function keep_customer_texts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform restate_customer_texts(old.customer_id); end if;
  if tg_op <> 'DELETE' then perform restate_customer_texts(new.customer_id); end if;
  return null;
end $$;
create trigger contact_person_texts after insert or update or delete on contact_person for each row execute function keep_customer_texts();
create trigger address_texts after insert or update or delete on address for each row execute function keep_customer_texts();

select restate_customer_texts(id) from customer;

create index customer_search on customer using gin (search_text gin_trgm_ops);
create index customer_number on customer (formatted_id, id) where not is_gone;
create index customer_name on customer (name collate "und-x-icu", id) where not is_gone;
create index customer_city on customer (city collate "und-x-icu", id) where not is_gone;
create index customer_email on customer (person_email collate "und-x-icu", id) where not is_gone;
create index customer_code on customer (company_code collate "und-x-icu", id) where not is_gone;
create index customer_created on customer (created_at, id) where not is_gone;
create index customer_status on customer (status, id) where not is_gone;
create index customer_company on customer (is_company, id) where not is_gone;
create index customer_active on customer (active, id) where not is_gone;
create index customer_hold on customer (on_hold, id) where not is_gone;
create index customer_credit_limit on customer (credit_limit, id) where not is_gone;
-- Which others are the same buyer.
create index customer_same_email on customer (lower(person_email)) where not is_gone and person_email <> '';
create index customer_same_company on customer (lower(company_name)) where not is_gone and company_name <> '';
create index customer_merged on customer (merged_into) where merged_into is not null;

create index if not exists app_user_customer on app_user (customer_id);
-- Until the person has set a password by the link of the invitation.
alter table app_user add column if not exists invited_at timestamptz;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('kistenwerk.merging', true) = 'on'
    and to_jsonb(new) - 'customer_id' = to_jsonb(old) - 'customer_id' then
    return new;
  end if;
  raise exception '% is only added to', tg_table_name;
end $$;

create or replace function refuse_history_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('kistenwerk.erasing', true) = 'on' then
    return new;
  end if;
  raise exception 'record_history is only added to';
end $$;
