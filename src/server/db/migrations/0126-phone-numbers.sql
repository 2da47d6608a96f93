-- A customer who calls is found by the number on the display, which is known from its end: with or without a country code.
create index contact_person_phone_from_end on contact_person (reverse(regexp_replace(phone, '\D', '', 'g')) text_pattern_ops) where phone <> '';
