-- A change made an order dearer than what was paid in advance: its page asks for the rest, online or with a payment slip.
alter table sales_order add column difference_asked boolean not null default false;
