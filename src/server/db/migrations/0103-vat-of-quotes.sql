-- VAT as decided by staff; null: by the place of delivery, as on orders.
alter table quote add column vat_forced boolean;
