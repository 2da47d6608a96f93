-- An article number is one number however it is written: quick order and templates find it regardless of case. Where two differ by case alone, the
-- younger one gets its id behind it; a category that shows its picture follows.
create temporary table renamed on commit drop as
select id, article_number as old, left(article_number, 68) || '-' || id as new
from (
  select id, article_number, row_number() over (partition by lower(article_number) order by deleted_at is not null, id) as place from product
) numbered
where place > 1;

update category set picture_article_number = renamed.new from renamed where picture_article_number = renamed.old;
insert into record_history (kind, record_id, version, at, who, field, before, after)
select 'product', product.id, product.version + 1, now(), '', 'articleNumber', to_jsonb(renamed.old), to_jsonb(renamed.new)
from renamed join product using (id);
update product set article_number = renamed.new, version = version + 1 from renamed where renamed.id = product.id;

alter table product drop constraint product_article_number_key;
create unique index product_article_number_key on product (lower(article_number));
