-- Where a truck's axles are, what they carry empty and what they may carry: all of it is known, or none.
alter table truck
  add column front_axle_mm integer,
  add column front_axle_empty_kg integer,
  add column front_axle_most_kg integer,
  add column rear_axle_mm integer,
  add column rear_axle_empty_kg integer,
  add column rear_axle_most_kg integer,
  add constraint truck_axles check (
    num_nulls(front_axle_mm, front_axle_empty_kg, front_axle_most_kg, rear_axle_mm, rear_axle_empty_kg, rear_axle_most_kg) in (0, 6)
  );
