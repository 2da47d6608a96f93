-- A line without a price because a price service was silent, as opposed to one on request.
alter table quote_position add column price_unavailable boolean not null default false,
  add check (unit_price is null or not price_unavailable);

-- Orders and quotes wait for prices before they are stored: meanwhile their customer may be erased or merged, and nothing is stored for nobody.
create function refuse_gone_customer() returns trigger language plpgsql as $$
begin
  perform from customer where id = new.customer_id and not is_gone for share;
  if not found then
    raise exception 'customer % is gone', new.customer_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
create trigger sales_order_of_somebody before insert on sales_order for each row execute function refuse_gone_customer();
create trigger quote_of_somebody before insert on quote for each row execute function refuse_gone_customer();
