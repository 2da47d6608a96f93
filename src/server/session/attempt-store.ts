/** SQL of attempts: counted in the database, for all servers together. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

export interface Attempt {
  kind: string;
  /** Who attempts, or the target: an account, a caller, or both. */
  subject: string;
}

export interface CountedAttempt extends Attempt {
  windowMinutes: number;
}

/** Attempts within a window: number, and time of the newest one in milliseconds. */
export interface Seen {
  count: number;
  lastMs: number;
}

/**
 * Counts the attempts unless `judge` finds a reason to wait in the earlier ones; returns its result (0: counted).
 * Attempts on one subject are serialized, so of many concurrent ones only the first pass.
 */
export async function countUnlessPaused(
  trx: Trx,
  attempts: readonly CountedAttempt[],
  nowMs: number,
  judge: (seen: readonly Seen[]) => number,
): Promise<number> {
  // Always in the same order, so that two callers never deadlock.
  for (const name of attempts.map(({ kind, subject }) => `${kind} ${subject}`).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  const seen: Seen[] = [];
  for (const { kind, subject, windowMinutes } of attempts) {
    const row = await trx
      .selectFrom('attempt')
      .select((select) => [select.fn.countAll<number>().as('count'), select.fn.max('at').as('last')])
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('at', '>', new Date(nowMs - windowMinutes * 60_000))
      .executeTakeFirstOrThrow();
    seen.push({ count: row.count, lastMs: row.last?.getTime() ?? 0 });
  }
  const wait = judge(seen);
  if (wait > 0) return wait;
  await trx
    .insertInto('attempt')
    .values(attempts.map(({ kind, subject }) => ({ kind, subject, at: new Date(nowMs) })))
    .execute();
  return 0;
}

/** Removes the newest attempt of each: it was right. */
export async function takeAttemptsBack(db: Kysely<Tables>, attempts: readonly Attempt[]): Promise<void> {
  for (const { kind, subject } of attempts)
    await sql`
      delete from attempt where ctid = (select ctid from attempt where kind = ${kind} and subject = ${subject} order by at desc limit 1)
    `.execute(db);
}

/** Removes all attempts of these subjects. */
export async function clearAttempts(db: Kysely<Tables>, attempts: readonly Attempt[]): Promise<void> {
  for (const { kind, subject } of attempts)
    await db.deleteFrom('attempt').where('kind', '=', kind).where('subject', '=', subject).execute();
}

export async function deleteAttemptsBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('attempt').where('at', '<', moment).execute();
}
