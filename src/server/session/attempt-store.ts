/** SQL of tries: counted in the database, for all servers together. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

export interface Attempt {
  kind: string;
  /** Who tries, or what is tried at: an account, a caller, both. */
  subject: string;
}

export interface CountedAttempt extends Attempt {
  windowMinutes: number;
}

/** Of an attempt's window: how many and when the newest one was, in milliseconds. */
export interface Seen {
  count: number;
  lastMs: number;
}

/**
 * Counts the attempts unless `judge` finds a reason to wait in what was before them; answers what it found (0: counted).
 * Those of one subject are judged one after the other, so of many at once only the first ones pass.
 */
export async function countUnlessPaused(
  trx: Trx,
  attempts: readonly CountedAttempt[],
  nowMs: number,
  judge: (seen: readonly Seen[]) => number,
): Promise<number> {
  // One order for all, so that two callers never wait for each other.
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

/** Takes back the newest attempt of each: it was right. */
export async function takeAttemptsBack(db: Kysely<Tables>, attempts: readonly Attempt[]): Promise<void> {
  for (const { kind, subject } of attempts)
    await sql`
      delete from attempt where ctid = (select ctid from attempt where kind = ${kind} and subject = ${subject} order by at desc limit 1)
    `.execute(db);
}

/** Forgets all attempts of these subjects. */
export async function clearAttempts(db: Kysely<Tables>, attempts: readonly Attempt[]): Promise<void> {
  for (const { kind, subject } of attempts)
    await db.deleteFrom('attempt').where('kind', '=', kind).where('subject', '=', subject).execute();
}

export async function deleteAttemptsBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('attempt').where('at', '<', moment).execute();
}
