import type { ColumnType, Generated } from 'kysely';
import type { PriceSource } from '#domain/pricing/price-row.ts';
import type { Json, Timestamp } from './column-types.ts';

export interface PriceTables {
  product_price: {
    id: Generated<number>;
    customer_id: number;
    product_id: number;
    unit_of_sales: Generated<number>;
    active_strategy: Generated<PriceSource>;
    margin: Generated<number>;
    ladder_quantities: Generated<number[]>;
    remote_price: ColumnType<unknown, string | null | undefined, string | null>;
    version: Generated<number>;
  };
  fix_price: { id: Generated<number>; product_price_id: number; quantity: number; price: number };
  planned_price: { product_price_id: number; valid_from: string; change: Json<object>; at: Timestamp; who: string };
  internal_price: {
    id: Generated<number>;
    product_id: number;
    source: PriceSource;
    margin: Generated<number>;
    remote_price: ColumnType<unknown, string | null | undefined, string | null>;
    version: Generated<number>;
  };
  internal_price_step: { product_id: number; quantity: number; price: number };
  remote_price_state: {
    product_price_id: number;
    answered_at: Timestamp | null;
    failed_at: Timestamp | null;
    failure: Generated<string>;
    question: Generated<string>;
  };
  price_change: {
    id: Generated<number>;
    at: Timestamp;
    who: string;
    change: Json<object>;
    rows: Json<object>;
    undone_at: Timestamp | null;
  };
}
