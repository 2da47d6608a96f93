-- Files that product types name: workbooks that compute products (.xlsx) and fixed 3D models (.glb).
create table configurator_file (
  name text primary key check (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'),
  -- Rises with every new content, and is the version of the product model that the file makes.
  version integer not null default 1 check (version > 0),
  content bytea not null,
  created_at timestamptz not null default now()
);

-- Which view a product of the type opens with.
alter table product_type add column landing_page text not null default '2D'
  check (landing_page in ('2D', '3D_CONFIGURATOR', '3D_MODEL_FIX'));

-- Where another company's service computes the price: {url, apiParamNames, samplingPoints}; null: nowhere.
alter table product_price add column remote_price jsonb;
