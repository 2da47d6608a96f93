import type { Generated } from 'kysely';
import type { InsuranceKind, TransportMode } from '#domain/artwork/insurance.ts';
import type { Json, JsonScalar, Timestamp } from './column-types.ts';

export interface ArtworkTables {
  artwork: {
    id: Generated<number>;
    version: Generated<number>;
    file_name: string;
    file_hash: string;
    content: Buffer;
    house: string | null;
    readable: boolean;
    /** Checked against the contract when read. */
    fields: Json<Record<string, JsonScalar | object>[]>;
    choice: Json<Record<string, unknown>>;
    quote_id: number | null;
    created_at: Timestamp;
    who: string;
  };
  artwork_page: { artwork_id: number; number: number; picture: Buffer };
  insurance_table: { id: number; version: Generated<number> };
  insurance_rate: {
    id: Generated<number>;
    provider: string;
    zone: number;
    kind: InsuranceKind;
    mode: TransportMode;
    rate: number;
    least: number;
  };
  insurance_country: { country: string; zone: number };
}
