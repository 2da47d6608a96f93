/** Answers kept under an idempotency key are forgotten after thirty days: nobody retries an order for so long. */
import type { Db } from '#server/db/pool.ts';
import { deleteAnswersBefore } from './idempotency-store.ts';

const keptMs = 30 * 86_400_000;

export async function purgeAnswers(db: Db, nowMs: number): Promise<void> {
  await deleteAnswersBefore(db, new Date(nowMs - keptMs));
}
