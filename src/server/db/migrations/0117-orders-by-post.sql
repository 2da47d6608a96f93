-- Whether a delivery goes by post instead of the shop's own truck, as its price was reckoned. Older orders do not say.
alter table sales_order add column by_mail boolean not null default false check (not by_mail or delivery_type = 'DELIVERY');
