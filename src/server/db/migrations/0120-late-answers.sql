-- A line without a price because a price service was silent, as opposed to one on request.
alter table quote_position add column price_unavailable boolean not null default false,
  add check (unit_price is null or not price_unavailable);
