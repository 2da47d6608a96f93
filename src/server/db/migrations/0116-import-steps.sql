-- What each import, and its undoing, did to the version of a customer or another record that carries one: an earlier import is undone when such steps alone lead from
-- its version to the present one.
create table import_step (
  import_id integer not null references import_file on delete cascade,
  holder text not null,
  from_version integer not null,
  to_version integer not null check (to_version > from_version),
  primary key (holder, from_version)
);
-- An undone import until now: from the version before it to the one that its undoing left.
insert into import_step (import_id, holder, from_version, to_version)
select distinct on (holder, record_version) import_id, holder, record_version, undone_version from import_row
where undone_version > record_version and holder is not null
order by holder, record_version, undone_version desc;
insert into import_step (import_id, holder, from_version, to_version)
select distinct on (holder, record_version) import_id, holder, record_version, done_version from import_row r join import_file f on f.id = r.import_id
where f.state = 'APPLIED' and done_version > record_version and holder is not null
order by holder, record_version, done_version desc
on conflict do nothing;
alter table import_row drop column undone_version;
create index import_row_holder on import_row (holder, import_id) where holder is not null;

-- Where the headings stand in the file: below a title, if it has one.
alter table import_file add column heading_line integer not null default 1;
