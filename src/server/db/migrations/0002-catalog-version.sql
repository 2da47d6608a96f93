-- Versions of what the processes keep in memory: raised in the transaction that changes it, compared every few seconds.
create table cache_version (
  name text primary key,
  version bigint not null
);
insert into cache_version (name, version) values ('catalog', 1);
