import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

export interface ParcelTables {
  parcel_shipment: {
    id: Generated<number>;
    order_id: number;
    version: Generated<number>;
    state: 'BOOKING' | 'BOOKED' | 'VOIDED' | 'FAILED';
    reference: string;
    asked_at: Timestamp;
    wish: Json<object>;
    day: string;
    service: string;
    service_name: string;
    cost: number;
    arrives_on: string | null;
    tracking_number: string | null;
    document_id: string | null;
    pickup_state: Generated<'NONE' | 'ASKED' | 'BOOKED' | 'CANCELED'>;
    pickup_day: string | null;
    pickup_ready: Generated<string>;
    pickup_close: Generated<string>;
    pickup_code: Generated<string>;
    pickup_location: Generated<string>;
    created_at: Timestamp;
    who: string;
  };
  parcel: { shipment_id: number; sequence: number; tracking_number: string; label: Buffer };
  customs_invoice: { shipment_id: number; file_name: string; content: Buffer };
  product_customs: {
    product_id: number;
    description: string;
    hs_code: string;
    origin_country: string;
    changed_at: Timestamp;
    who: string;
  };
}
