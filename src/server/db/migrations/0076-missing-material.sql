-- Material that the workshop has found missing: of timber a section, of boards a thickness (width 0). It is gone from here when it is back.
create table missing_material (
  material text not null,
  thickness_mm double precision not null,
  width_mm double precision not null,
  since timestamptz not null,
  who text not null,
  primary key (material, thickness_mm, width_mm)
);
