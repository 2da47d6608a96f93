/** Limits attempts by the shop's limits, counted in the database for all servers together. */
import type { TryKind, TryLimit } from '#domain/access/try-limit.ts';
import { pauseMs, tryLimits } from '#domain/access/try-limit.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { tooMany } from '#server/call/refusal.ts';
import type { CountedAttempt } from './attempt-store.ts';
import { clearAttempts, countUnlessPaused, takeAttemptsBack } from './attempt-store.ts';

export interface Try {
  kind: TryKind;
  subject: string;
}

interface Services {
  db: Db;
  now: () => number;
}

/** For limits with their own rule: counts unless `judge` returns milliseconds to wait, given the attempts in the windows. */
export async function countUnless(
  { db, now }: Services,
  attempts: readonly CountedAttempt[],
  judge: (counts: readonly number[]) => number,
): Promise<number> {
  return transaction(db, async (trx) => countUnlessPaused(trx, attempts, now(), (seen) => judge(seen.map(({ count }) => count))));
}

/** Milliseconds to wait; 0: the attempt is allowed and counts under every limit. One that has to wait does not count. */
async function waitBefore({ db, now }: Services, tries: readonly Try[]): Promise<number> {
  return transaction(db, async (trx) => waitWithin(trx, tries, now()));
}

/** The same within a transaction, which blocks others with these subjects until it ends. */
export async function waitWithin(trx: Trx, tries: readonly Try[], nowMs: number): Promise<number> {
  const limits: readonly TryLimit[] = tries.map(({ kind }) => tryLimits[kind]);
  const attempts = tries.map(({ kind, subject }) => ({ kind, subject, windowMinutes: tryLimits[kind].windowMinutes }));
  return countUnlessPaused(trx, attempts, nowMs, (seen) =>
    Math.max(...limits.map((limit, index) => pauseMs(limit, seen[index] ?? { count: 0, lastMs: 0 }, nowMs))),
  );
}

/** Refuses with 429 and the seconds to wait. The attempt is counted before it is checked, so that concurrent ones cannot pass together. */
export async function limitTries(services: Services, tries: readonly Try[]): Promise<void> {
  const wait = await waitBefore(services, tries);
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
}

/** The attempt was right and does not count. */
export async function takeTriesBack(db: Db, tries: readonly Try[]): Promise<void> {
  await takeAttemptsBack(db, tries);
}

/** A proven owner need not wait because of earlier wrong attempts. */
export async function forgetTries(db: Db, tries: readonly Try[]): Promise<void> {
  await clearAttempts(db, tries);
}
