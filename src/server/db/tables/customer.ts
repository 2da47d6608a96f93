import type { ColumnType, Generated } from 'kysely';
import type { InvoiceRhythm } from '#domain/ledger/invoice.ts';
import type { DefaultTimestamp, Timestamp } from './column-types.ts';

export interface CustomerTables {
  customer: {
    id: Generated<number>;
    status: 'REGISTERED' | 'GUEST';
    is_company: Generated<boolean>;
    company_name: Generated<string>;
    company_code: Generated<string>;
    company_invoice_email: Generated<string>;
    discount: Generated<number>;
    delivery_cost_multiplier: Generated<number>;
    payment_term_id: number | null;
    skonto_id: number | null;
    active: Generated<boolean>;
    is_default: Generated<boolean>;
    quick_order_active: Generated<boolean>;
    truck_id: number | null;
    invoice_email: Generated<string>;
    created_at: DefaultTimestamp;
    version: Generated<number>;
    product_ties_version: Generated<number>;
    credit_limit: number | null;
    on_hold: Generated<boolean>;
    hold_reason: Generated<string>;
    invoice_rhythm: Generated<InvoiceRhythm>;
    feature_flags: Generated<number>;
    merged_into: number | null;
    erased_at: Timestamp | null;
    formatted_id: ColumnType<string, never, never>;
    person_name: Generated<string>;
    person_email: Generated<string>;
    people_text: Generated<string>;
    city: Generated<string>;
    is_gone: ColumnType<boolean, never, never>;
    name: ColumnType<string, never, never>;
    search_text: ColumnType<string, never, never>;
  };
  contact_person: {
    id: Generated<number>;
    customer_id: number;
    title: number;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    language_id: number;
  };
  address: {
    id: Generated<number>;
    customer_id: number;
    name: string;
    addition: Generated<string>;
    street: string;
    additional_address: Generated<string>;
    zip_code: string;
    city: string;
    country: Generated<string>;
    state_or_province_code: Generated<string>;
    carrier_phone: Generated<string>;
    fixed_delivery_cost: Generated<number>;
    is_default_shipping: Generated<boolean>;
    is_default_invoice: Generated<boolean>;
    created_at: DefaultTimestamp;
  };
  customer_product: {
    customer_id: number;
    product_id: number;
    external_product_id: Generated<string>;
    is_owner: Generated<boolean>;
    is_favorite: Generated<boolean>;
    created_at: DefaultTimestamp;
  };
  customer_logo: { customer_id: number; content_type: string; content: Buffer };
  customer_file: {
    id: Generated<number>;
    customer_id: number;
    name: string;
    content_type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';
    content: Buffer;
    created_at: Timestamp;
    who: string;
  };
}
