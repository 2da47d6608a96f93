/** Once an hour: deletes what is kept only for a while, so that the tables cannot be filled up, and tells customers of quotes that are about to expire. */
import type { Db } from '#server/db/pool.ts';
import { purgeAnswers } from '#server/idempotency/purge-answers.ts';
import { forgetSecrets } from '#server/mail/forget-secrets.ts';
import { purgeQuestions } from '#server/registration/purge-questions.ts';
import { purgeEvents } from '#server/audit/purge-events.ts';
import { purgeAttempts } from '#server/session/purge-attempts.ts';
import { purgeSessions } from '#server/session/purge-sessions.ts';
import { purgeLinks } from '#server/user/purge-links.ts';

const everyMs = 3_600_000;

export interface HousekeepingServices {
  db: Db;
  now: () => number;
  /** Deletes files that no upload waits for any more. */
  purgeFiles: () => Promise<void>;
  /** Tells customers that their quotes are about to expire. */
  tellExpiring: () => Promise<unknown>;
  failed: (error: unknown) => void;
}

export function startHousekeeping({ db, now, purgeFiles, tellExpiring, failed }: HousekeepingServices): { stop: () => void } {
  const tidy = async (): Promise<void> => {
    await purgeAttempts(db, now());
    await purgeAnswers(db, now());
    await purgeQuestions(db, now());
    await purgeLinks(db, now());
    await purgeSessions(db);
    await purgeEvents(db, now());
    await forgetSecrets(db, now());
    await purgeFiles();
    await tellExpiring();
  };
  const timer = setInterval(() => void tidy().catch(failed), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
