/** SQL of answers kept under an idempotency key, so that a repeated call gets the first one's answer. */
import { isTaken } from '#server/db/error-code.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

export interface KeptAnswer {
  requestHash: string;
  body: object;
}

export async function findAnswer(db: Db, { scope, key }: IdempotencyKey): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['request_hash as requestHash', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertAnswer(trx: Trx, { scope, key, requestHash }: IdempotencyKey, body: object): Promise<void> {
  await trx
    .insertInto('idempotency_key')
    .values({ scope, key, request_hash: requestHash, status: 200, body: JSON.stringify(body) })
    .execute();
}

/** Whether this error came from another call that stored the same key first. */
export function isKeyTaken(error: unknown): boolean {
  return isTaken(error) && error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_key_pkey';
}

export async function deleteAnswersBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<', moment).execute();
}
