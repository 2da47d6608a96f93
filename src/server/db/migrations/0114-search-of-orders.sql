-- A search by a frequent word reads the newest orders until it has counted enough: from this index alone, not from the rows.
create index sales_order_found on sales_order (created_at, id) include (order_status_id, search_text);
