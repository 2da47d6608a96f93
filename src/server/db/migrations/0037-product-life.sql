-- The day on which a product comes into the shop, and the day on which it leaves it: at the change of the day in Switzerland `published` follows.
alter table product add column publish_on date, add column hide_on date;
create index product_publish_on on product (publish_on) where publish_on is not null;
create index product_hide_on on product (hide_on) where hide_on is not null;

-- What a picture in a product's folder shows, and its place among them. A picture without a row is a flat one at the end.
create table product_image (
  media_id integer primary key references media on delete cascade,
  product_id integer not null references product on delete cascade,
  kind text not null check (kind in ('2D', '3D-Fix', '3D-Configurator')),
  sort_order integer not null
);
create index product_image_product on product_image (product_id, sort_order);

-- What a product was sold in, and whether something open uses it.
create index order_position_product on order_position (product_id);
create index quote_position_product on quote_position (product_id);
