-- Which products belong to a customer (made or listed for it), which it marked as favourites, and under which article number it knows them.
create table customer_product (
  customer_id integer not null references customer on delete cascade,
  product_id integer not null references product on delete cascade,
  external_product_id text not null default '',
  is_owner boolean not null default false,
  is_favorite boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (customer_id, product_id),
  check (is_owner or is_favorite)
);
create index customer_product_product on customer_product (product_id);
-- A customer's own number means one product.
create unique index customer_product_external on customer_product (customer_id, lower(external_product_id)) where external_product_id <> '';

create table customer_logo (
  customer_id integer primary key references customer on delete cascade,
  content_type text not null check (content_type in ('image/svg+xml', 'image/png', 'image/jpeg', 'image/webp')),
  content bytea not null
);
