import type { Generated } from 'kysely';

export interface IntegrationTables {
  api_key: {
    id: Generated<number>;
    name: string;
    customer_id: number;
    hash: Buffer;
    start: string;
    scopes: string[];
    created_at: Date;
    who: string;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  webhook: {
    id: Generated<number>;
    url: string;
    events: string[];
    secret: string;
    active: Generated<boolean>;
    version: Generated<number>;
    created_at: Date;
    who: string;
  };
  webhook_event: {
    id: Generated<number>;
    uuid: Generated<string>;
    event: string;
    record_id: number;
    number: string;
    version: number;
    at: Generated<Date>;
    txid: Generated<number>;
  };
  webhook_delivery: {
    id: Generated<number>;
    webhook_id: number;
    event_id: number;
    state: Generated<'WAITING' | 'SENT' | 'FAILED'>;
    tries: Generated<number>;
    next_at: Date | null;
    tried_at: Date | null;
    answer: Generated<string>;
  };
}
