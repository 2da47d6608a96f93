-- Until when the links of a mail open something by themselves; null: they open nothing, or not any more, because the secret in them has been taken out.

alter table mail add column secret_until timestamptz;
create index mail_secret on mail (secret_until) where secret_until is not null;
