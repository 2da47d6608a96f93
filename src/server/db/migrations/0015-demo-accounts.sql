-- Accounts of the demo have a published password: marked, so that a start without the demo can close them.

alter table app_user add column demo boolean not null default false;
-- The demo's people came in one transaction, so they bear one moment; an account that only uses such an address does not.
update app_user set demo = true
where lower(email) in ('leitung@kistenwerk.example', 'verkauf@kistenwerk.example', 'kundin@kistenwerk.example', 'einkauf@aarepumpen.example')
  and created_at = (select created_at from app_user where lower(email) = 'kundin@kistenwerk.example');
