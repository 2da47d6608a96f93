import type { Generated } from 'kysely';
import type { EntryKind, EntrySource } from '#domain/ledger/entry.ts';
import type { PaymentState, ProviderWord } from '#domain/order/payment-progress.ts';
import type { Timestamp } from './column-types.ts';

export interface PaymentTables {
  payment: {
    id: Generated<number>;
    order_id: number;
    attempt: number;
    reference: string;
    method_id: number;
    amount: number;
    currency: Generated<string>;
    transaction_id: string | null;
    state: Generated<PaymentState>;
    word: ProviderWord | null;
    failure: Generated<string>;
    paid_amount: number | null;
    claimed_until: Timestamp | null;
    checked_at: Timestamp | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  payment_event: { event_id: string; transaction_id: string; at: Timestamp };
  payment_refund: {
    id: Generated<number>;
    payment_id: number;
    external_id: string;
    amount: number;
    state: Generated<'PENDING' | 'SUCCESSFUL' | 'FAILED'>;
    who: string;
    created_at: Timestamp;
    asked_at: Timestamp | null;
  };
  payment_entry: {
    id: Generated<number>;
    customer_id: number;
    order_id: number | null;
    invoice_id: number | null;
    kind: Generated<EntryKind>;
    booking: Generated<number>;
    customer_name: Generated<string>;
    search_text: Generated<string>;
    amount: number;
    day: string;
    source: EntrySource;
    reference: Generated<string>;
    reason: Generated<string>;
    reverses: number | null;
    bank_import_row_id: number | null;
    created_at: Timestamp;
    who: string;
  };
}
