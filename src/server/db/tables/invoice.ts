import type { ColumnType, Generated } from 'kysely';
import type { AddressText } from '#domain/contact/address.ts';
import type { Json, Timestamp } from './column-types.ts';

export interface InvoiceTables {
  invoice: {
    id: Generated<number>;
    formatted_id: string;
    version: Generated<number>;
    customer_id: number;
    order_id: number | null;
    issued_on: string;
    due_on: string;
    skonto_percent: Generated<number>;
    skonto_days: Generated<number>;
    language: 'de' | 'fr' | 'en';
    customer_name: string;
    invoice_email: string;
    invoice_address: Json<AddressText>;
    has_vat: boolean;
    vat_rate: Generated<number>;
    products_amount: number;
    discount_amount: number;
    delivery_cost: number;
    net_amount: number;
    vat_amount: number;
    total_amount: number;
    reference: string;
    paid_amount: Generated<number>;
    credited_amount: Generated<number>;
    fee_amount: Generated<number>;
    open_amount: ColumnType<number, never, never>;
    disputed: Generated<boolean>;
    reminder_level: Generated<number>;
    reminded_on: string | null;
    created_at: Timestamp;
    who: string;
    order_formatted_id: Generated<string>;
    state: ColumnType<'OPEN' | 'PARTIAL' | 'PAID' | 'CREDITED' | 'OVERPAID', never, never>;
    search_text: ColumnType<string, never, never>;
  };
  invoice_line: {
    id: Generated<number>;
    invoice_id: number;
    order_id: number;
    position_id: number;
    sort_order: number;
    quantity: number;
    unit_price: number;
    amount: number;
  };
  invoice_share: {
    invoice_id: number;
    order_id: number;
    products_amount: number;
    discount_amount: number;
    delivery_cost: number;
    net_amount: number;
    vat_amount: number;
    total_amount: number;
  };
  credit_note: {
    id: Generated<number>;
    formatted_id: string;
    version: Generated<number>;
    invoice_id: number;
    customer_id: number;
    order_id: number | null;
    issued_on: string;
    reason: string;
    settlement: 'CREDIT' | 'REFUND';
    net_amount: number;
    vat_amount: number;
    total_amount: number;
    created_at: Timestamp;
    who: string;
  };
  credit_note_line: { credit_note_id: number; invoice_line_id: number; quantity: number; amount: number };
  credit_note_share: {
    credit_note_id: number;
    order_id: number;
    products_amount: number;
    discount_amount: number;
    delivery_cost: number;
    net_amount: number;
    vat_amount: number;
    total_amount: number;
  };
  reminder: {
    id: Generated<number>;
    invoice_id: number;
    level: number;
    day: string;
    due_on: string;
    fee: number;
    open_amount: number;
    recipient: Generated<string>;
    created_at: Timestamp;
    who: string;
  };
  paper: {
    kind: 'delivery' | 'invoice' | 'creditNote' | 'reminder';
    record_id: number;
    file_name: string;
    hash: string;
    content: Buffer;
    created_at: Timestamp;
  };
}
