import type { Generated } from 'kysely';
import type { How } from '#domain/bank/match.ts';
import type { Json, Timestamp } from './column-types.ts';

export interface BankTables {
  bank_import: {
    id: Generated<number>;
    version: Generated<number>;
    file_name: string;
    file_hash: string;
    content: Buffer;
    problems: Json<{ key: string; params: Record<string, string | number> }[]>;
    state: Generated<'DRY' | 'APPLIED' | 'UNDONE'>;
    created_at: Timestamp;
    who: string;
    applied_at: Timestamp | null;
    undone_at: Timestamp | null;
  };
  bank_import_row: {
    id: Generated<number>;
    import_id: number;
    sort_order: number;
    entry_key: string;
    booking_key: string;
    booking_amount: number;
    file_problem: string | null;
    is_reversal: boolean;
    is_charge: Generated<boolean>;
    takes_back: number | null;
    amount: number;
    currency: string;
    day: string | null;
    reference: Generated<string>;
    debtor: Generated<string>;
    text: Generated<string>;
    customer_id: number | null;
    invoice_id: number | null;
    order_id: number | null;
    how: How | null;
    problem: string | null;
    booked: Generated<boolean>;
  };
  bank_statement: {
    id: Generated<number>;
    import_id: number;
    account: string;
    name: string;
    number: number | null;
    ends_on: string;
    opening: number;
    closing: number;
  };
}
