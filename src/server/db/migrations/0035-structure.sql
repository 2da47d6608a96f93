-- A type is a leaf, whose products are goods of their own, or composite: a set, whose products name the goods they hold. Decision 0035.
alter table product_type add column kind text not null default 'LEAF' check (kind in ('LEAF', 'COMPOSITE'));
-- A set is put together, not computed.
alter table product_type add constraint product_type_composite check (kind = 'LEAF' or (model_id is null and excel_file_path = ''));

-- Papers are named, not numbered.
alter table product_type alter column report_id type text using report_id::text;
