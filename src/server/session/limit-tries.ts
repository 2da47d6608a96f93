/** Lets somebody try something as often as the shop's limits allow, counted in the database for all servers together. */
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

/** For limits with a rule of their own: counts unless `judge` answers milliseconds to wait for what the windows have seen. */
export async function countUnless(
  { db, now }: Services,
  attempts: readonly CountedAttempt[],
  judge: (counts: readonly number[]) => number,
): Promise<number> {
  return transaction(db, async (trx) => countUnlessPaused(trx, attempts, now(), (seen) => judge(seen.map(({ count }) => count))));
}

/** Milliseconds to wait; 0: the try may be made and counts under every limit. One that has to wait counts nowhere. */
export async function waitBefore({ db, now }: Services, tries: readonly Try[]): Promise<number> {
  return transaction(db, async (trx) => waitWithin(trx, tries, now()));
}

/** The same as part of a transaction, which keeps others with these subjects waiting until it ends. */
export async function waitWithin(trx: Trx, tries: readonly Try[], nowMs: number): Promise<number> {
  const limits: readonly TryLimit[] = tries.map(({ kind }) => tryLimits[kind]);
  const attempts = tries.map(({ kind, subject }) => ({ kind, subject, windowMinutes: tryLimits[kind].windowMinutes }));
  return countUnlessPaused(trx, attempts, nowMs, (seen) =>
    Math.max(...limits.map((limit, index) => pauseMs(limit, seen[index] ?? { count: 0, lastMs: 0 }, nowMs))),
  );
}

/** Refuses with 429 and the seconds to wait. The try is counted before it is judged, so that parallel ones cannot pass together. */
export async function limitTries(services: Services, tries: readonly Try[]): Promise<void> {
  const wait = await waitBefore(services, tries);
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
}

/** The try was right and does not count. */
export async function takeTriesBack(db: Db, tries: readonly Try[]): Promise<void> {
  await takeAttemptsBack(db, tries);
}

/** Whoever has proved to be the owner need not wait for wrong tries of before. */
export async function forgetTries(db: Db, tries: readonly Try[]): Promise<void> {
  await clearAttempts(db, tries);
}
