/** Deletes questions that can no longer be answered. */
import type { Db } from '#server/db/pool.ts';
import { deleteCaptchasBefore } from './captcha-store.ts';

export async function purgeQuestions(db: Db, nowMs: number): Promise<void> {
  await deleteCaptchasBefore(db, new Date(nowMs));
}
