-- The first rows of a file, down to its headings, and what was said beside it: another row can be taken for the headings until the import is applied.
create table import_head (
  import_id integer primary key references import_file on delete cascade,
  -- [{line, cells}]
  rows jsonb not null,
  -- [{path, label, value}]
  given jsonb not null
);

-- The list of orders tells what goes by post from what is driven.
drop index sales_order_delivery_type;
create index sales_order_way on sales_order ((case when by_mail then 'MAIL' else delivery_type end), id) include (order_status_id);
