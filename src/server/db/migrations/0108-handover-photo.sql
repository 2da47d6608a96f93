-- Photographs of a reported stop. The bytes lie in the store of files, apart from the library.
create table handover_photo (
  id integer primary key generated always as identity,
  drive_id integer not null,
  order_id integer not null,
  at timestamptz not null,
  -- Of the bytes as the phone sent them: sent again, it is the same photo.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  path text not null unique,
  foreign key (drive_id, order_id) references drive_report (drive_id, order_id),
  unique (drive_id, order_id, sha256)
);
create index handover_photo_order on handover_photo (order_id);
