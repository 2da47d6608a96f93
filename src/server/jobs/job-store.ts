/** SQL of the background work's own tables, and of the database's size. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

export interface JobCounts {
  waiting: number;
  active: number;
  lastDoneAt: Date | null;
  lastFailedAt: Date | null;
}

export async function jobCounts(db: Db, queue: string): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where state in ('created', 'retry'))::integer as waiting,
      count(*) filter (where state = 'active')::integer as active,
      max(completed_on) filter (where state = 'completed') as "lastDoneAt",
      max(completed_on) filter (where state = 'failed') as "lastFailedAt"
    from pgboss.job where name = ${queue}`.execute(db);
  return rows[0] ?? { waiting: 0, active: 0, lastDoneAt: null, lastFailedAt: null };
}

/** Ids of jobs that failed for good. */
export async function failedJobs(db: Db, queue: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from pgboss.job where name = ${queue} and state = 'failed' limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

export async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database())::bigint as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
