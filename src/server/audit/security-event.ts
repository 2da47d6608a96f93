/** Adds to the list of what concerns safety and changes no record: log-ins, failures, ended sessions, staff who look through a customer's eyes. */
import type { SecurityEventKind } from '#contract/audit.ts';
import type { Db } from '#server/db/pool.ts';
import { insertEvent } from './audit-store.ts';

export interface SecurityEvent {
  kind: SecurityEventKind;
  at: Date;
  /** Name of who did it, or what was typed as such. */
  who: string;
  /** From where; empty: unknown. */
  address: string;
  about?: string;
}

/** `db` may be a transaction: the event then stands or falls with it. */
export async function addSecurityEvent(db: Db, { about = '', ...event }: SecurityEvent): Promise<void> {
  await insertEvent(db, { ...event, about });
}
