import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

/** Fields by column of an imported table; JSON's own null is a missing value. */
type ColumnFields = (string | null)[];

/** Cells of a file for the ERP; JSON's own null is an empty cell. */
type Cells = (string | number | null)[];

export interface ImportTables {
  import_file: {
    id: Generated<number>;
    version: Generated<number>;
    kind: 'product' | 'price' | 'customer' | 'address' | 'category' | 'attribute' | 'orderStatus' | 'templateOrder' | 'templateQuote';
    file_name: string;
    file_size: number;
    state: Generated<'DRY' | 'APPLIED' | 'UNDONE'>;
    created_at: Timestamp;
    who: string;
    applied_at: Timestamp | null;
    applied_by: Generated<string>;
    undone_at: Timestamp | null;
    undone_by: Generated<string>;
    headings: Json<string[]>;
    mapping: Json<ColumnFields>;
    clear_empty: boolean;
    heading_line: Generated<number>;
  };
  import_head: {
    import_id: number;
    rows: Json<{ line: number; cells: string[] }[]>;
    given: Json<{ path: string; label: string; value: string }[]>;
  };
  import_row: {
    import_id: number;
    line: number;
    cells: Json<string[]>;
    state: 'new' | 'changed' | 'same' | 'faulty';
    label: Generated<string>;
    record_id: number | null;
    record_version: number | null;
    changes: Json<{ field: string; before: string; after: string }[]>;
    faults: Json<
      { column: number | null; value: string; before?: string | undefined; key: string; params: Record<string, string | number> }[]
    >;
    done_id: number | null;
    done_version: number | null;
    holder: string | null;
    back: Json<object> | null;
  };
  import_step: {
    import_id: number;
    holder: string;
    from_version: number;
    to_version: number;
  };
  erp_export: {
    id: Generated<number>;
    made_at: Timestamp;
    who: string;
    by_hand: boolean;
    order_count: number;
    rows: Json<Cells[]>;
  };
  erp_export_order: {
    export_id: number;
    order_id: number;
    version: number;
  };
  import_mapping: {
    kind: string;
    headings_key: string;
    mapping: Json<ColumnFields>;
    clear_empty: boolean;
  };
}
