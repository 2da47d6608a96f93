-- Files of tables that change many records at once: what was read, what each row would do, what it did, and what gives it back.
create table import_file (
  id integer generated always as identity primary key,
  version integer not null default 1,
  kind text not null,
  file_name text not null,
  file_size integer not null,
  state text not null default 'DRY' check (state in ('DRY', 'APPLIED', 'UNDONE')),
  created_at timestamptz not null,
  who text not null,
  applied_at timestamptz,
  applied_by text not null default '',
  undone_at timestamptz,
  undone_by text not null default '',
  headings jsonb not null,
  -- By column: the field that it fills, null for none.
  mapping jsonb not null,
  clear_empty boolean not null
);

create table import_row (
  import_id integer not null references import_file on delete cascade,
  -- As a spreadsheet program counts.
  line integer not null,
  cells jsonb not null,
  state text not null check (state in ('new', 'changed', 'same', 'faulty')),
  label text not null default '',
  -- The record that it names, and its version before the import; null: it is made by it.
  record_id integer,
  record_version integer,
  -- [{field, before, after}]
  changes jsonb not null default '[]',
  -- [{column, value, key, params}]
  faults jsonb not null default '[]',
  -- Of an applied row: the record that it made or changed, the version that it left, and the change that gives the former state back.
  done_id integer,
  done_version integer,
  back jsonb,
  primary key (import_id, line)
);

-- What people chose for these headings is proposed again.
create table import_mapping (
  kind text not null,
  headings_key text not null,
  mapping jsonb not null,
  clear_empty boolean not null,
  primary key (kind, headings_key)
);
