import type { ColumnType, Generated } from 'kysely';
import type { DeliveryModeName } from '#domain/checkout/delivery.ts';
import type { Json, LocalizedText, Timestamp } from './column-types.ts';

export interface DeliveryTables {
  truck: {
    id: Generated<number>;
    name: Json<LocalizedText>;
    height: number;
    length: number;
    width: number;
    load_meter: ColumnType<string, number, number>;
    max_parking_lots: number;
    version: Generated<number>;
    payload_kg: Generated<number>;
    front_axle_mm: Generated<number | null>;
    front_axle_empty_kg: Generated<number | null>;
    front_axle_most_kg: Generated<number | null>;
    rear_axle_mm: Generated<number | null>;
    rear_axle_empty_kg: Generated<number | null>;
    rear_axle_most_kg: Generated<number | null>;
  };
  truck_day: {
    day: string;
    version: Generated<number>;
    rounds: Json<object[]>;
    changed_at: Timestamp;
    who: string;
  };
  drive: {
    id: Generated<number>;
    version: Generated<number>;
    day: string;
    truck_id: number;
    driver: string;
    token_hash: string;
    token_sealed: string;
    released_at: Timestamp;
    user_id: number | null;
    who: string;
  };
  drive_report: {
    drive_id: number;
    order_id: number;
    delivery_id: number | null;
    report: Json<object>;
    reported_at: Timestamp;
    created_at: Timestamp;
  };
  handover_photo: {
    id: Generated<number>;
    drive_id: number;
    order_id: number;
    at: Timestamp;
    sha256: string;
    path: string;
  };
  transport_requirement: {
    id: Generated<number>;
    product_id: number;
    max_package: number;
    min_sp: ColumnType<string, number, number>;
    quantity_for_min_sp: number;
    version: Generated<number>;
  };
  delivery: {
    id: Generated<number>;
    formatted_id: string;
    version: Generated<number>;
    order_id: number;
    kind: Generated<'DELIVERY' | 'RETURN'>;
    takes_back: number | null;
    day: string;
    delivery_type: DeliveryModeName;
    truck_id: number | null;
    stop: Generated<string>;
    handed_over_by: Generated<string>;
    received_by: Generated<string>;
    note: Generated<string>;
    created_at: Timestamp;
    who: string;
    customer_id: number;
    order_formatted_id: string;
    customer_name: string;
    city: string;
    search_text: ColumnType<string, never, never>;
  };
  delivery_line: { delivery_id: number; position_id: number; quantity: number };
}
