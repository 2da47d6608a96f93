-- Of an applied row: what its version is of, and the version that its undoing left: the same content as before the import.
alter table import_row
  add column holder text,
  add column undone_version integer;
create index import_row_undone on import_row (holder) where undone_version is not null;
