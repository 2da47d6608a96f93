-- What becomes of a price row from a day on: named is only what changes, in francs and percent as staff typed it. It is gone from here when its day has come.
create table planned_price (
  product_price_id integer not null references product_price on delete cascade,
  valid_from date not null,
  change jsonb not null,
  at timestamptz not null,
  who text not null,
  primary key (product_price_id, valid_from)
);
create index planned_price_day on planned_price (valid_from);
