/** SQL of partners' keys. */
import type { Db, Trx } from '#server/db/pool.ts';

export async function listKeys(db: Db) {
  return db
    .selectFrom('api_key')
    .innerJoin('customer', 'customer.id', 'api_key.customer_id')
    .leftJoin('contact_person', (join) => join.onRef('contact_person.customer_id', '=', 'customer.id'))
    .distinctOn('api_key.id')
    .select((select) => [
      'api_key.id',
      'api_key.name',
      'api_key.customer_id as customerId',
      'customer.company_name as companyName',
      select.fn.coalesce('contact_person.first_name', select.val('')).as('firstName'),
      select.fn.coalesce('contact_person.last_name', select.val('')).as('lastName'),
      'api_key.start',
      'api_key.scopes',
      'api_key.created_at as createdAt',
      'api_key.who',
      'api_key.last_used_at as lastUsedAt',
      'api_key.revoked_at as revokedAt',
    ])
    .orderBy('api_key.id', 'desc')
    .orderBy('contact_person.id')
    .execute();
}

export interface NewKey {
  name: string;
  customerId: number;
  hash: Buffer;
  start: string;
  scopes: string[];
  at: Date;
  who: string;
}

/** Null: no such customer, or one who may not buy. */
export async function insertKey(trx: Trx, { customerId, at, ...key }: NewKey): Promise<number | null> {
  const found = await trx.selectFrom('customer').select('id').where('id', '=', customerId).where('active', '=', true).executeTakeFirst();
  if (!found) return null;
  const row = await trx
    .insertInto('api_key')
    .values({ ...key, customer_id: customerId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Null: no such key. A locked key keeps the time of its first lock. */
export async function markLocked(trx: Trx, id: number, at: Date) {
  const before = await trx
    .selectFrom('api_key')
    .select(['name', 'start', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return null;
  if (before.revoked_at === null) await trx.updateTable('api_key').set({ revoked_at: at }).where('id', '=', id).execute();
  return { name: before.name, start: before.start, isNew: before.revoked_at === null };
}

/** Finds a key that is not locked and whose customer may still buy. */
export async function findKey(db: Db, hash: Buffer) {
  const row = await db
    .selectFrom('api_key')
    .innerJoin('customer', 'customer.id', 'api_key.customer_id')
    .select(['api_key.id', 'api_key.customer_id as customerId', 'api_key.scopes', 'api_key.last_used_at as lastUsedAt'])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('customer.active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

export async function noteUse(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: at }).where('id', '=', id).execute();
}
