-- What staff write to a customer is seen when it is sent; what was only saved waits for the next sending.

alter table quote_message add column sent boolean not null default true;
