-- Name, mail, persons and place of a customer's row are restated once for all rows of a statement, not once for each: an import of thousands of
-- customers waited for it longer than a statement may take.
create function restate_customers(touched integer[]) returns void language sql as $$
  update customer set person_name = fresh.person_name, person_email = fresh.person_email, people_text = fresh.people_text, city = fresh.city
  from (
    select one.id, coalesce(first.name, '') as person_name, coalesce(first.email, '') as person_email, coalesce(people.text, '') as people_text,
      coalesce(place.city, '') as city
    from (select distinct unnest(touched) as id) one
    left join lateral (
      select trim(first_name || ' ' || last_name) as name, email from contact_person where customer_id = one.id order by id limit 1
    ) first on true
    left join lateral (
      select string_agg(trim(first_name || ' ' || last_name) || ' ' || email || ' ' || phone, E'\n ' order by id) as text
      from contact_person where customer_id = one.id
    ) people on true
    left join lateral (
      select city from address where customer_id = one.id order by is_default_invoice desc, is_default_shipping desc, id limit 1
    ) place on true
  ) fresh
  where customer.id = fresh.id and (customer.person_name, customer.person_email, customer.people_text, customer.city)
    is distinct from (fresh.person_name, fresh.person_email, fresh.people_text, fresh.city)
$$;

drop trigger contact_person_texts on contact_person;
drop trigger address_texts on address;
create or replace function keep_customer_texts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform restate_customers(array(select customer_id from new_rows));
  elsif tg_op = 'DELETE' then perform restate_customers(array(select customer_id from old_rows));
  else perform restate_customers(array(select customer_id from old_rows union select customer_id from new_rows));
  end if;
  return null;
end $$;
drop function restate_customer_texts(integer);

do $$
declare source text;
begin
  foreach source in array array['contact_person', 'address'] loop
    execute format('create trigger %1$s_added after insert on %1$s
      referencing new table as new_rows for each statement execute function keep_customer_texts()', source);
    execute format('create trigger %1$s_changed after update on %1$s
      referencing old table as old_rows new table as new_rows for each statement execute function keep_customer_texts()', source);
    execute format('create trigger %1$s_gone after delete on %1$s
      referencing old table as old_rows for each statement execute function keep_customer_texts()', source);
  end loop;
end $$;
