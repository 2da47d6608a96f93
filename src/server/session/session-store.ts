/** SQL of log-ins: users with their customer's flags. Plain facts out. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

export interface UserFacts {
  id: number;
  email: string;
  displayName: string;
  passwordHash: string;
  active: boolean;
  tokenVersion: number;
  permissions: number[];
  customerId: number | null;
  isCompanyCustomer: boolean;
  hasQuickOrder: boolean;
}

function users(db: Kysely<Tables>) {
  return db
    .selectFrom('app_user')
    .leftJoin('customer', 'customer.id', 'app_user.customer_id')
    .select([
      'app_user.id',
      'app_user.email',
      'app_user.display_name as displayName',
      'app_user.password_hash as passwordHash',
      'app_user.active',
      'app_user.token_version as tokenVersion',
      'app_user.permissions',
      'app_user.customer_id as customerId',
      'customer.is_company as isCompanyCustomer',
      'customer.quick_order_active as hasQuickOrder',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

function factsOf(row: Row): UserFacts {
  return { ...row, isCompanyCustomer: row.isCompanyCustomer ?? false, hasQuickOrder: row.hasQuickOrder ?? false };
}

export async function findUserByEmail(db: Kysely<Tables>, email: string): Promise<UserFacts | null> {
  const row = await users(db)
    .where((where) => where(where.fn<string>('lower', ['app_user.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row ? factsOf(row) : null;
}

export async function findUserById(db: Kysely<Tables>, id: number): Promise<UserFacts | null> {
  const row = await users(db).where('app_user.id', '=', id).executeTakeFirst();
  return row ? factsOf(row) : null;
}

/** Ends every session of the user. */
export async function raiseTokenVersion(db: Kysely<Tables>, userId: number): Promise<void> {
  await db
    .updateTable('app_user')
    .set((set) => ({ token_version: set('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

/** Records an attempt and answers how many the last `minutes` saw before it. Those of one subject are counted one after the other: of many at once the first ones pass. */
export async function countAttempt(db: Db, kind: string, subject: string, minutes: number, nowMs: number): Promise<number> {
  return transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`.execute(trx);
    const row = await trx
      .selectFrom('attempt')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('at', '>', new Date(nowMs - minutes * 60_000))
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('attempt')
      .values({ kind, subject, at: new Date(nowMs) })
      .execute();
    return row.count;
  });
}

/** Takes back the newest attempt of a subject: it was right. */
export async function takeAttemptBack(db: Kysely<Tables>, kind: string, subject: string): Promise<void> {
  await sql`
    delete from attempt where ctid = (select ctid from attempt where kind = ${kind} and subject = ${subject} order by at desc limit 1)
  `.execute(db);
}

/** Forgets the attempts of a subject, e.g. after a successful log-in. */
export async function clearAttempts(db: Kysely<Tables>, kind: string, subject: string): Promise<void> {
  await db.deleteFrom('attempt').where('kind', '=', kind).where('subject', '=', subject).execute();
}

export async function deleteAttemptsBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('attempt').where('at', '<', moment).execute();
}
