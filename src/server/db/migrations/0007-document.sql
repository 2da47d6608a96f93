-- Terms as they stood when the order was placed; papers print them.
alter table sales_order
  add column skonto_percent integer not null default 0,
  add column skonto_days integer not null default 0;
