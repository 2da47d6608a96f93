-- Quotes behind the counter: sets and lines written by hand, terms, margins, quotes that were lost.

alter table quote drop constraint quote_state_id_check;
alter table quote
  add constraint quote_state_id_check check (state_id between 1 and 6),
  add column confirmed_delivery_date date,
  add column payment_term_id integer references payment_term,
  add column skonto_id integer references skonto,
  -- How the customer wants to pay, as far as it is known.
  add column payment_method_id smallint,
  -- Ten-thousandths, of what was last written; null: of no line is known what it costs.
  add column margin integer,
  -- A margin below the floor that somebody let pass: what it was let pass for, and with which reason.
  add column released_hash text,
  add column released_by text not null default '',
  add column release_reason text not null default '',
  add column lost_reason text,
  add column lost_text text not null default '',
  add column lost_on date,
  add constraint quote_lost check ((state_id = 6) = (lost_reason is not null));
create index quote_margin on quote (margin, id);
create index quote_lost_on on quote (lost_on, lost_reason) where state_id = 6;

alter table quote_position
  add column parent_id integer references quote_position on delete cascade,
  add column type text not null default 'PRODUCT' check (type in ('PRODUCT', 'COMPOSITE')),
  add column storno boolean not null default false;
create index quote_position_parent on quote_position (parent_id) where parent_id is not null;

-- What stood above the conditions in the mail of that sending; empty: the shop's usual words.
alter table quote_version add column mail_text text not null default '';
