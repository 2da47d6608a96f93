/** Demo products from which a large catalogue is derived: sold by a list or by margin, drawn by a model, without own files. */
import type { Pool } from 'pg';

export interface Step {
  quantity: number;
  /** Ten-thousandths of a franc. */
  price: number;
}

export interface Template {
  article_number: string;
  type_id: number;
  type: string;
  can_be_configured: boolean;
  preset: Record<string, number | string | boolean>;
  description: object;
  unit_of_sales: number;
  active_strategy: 'FIX_PRICE' | 'MARGIN_PRICE';
  margin: number;
  ladder_quantities: number[];
  values: { attribute_id: number; value: string }[];
  steps: Step[];
  transport: { max_package: number; min_sp: number; quantity_for_min_sp: number } | null;
  category_ids: number[];
}

export async function readTemplates(pool: Pool): Promise<Template[]> {
  const { rows } = await pool.query<Template>(`
    select product.article_number, product.type_id, product_type.name as type, product.can_be_configured,
      product.preset, product.description, price.unit_of_sales, price.active_strategy, price.margin, price.ladder_quantities,
      coalesce((select jsonb_agg(jsonb_build_object('attribute_id', attribute_id, 'value', value) order by attribute_id)
        from product_attribute_value where product_id = product.id), '[]') as values,
      coalesce((select jsonb_agg(jsonb_build_object('quantity', quantity, 'price', fix_price.price) order by quantity)
        from fix_price where product_price_id = price.id), '[]') as steps,
      (select to_jsonb(transport_requirement) - 'id' - 'version' from transport_requirement where product_id = product.id) as transport,
      array(select category_id from category_product where product_id = product.id order by id) as category_ids
    from product join product_type on product_type.id = product.type_id
      join customer on customer.is_default
      join product_price price on price.product_id = product.id and price.customer_id = customer.id
    where product.published and product.publicly_available and product.deleted_at is null and product.kind_code in (1, 99)
      and product.preset is not null and product.local_file_path = '' and product_type.model_id is not null
      and product_type.excel_file_path = '' and product_type.landing_page = '2D'
      and price.active_strategy in ('FIX_PRICE', 'MARGIN_PRICE')
    order by product.article_number`);
  return rows;
}
