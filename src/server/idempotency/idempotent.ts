/**
 * Same key, same answer: runs a piece of work once per idempotency key, however often and however concurrently it is requested.
 * The work stores the key in its own transaction; of two concurrent calls the database lets one through and the other returns the stored answer.
 */
import type { Db, Trx } from '#server/db/pool.ts';
import { refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { findAnswer, insertAnswer, isKeyTaken } from './idempotency-store.ts';
import type { KeptAnswer } from './idempotency-store.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

export type { KeptAnswer };

/**
 * `work` gets the key that it must store with its effects; a null key means no protection. `read` checks the stored answer's shape.
 * `known`: the stored answer, if it was already read together with something else.
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

export interface LockedWork<Locked, Answer> {
  /** Takes a lock that serializes calls with the same key; must not refuse anything that the first call may have changed. */
  lock: (trx: Trx) => Promise<Locked>;
  write: (trx: Trx, locked: Locked) => Promise<Answer>;
}

/** A transaction that runs once per key: a call that waited at the lock for the same key returns the first one's answer. */
export async function writeOnce<Locked, Answer extends object>(
  db: Db,
  key: IdempotencyKey | null,
  read: (body: object) => Answer,
  { lock, write }: LockedWork<Locked, Answer>,
): Promise<Answer> {
  return idempotent(db, key, read, async (taken) =>
    transaction(db, async (trx) => {
      const locked = await lock(trx);
      const kept = taken === null ? null : await findAnswer(trx, taken);
      if (kept !== null && taken !== null) return read(bodyFor(kept, taken));
      const answer = await write(trx, locked);
      if (taken !== null) await keepAnswer(trx, taken, answer);
      return answer;
    }),
  );
}

/** Stores the answer with its key, in the transaction of the effects. */
export async function keepAnswer(trx: Trx, key: IdempotencyKey, body: object): Promise<void> {
  await insertAnswer(trx, key, body);
}

function bodyFor(kept: KeptAnswer, key: IdempotencyKey): object {
  if (kept.requestHash !== key.requestHash) throw refused('idempotencyKeyReused');
  return kept.body;
}
