-- The parcel carrier's service that a customer ordered, what the carrier asked for it then, and how many working days it is under way.
alter table sales_order
  add column parcel_service text,
  add column parcel_name text,
  add column parcel_rate bigint,
  add column parcel_days smallint,
  add constraint parcel_ordered_whole check ((parcel_service is null) = (parcel_name is null) and (parcel_service is null) = (parcel_rate is null));
