-- What a bank file says of itself and of each payment, so that a dry run can be judged anew against what is open now.

alter table bank_import
  -- [{key, params}]: where the file contradicts itself.
  add column problems jsonb not null default '[]';
create unique index bank_import_dry_once on bank_import (file_hash) where state = 'DRY';

alter table bank_import_row
  -- The booking of the bank that the payment belongs to, and what that moved: its payments together never come to more.
  add column booking_key text not null,
  add column booking_amount bigint not null,
  -- What stands in the way as far as the file alone tells.
  add column file_problem text,
  -- Takes back a payment of an earlier file, once it is booked: that one.
  add column is_reversal boolean not null,
  add column takes_back integer references bank_import_row;
create index bank_import_row_booking on bank_import_row (booking_key) where booked;
create index bank_import_row_taken_back on bank_import_row (takes_back) where takes_back is not null and booked;
create index payment_entry_bank_import_row on payment_entry (bank_import_row_id) where bank_import_row_id is not null;
