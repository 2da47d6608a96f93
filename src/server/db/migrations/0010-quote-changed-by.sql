-- Who wrote on a quote last, so that a stale save can be told.

alter table quote add column changed_by text not null default '';
