import type { Generated } from 'kysely';
import type { WorkState } from '#domain/production/plan-work.ts';
import type { Goods, Station } from '#domain/production/station.ts';
import type { Timestamp } from './column-types.ts';

export interface ProductionTables {
  work_plan: {
    order_id: number;
    order_version: number;
    promised: string | null;
  };
  work_order: {
    id: Generated<number>;
    version: Generated<number>;
    order_id: number;
    position_id: number;
    quantity: number;
    minutes: number;
    litres: number;
    goods: Goods;
    day: string;
    state: Generated<WorkState>;
  };
  work_step: {
    work_order_id: number;
    station: Station;
    begun_at: Timestamp;
    begun_by: string;
    done_at: Timestamp | null;
    done_by: Generated<string>;
  };
  offcut: {
    id: Generated<number>;
    material: string;
    thickness_mm: number;
    width_mm: number;
    length_mm: number;
    sheet: boolean;
    created_at: Timestamp;
    who: string;
  };
  missing_material: {
    material: string;
    thickness_mm: number;
    width_mm: number;
    since: Timestamp;
    who: string;
  };
  stock: {
    id: number;
    version: Generated<number>;
    kerf_mm: number;
    trim_mm: number;
    least_offcut_mm: number;
    least_sheet_offcut_mm: number;
  };
  stock_bar: { id: Generated<number>; thickness_mm: number; width_mm: number; lengths_mm: number[] };
  stock_sheet: { id: Generated<number>; material: Generated<string>; length_mm: number; width_mm: number };
}
