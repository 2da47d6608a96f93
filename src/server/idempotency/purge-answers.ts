/** Deletes stored answers of idempotency keys after thirty days: no order is retried that late. */
import type { Db } from '#server/db/pool.ts';
import { deleteAnswersBefore } from './idempotency-store.ts';

const keptMs = 30 * 86_400_000;

export async function purgeAnswers(db: Db, nowMs: number): Promise<void> {
  await deleteAnswersBefore(db, new Date(nowMs - keptMs));
}
