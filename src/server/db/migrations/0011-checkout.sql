-- Addresses abroad: the state or province that parcels to North America name, and a phone for the carrier on the spot.
alter table address
  add column state_or_province_code text not null default '',
  add column carrier_phone text not null default '';
