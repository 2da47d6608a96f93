-- Files of the library: rows are the index, the bytes lie in the store of files. Content in a row waits to be moved there at the next start.
alter table media
  alter column content drop not null,
  drop constraint media_content_type_check,
  add constraint media_content_type_check check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'application/pdf',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'model/step')),
  add column file_name text not null generated always as (name || '.' || case content_type
    when 'image/png' then 'png' when 'image/jpeg' then 'jpg' when 'image/webp' then 'webp' when 'image/svg+xml' then 'svg'
    when 'application/pdf' then 'pdf' when 'model/step' then 'step' else 'xlsx' end) stored,
  add column size integer,
  add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  add column width integer,
  add column height integer,
  -- Of a workbook.
  add column sheets integer,
  add column texts jsonb not null default '{"de":"","fr":"","en":""}',
  add column version integer not null default 1,
  add column who text not null default '',
  add column changed_at timestamptz not null default now(),
  -- The store was read again and has no such file.
  add column missing boolean not null default false,
  add constraint media_has_bytes check (content is not null or (size is not null and sha256 is not null));

-- Only pictures have an address with .png; a file system may not tell small letters from capitals.
drop index media_address;
create unique index media_address on media (local_file_path, replace(name, ' ', '_')) where content_type like 'image/%';
create unique index media_file on media (lower(local_file_path), lower(file_name));

-- Folders that somebody made; those that hold files are there anyway.
create table media_folder (path text primary key check (path ~ '^(/[^/]+)+$'), created_at timestamptz not null default now());
