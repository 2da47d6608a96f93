/** How often something may be tried in a quarter of an hour, counted in the database for all servers together. */
import type { Db } from '#server/db/pool.ts';
import { tooMany } from '#server/call/refusal.ts';
import { countAttempt, takeAttemptBack } from './session-store.ts';

const windowMinutes = 15;

export interface Limit {
  kind: string;
  /** Who tries: an account, a caller's address. */
  subject: string;
  most: number;
}

/** Counts this try under every limit; refuses with 429 when one of them was reached before. */
export async function limitTries({ db, now }: { db: Db; now: () => number }, limits: readonly Limit[]): Promise<void> {
  let reached = false;
  for (const { kind, subject, most } of limits) {
    if ((await countAttempt(db, kind, subject, windowMinutes, now())) >= most) reached = true;
  }
  if (reached) throw tooMany(windowMinutes * 60);
}

/** Counts this one; answers how many there were before within those minutes. */
export async function countTries(
  { db, now }: { db: Db; now: () => number },
  { kind, subject, minutes }: { kind: string; subject: string; minutes: number },
): Promise<number> {
  return countAttempt(db, kind, subject, minutes, now());
}

/** A try that was right does not count: the newest one of the subject is taken back. */
export async function takeTryBack(db: Db, kind: string, subject: string): Promise<void> {
  await takeAttemptBack(db, kind, subject);
}
