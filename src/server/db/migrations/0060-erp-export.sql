-- Files for the ERP: which orders went over in which one, and the file as it was made.
create table erp_export (
  id integer generated always as identity primary key,
  made_at timestamptz not null,
  who text not null,
  -- True: named by hand, whether they went over before or not.
  by_hand boolean not null,
  order_count integer not null,
  -- The headings first; a row for each line, discount and delivery.
  rows jsonb not null
);

create table erp_export_order (
  export_id integer not null references erp_export on delete cascade,
  order_id integer not null references sales_order on delete cascade,
  -- That went over.
  version integer not null,
  primary key (export_id, order_id)
);
create index erp_export_order_order on erp_export_order (order_id);
