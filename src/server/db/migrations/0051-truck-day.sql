-- What a truck may carry, and the plan of a day: which stops on which truck, and where every piece stands.
alter table truck add column payload_kg integer not null default 9000 check (payload_kg between 100 and 40000);
update truck set payload_kg = 900 where length < 5000;
update truck set payload_kg = 24000 where length > 12000;

create table truck_day (
  day date primary key,
  version integer not null default 1,
  -- [{ truckId, stops: [order ids], boxes: [{ positionId, at, size }] }]
  rounds jsonb not null,
  changed_at timestamptz not null,
  who text not null
);
