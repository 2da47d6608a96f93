-- What the bank keeps for itself, as rows of their own; and the statements of a file, so that a missing one is seen.
alter table bank_import_row add column is_charge boolean not null default false;

create table bank_statement (
  id integer generated always as identity primary key,
  import_id integer not null references bank_import on delete cascade,
  account text not null,
  -- The bank's own name of it.
  name text not null,
  -- Counted by the bank, from 1 again in a new year; null: it counts none.
  number integer,
  ends_on date not null,
  opening bigint not null,
  closing bigint not null
);
create index bank_statement_import on bank_statement (import_id);
create index bank_statement_account on bank_statement (account, ends_on);
