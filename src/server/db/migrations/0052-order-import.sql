-- The number by which another system knows an order; written by the import of its status file.
alter table sales_order add column erp_number text not null default '';
