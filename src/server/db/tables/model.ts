import type { ColumnType, Generated } from 'kysely';
import type { DefaultTimestamp, Json, Timestamp } from './column-types.ts';

export interface ModelTables {
  taken_folder: { name: string; hash: string };
  product_model: { id: string; record_id: Generated<number>; version: Generated<number> };
  product_model_version: {
    model_id: string;
    version: number;
    state: 'published' | 'retired';
    document: Json<object>;
    cost: Json<object> | null;
    uses: Json<Record<string, number>>;
    examples: ColumnType<object[], string | undefined, string>;
    note: Generated<string>;
    created_at: DefaultTimestamp;
    created_by: string;
  };
  product_model_draft: {
    model_id: string;
    number: number;
    based_on: number;
    document: Json<object>;
    cost: Json<object> | null;
    examples: ColumnType<object[], string, string>;
    changed_at: DefaultTimestamp;
    changed_by: string;
    checked_hash: string | null;
    checked: ColumnType<object | null, string | null | undefined, string | null>;
  };
  configurator_file: { name: string; version: Generated<number>; content: Buffer; created_at: DefaultTimestamp };
  material_price_list: {
    version: number;
    document: Json<object>;
    valid_from: Generated<string>;
    taken_at: Timestamp | null;
    withdrawn_at: Timestamp | null;
    created_at: DefaultTimestamp;
    created_by: string;
  };
}
