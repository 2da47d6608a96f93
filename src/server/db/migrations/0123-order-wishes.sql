-- What a customer wishes to change is a note of theirs beside the notes of staff.
alter table note add column wish text check (wish in ('change', 'cancel'));
create index note_wish on note (record_id) where wish is not null;
