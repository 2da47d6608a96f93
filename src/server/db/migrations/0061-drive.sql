-- A planned truck of a day that was given to its driver, and what the driver reported of its stops.
create table drive (
  id integer generated always as identity primary key,
  version integer not null default 1,
  day date not null,
  truck_id integer not null references truck (id),
  driver text not null,
  -- Of the link: found by its hash, printed again from the sealed one.
  token_hash text not null unique,
  token_sealed text not null,
  released_at timestamptz not null,
  -- Who gave it out, and is told when something does not go as planned.
  user_id integer references app_user (id) on delete set null,
  who text not null,
  unique (day, truck_id)
);

create table drive_report (
  drive_id integer not null references drive (id),
  order_id integer not null references sales_order (id),
  -- Null: nothing was handed over.
  delivery_id integer references delivery (id),
  -- { number, lines: [{ positionId, name, planned, quantity, reason }], receivedBy, note, signature }
  report jsonb not null,
  -- By the clock of the phone.
  reported_at timestamptz not null,
  created_at timestamptz not null,
  primary key (drive_id, order_id)
);
