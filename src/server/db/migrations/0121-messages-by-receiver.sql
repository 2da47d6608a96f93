-- What waits is taken for each receiver by itself, in the same order.
drop index webhook_delivery_due;
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at nulls first, id) where state = 'WAITING';
