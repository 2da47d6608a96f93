-- When the provider was last asked for a refund: those that wait for the bank are asked for in turn.
alter table payment_refund add column asked_at timestamptz;
