-- The content of a folder of the program when it was last stored, as a hash: while it is the same, a start has nothing to compare.
create table taken_folder (
  name text primary key,
  hash text not null
);
