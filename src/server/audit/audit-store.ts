/** SQL of the audit: events together with changes of users, roles and settings from their histories, as one list. */
import { sql } from 'kysely';
import type { AuditEntry, SecurityEventKind } from '#contract/audit.ts';
import type { Db } from '#server/db/pool.ts';

export interface AuditRow extends Omit<AuditEntry, 'at'> {
  at: Date;
}

const events = sql`
  select at, 0 as source, id, kind, who, address, about, '' as field, 'null'::jsonb as before, 'null'::jsonb as after from security_event`;
const changes = sql`
  select at, 1 as source, record_history.id, kind, who, '' as address, coalesce(
      case kind when 'user' then (select email from app_user where app_user.id = record_id)
        when 'role' then (select name from role where role.id = record_id) end, '') as about,
    field, before, after from record_history where kind in ('user', 'role', 'setting')`;

/** Newest first. `kind` null: all. */
export async function pageOfAudit(
  db: Db,
  { kind, page, perPage }: { kind: string | null; page: number; perPage: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const all = sql`(${events} union all ${changes}) entry where ${kind}::text is null or kind = ${kind}`;
  const { rows } = await sql<AuditRow>`
    select at, kind, who, address, about, field, before, after from ${all}
    order by at desc, source, id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${all}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function insertEvent(
  db: Db,
  event: { kind: SecurityEventKind; at: Date; who: string; address: string; about: string },
): Promise<void> {
  await db.insertInto('security_event').values(event).execute();
}

/** Events older than a year; the table rejects deleting newer ones. */
export async function deleteEventsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('security_event').where('at', '<', moment).execute();
}
