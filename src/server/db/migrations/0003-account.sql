-- Accounts: questions before a registration, links sent by mail that work once, and one truth about default addresses.

create table captcha (
  id uuid primary key,
  -- Hash of id and answer.
  answer_hash text not null,
  wrong_answers integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index captcha_expires on captcha (expires_at);

create table account_link (
  -- Hash of the secret in the link; the secret itself is only in the mail.
  token_hash text primary key,
  kind text not null check (kind in ('password', 'email')),
  user_id integer not null references app_user on delete cascade,
  -- The address to be confirmed; empty for passwords.
  email text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_user on account_link (user_id);

-- The marks on the addresses say which ones are preferred; the ids at the customer said it a second time.
update address set is_default_shipping = true from customer
where customer.preferred_delivery_address_id = address.id and customer.id = address.customer_id
  and not exists (select from address other where other.customer_id = customer.id and other.is_default_shipping);
update address set is_default_invoice = true from customer
where customer.preferred_invoice_address_id = address.id and customer.id = address.customer_id
  and not exists (select from address other where other.customer_id = customer.id and other.is_default_invoice);
alter table customer drop column preferred_delivery_address_id, drop column preferred_invoice_address_id;

update address set is_default_shipping = false where is_default_shipping
  and exists (select from address other where other.customer_id = address.customer_id and other.is_default_shipping and other.id < address.id);
update address set is_default_invoice = false where is_default_invoice
  and exists (select from address other where other.customer_id = address.customer_id and other.is_default_invoice and other.id < address.id);
create unique index address_default_shipping on address (customer_id) where is_default_shipping;
create unique index address_default_invoice on address (customer_id) where is_default_invoice;
