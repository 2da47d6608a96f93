/**
 * Same key, same answer: runs a piece of work once per idempotency key, however often and however parallel it is asked for.
 * The work stores the key in its own transaction; of two at once the database lets one through and the other answers what that one stored.
 */
import type { Db, Trx } from '#server/db/pool.ts';
import { refused } from '#server/call/refusal.ts';
import { findAnswer, insertAnswer, isKeyTaken } from './idempotency-store.ts';
import type { KeptAnswer } from './idempotency-store.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

export type { KeptAnswer };

/**
 * `work` gets the key it must store with its effects; a null key asks for no protection. `read` checks the stored answer's shape.
 * `known`: the answer kept so far, where it was read already together with something else.
 */
export async function idempotent<Answer>(
  db: Db,
  key: IdempotencyKey | null,
  read: (body: object) => Answer,
  work: (key: IdempotencyKey | null) => Promise<Answer>,
  known?: KeptAnswer | null,
): Promise<Answer> {
  if (key === null) return work(null);
  const kept = known === undefined ? await findAnswer(db, key) : known;
  if (kept) return read(bodyFor(kept, key));
  try {
    return await work(key);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    const first = await findAnswer(db, key);
    if (!first) throw error;
    return read(bodyFor(first, key));
  }
}

/** Stores the answer with its key, in the transaction of the effects. */
export async function keepAnswer(trx: Trx, key: IdempotencyKey, body: object): Promise<void> {
  await insertAnswer(trx, key, body);
}

function bodyFor(kept: KeptAnswer, key: IdempotencyKey): object {
  if (kept.requestHash !== key.requestHash) throw refused('idempotencyKeyReused');
  return kept.body;
}
