-- Product models as rows: every version of a model with its document and its costs. The folder models/ fills them at the start.
create table product_model (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,59}$')
);

create table product_model_version (
  model_id text not null references product_model,
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'published', 'retired')),
  -- json, not jsonb: the order of its keys is the order in which parameters, results and parts are shown.
  document json not null,
  -- What it costs to make; never leaves the server. Null: nothing is known.
  cost json,
  -- Versions of the models that it builds in, by their id.
  uses jsonb not null default '{}',
  created_at timestamptz not null default now(),
  created_by text not null,
  primary key (model_id, version)
);

-- The newest list is in force; older ones stay for the record.
create table material_price_list (
  version integer primary key check (version > 0),
  document json not null,
  created_at timestamptz not null default now(),
  created_by text not null
);
