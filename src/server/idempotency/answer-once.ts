/**
 * Same key, same answer: runs a piece of work once per idempotency key, however often and however parallel it is asked for.
 * The work stores the key in its own transaction; of two at once the database lets one through and the other answers what that one stored.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { Tables } from '#server/db/tables.ts';
import { refused } from '#server/http/refusal.ts';
import { findAnswer, isKeyTaken } from './idempotency-store.ts';
import type { IdempotencyKey, KeptAnswer } from './idempotency-store.ts';

export function idempotencyKey(scope: string, key: string | null, request: unknown): IdempotencyKey | null {
  if (key === null) return null;
  return { scope, key, requestHash: createHash('sha256').update(canonicalJson(request)).digest('hex') };
}

/** `work` gets the key it must store with its effects; null: the caller asked for no protection. */
export async function answerOnce<Answer extends object>(
  db: Kysely<Tables>,
  key: IdempotencyKey | null,
  work: (key: IdempotencyKey | null) => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return work(null);
  const kept = await findAnswer(db, key);
  if (kept) return answerOf<Answer>(kept, key);
  try {
    return await work(key);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    const first = await findAnswer(db, key);
    if (!first) throw error;
    return answerOf<Answer>(first, key);
  }
}

/** The stored body was written by this very call, so it has its shape. */
function answerOf<Answer extends object>(kept: KeptAnswer, key: IdempotencyKey): Answer {
  if (kept.requestHash !== key.requestHash) throw refused('idempotencyKeyReused');
  return kept.body as Answer;
}
