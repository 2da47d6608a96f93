import type { Generated } from 'kysely';
import type { LandingPage } from '#domain/catalog/product.ts';
import type { TypeKind } from '#domain/catalog/type-kind.ts';
import type { DefaultTimestamp, Json, LocalizedText, Timestamp } from './column-types.ts';

/** What a change of the catalogue touched; `product` includes its values, categories, prices and delivery rule. */
export type CatalogChangeKind = 'product' | 'category' | 'attribute' | 'productType' | 'model' | 'materialPrice' | 'file' | 'setting';

export interface CatalogTables {
  category: {
    id: Generated<number>;
    parent_id: number | null;
    name: Json<LocalizedText>;
    description: Json<LocalizedText>;
    sort_order: number;
    published: Generated<boolean>;
    content_link: Generated<string>;
    shop_type_id: number;
    image_file_name: Generated<string>;
    picture_article_number: string | null;
    version: Generated<number>;
  };
  attribute: {
    id: Generated<number>;
    name: Json<LocalizedText>;
    type_id: number;
    visibility: Generated<number>;
    version: Generated<number>;
  };
  product_type: {
    id: Generated<number>;
    name: string;
    category_id: number | null;
    model_id: string | null;
    excel_file_path: Generated<string>;
    report_id: string | null;
    landing_page: Generated<LandingPage>;
    version: Generated<number>;
    kind: Generated<TypeKind>;
  };
  product_type_attribute: {
    id: Generated<number>;
    product_type_id: number;
    attribute_id: number;
    visibility: Generated<number>;
    sort_order: number;
  };
  product: {
    id: Generated<number>;
    article_number: string;
    name: Json<LocalizedText>;
    description: Json<LocalizedText>;
    type_id: number;
    kind_code: number;
    published: Generated<boolean>;
    publicly_available: Generated<boolean>;
    can_be_configured: Generated<boolean>;
    preset: Json<Record<string, number | string | boolean>> | null;
    local_file_path: Generated<string>;
    version: Generated<number>;
    deleted_at: Timestamp | null;
    publish_on: string | null;
    hide_on: string | null;
  };
  product_attribute_value: { product_id: number; attribute_id: number; value: string };
  category_product: { id: Generated<number>; category_id: number; product_id: number };
  cache_version: { name: string; version: number };
  catalog_change: { version: number; kind: CatalogChangeKind; ids: string[]; at: DefaultTimestamp };
}
