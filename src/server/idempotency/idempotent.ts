/**
 * Same key, same answer: runs a piece of work once per idempotency key, however often and however concurrently it is requested.
 * The work stores the key in its own transaction; of two concurrent calls the second waits for the first, and of those in two processes the database lets
 * one through: the other returns the stored answer.
 */
import type { Db, Trx } from '#server/db/pool.ts';
import { Refusal, refused } from '#server/call/refusal.ts';
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
  const earlier = await earlierAnswer(db, key);
  if (earlier) return read(bodyFor(earlier, key));
  try {
    return await underWay(db, key, work(key));
  } catch (error) {
    // Refused perhaps only because another process was faster with the same call.
    const first = isKeyTaken(error) || error instanceof Refusal ? await findAnswer(db, key) : null;
    if (!first) throw error;
    return read(bodyFor(first, key));
  }
}

interface Running {
  requestHash: string;
  /** What it failed with; null: it did not. */
  outcome: Promise<{ error: unknown } | null>;
}

/** Calls that this process is working on. */
const running = new WeakMap<Db, Map<string, Running>>();

const runningOn = (db: Db): Map<string, Running> => running.getOrInsertComputed(db, () => new Map());
const nameOf = ({ scope, key }: IdempotencyKey): string => JSON.stringify([scope, key]);

async function underWay<Answer>(db: Db, key: IdempotencyKey, work: Promise<Answer>): Promise<Answer> {
  const call: Running = { requestHash: key.requestHash, outcome: work.then(() => null).catch((error: unknown) => ({ error })) };
  const calls = runningOn(db);
  calls.set(nameOf(key), call);
  try {
    return await work;
  } finally {
    if (calls.get(nameOf(key)) === call) calls.delete(nameOf(key));
  }
}

/**
 * Waits for calls with the same key, so that a second try neither asks price services nor counts against a limit once more, and fails as the first one does.
 * Null: nothing was stored, and the key is free.
 */
async function earlierAnswer(db: Db, key: IdempotencyKey): Promise<KeptAnswer | null> {
  for (let call = runningOn(db).get(nameOf(key)); call !== undefined; call = runningOn(db).get(nameOf(key))) {
    const failed = await call.outcome;
    const kept = await findAnswer(db, key);
    if (kept !== null) return kept;
    if (failed !== null && call.requestHash === key.requestHash) throw failed.error;
  }
  return null;
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

/**
 * A verb on a record, once per key. Only that it was done is kept: a repeated call gets the record `asItIs` now.
 * `work` calls `keep` in the transaction of its effects.
 */
export async function doOnce<Answer extends object>(
  db: Db,
  key: IdempotencyKey | null,
  work: (keep: (trx: Trx) => Promise<void>) => Promise<Answer>,
  asItIs: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await idempotent<Answer | null>(
    db,
    key,
    () => null,
    async (taken) =>
      work(async (trx) => {
        if (taken !== null) await keepAnswer(trx, taken, {});
      }),
  );
  return answer ?? asItIs();
}

/** Stores the answer with its key, in the transaction of the effects. */
export async function keepAnswer(trx: Trx, key: IdempotencyKey, body: object): Promise<void> {
  await insertAnswer(trx, key, body);
}

function bodyFor(kept: KeptAnswer, key: IdempotencyKey): object {
  if (kept.requestHash !== key.requestHash) throw refused('idempotencyKeyReused');
  return kept.body;
}
