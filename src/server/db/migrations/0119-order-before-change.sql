-- The order as it stood when a change was staged beside it: what both sides start from once the order has changed. null: the change no longer waits, or was staged before this was kept.
alter table order_change add column order_before jsonb;
