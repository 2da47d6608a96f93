/** SQL of the last answers of the services behind price rows. */
import type { Db } from '#server/db/pool.ts';

export async function storeAnswered(db: Db, priceId: number, at: Date): Promise<void> {
  await store(db, priceId, { answered_at: at, failure: '', question: '' });
}

export async function storeFailed(db: Db, priceId: number, failed: { at: Date; failure: string; question: string }): Promise<void> {
  await store(db, priceId, { failed_at: failed.at, failure: failed.failure, question: failed.question });
}

/** Does nothing for a row that was deleted meanwhile. */
async function store(
  db: Db,
  priceId: number,
  columns: { answered_at?: Date; failed_at?: Date; failure: string; question: string },
): Promise<void> {
  await db
    .insertInto('remote_price_state')
    .columns(['product_price_id', 'answered_at', 'failed_at', 'failure', 'question'])
    .expression((query) =>
      query
        .selectFrom('product_price')
        .select((select) => [
          'id',
          select.val(columns.answered_at ?? null).as('answered'),
          select.val(columns.failed_at ?? null).as('failed'),
          select.val(columns.failure).as('failure'),
          select.val(columns.question).as('question'),
        ])
        .where('id', '=', priceId),
    )
    .onConflict((conflict) => conflict.column('product_price_id').doUpdateSet(columns))
    .execute();
}

export async function remoteStates(db: Db) {
  return db
    .selectFrom('remote_price_state')
    .select(['product_price_id as priceId', 'answered_at as answeredAt', 'failed_at as failedAt', 'failure', 'question'])
    .execute();
}
