import type { ColumnType, Generated } from 'kysely';
import type { DefaultTimestamp, Json, JsonScalar, Timestamp } from './column-types.ts';

/** Kinds of records that have a history. */
type HistoryKind =
  | 'order'
  | 'quote'
  | 'customer'
  | 'product'
  | 'category'
  | 'price'
  | 'delivery'
  | 'invoice'
  | 'creditNote'
  | 'payment'
  | 'bankImport'
  | 'user'
  | 'role'
  | 'setting'
  | 'attribute'
  | 'productType'
  | 'internalPrice'
  | 'transportRequirement'
  | 'model'
  | 'materialPrice'
  | 'file'
  | 'import'
  | 'content'
  | 'truck'
  | 'artwork'
  | 'insuranceTable';

/** Kinds of records that carry notes and a follow-up. */
type NotedKind = 'order' | 'quote' | 'customer' | 'invoice';

type WishKind = 'change' | 'cancel';

export interface RecordTables {
  record_history: {
    id: Generated<number>;
    kind: HistoryKind;
    record_id: number;
    version: number | null;
    at: Timestamp;
    who: string;
    field: string;
    before: ColumnType<JsonScalar, string | undefined, never>;
    after: ColumnType<JsonScalar, string | undefined, never>;
  };
  note: {
    id: Generated<number>;
    kind: NotedKind;
    record_id: number;
    text: string;
    at: Timestamp;
    who: string;
    /** A note of the customer, who wishes this; null: of staff. */
    wish: WishKind | null;
  };
  note_mention: { note_id: number; user_id: number; read_at: Timestamp | null };
  follow_up: {
    kind: NotedKind;
    record_id: number;
    assignee_id: number | null;
    day: string | null;
    tags: Generated<string[]>;
    version: Generated<number>;
  };
  idempotency_key: { scope: string; key: string; request_hash: string; status: number; body: Json<object>; created_at: DefaultTimestamp };
}
