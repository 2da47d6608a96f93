/** Records security events that change no record: log-ins, failures, ended sessions, staff who view the shop as a customer. */
import type { SecurityEventKind } from '#contract/audit.ts';
import type { Db } from '#server/db/pool.ts';
import { insertEvent } from './audit-store.ts';

export interface SecurityEvent {
  kind: SecurityEventKind;
  at: Date;
  /** Name of the user, or what was typed as the name. */
  who: string;
  /** IP address; empty: unknown. */
  address: string;
  about?: string;
}

/** `db` may be a transaction: the event is then committed or rolled back with it. */
export async function addSecurityEvent(db: Db, { about = '', ...event }: SecurityEvent): Promise<void> {
  await insertEvent(db, { ...event, about });
}
