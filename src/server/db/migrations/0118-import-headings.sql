-- The first rows of a file, down to its headings, and what was said beside it: another row can be taken for the headings until the import is applied.
create table import_head (
  import_id integer primary key references import_file on delete cascade,
  -- [{line, cells}]
  rows jsonb not null,
  -- [{path, label, value}]
  given jsonb not null
);
