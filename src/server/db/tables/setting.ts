import type { ColumnType, Generated } from 'kysely';
import type { Json, LocalizedText, Timestamp } from './column-types.ts';

export interface SettingTables {
  company_profile: { id: Generated<number>; data: Json<Record<string, unknown>>; version: Generated<number> };
  setting: {
    key: string;
    valid_from: string;
    value: ColumnType<string | number | boolean | object, string, string>;
    version: Generated<number>;
    changed_at: Timestamp;
    who: string;
  };
  holiday_override: { day: string; name: Json<LocalizedText>; working: boolean };
  payment_term: { id: Generated<number>; name: Json<LocalizedText>; days: number; version: Generated<number> };
  skonto: { id: Generated<number>; name: Json<LocalizedText>; percent: number; days: number; version: Generated<number> };
}
