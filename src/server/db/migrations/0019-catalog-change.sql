-- What each version of the catalogue changed, so that every process reads again only that. Written in the transaction of the change; old entries are dropped.
create table catalog_change (
  version bigint not null,
  kind text not null check (kind in ('product', 'category', 'attribute', 'productType', 'model', 'materialPrice', 'file', 'setting')),
  -- Ids of products, categories, attributes, types; names of models and files; empty for the other kinds.
  ids text[] not null,
  at timestamptz not null default now(),
  primary key (version, kind)
);

-- Rises with every change of what ties the customer to products, so that these ties can be kept in memory.
alter table customer add column product_ties_version bigint not null default 0;

-- A changed product is read again by its id.
create index if not exists category_product_product on category_product (product_id);
create index if not exists product_price_product on product_price (product_id);
