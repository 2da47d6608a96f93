/** SQL of users and of the links mailed to them. Returns plain facts and does not check the caller. */
import { sql } from 'kysely';
import type { Language } from '#domain/language/language.ts';
import { languageOf } from '#domain/contact/customer.ts';
import { isTaken } from '#server/db/error-code.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface UserAccount {
  id: number;
  customerId: number | null;
  email: string;
  displayName: string;
  passwordHash: string;
  roles: string[];
  active: boolean;
  /** A link mailed to the address was followed. */
  emailConfirmed: boolean;
  /** null: staff without a contact person. */
  language: Language | null;
}

function users(db: Db) {
  return db
    .selectFrom('app_user')
    .select((select) => [
      'id',
      'customer_id as customerId',
      'email',
      'display_name as displayName',
      'password_hash as passwordHash',
      sql<
        string[]
      >`array(select role.name from user_role join role on role.id = user_role.role_id where user_role.user_id = app_user.id order by role.id)`.as(
        'roles',
      ),
      'active',
      sql<boolean>`email_confirmed_at is not null`.as('emailConfirmed'),
      select
        .selectFrom('contact_person')
        .select('language_id')
        .whereRef('contact_person.customer_id', '=', 'app_user.customer_id')
        .orderBy('contact_person.id')
        .limit(1)
        .as('languageId'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

function accountOf({ languageId, ...row }: Row): UserAccount {
  return { ...row, language: languageId === null ? null : languageOf(languageId) };
}

export async function findUser(db: Db, id: number): Promise<UserAccount | null> {
  const row = await users(db).where('id', '=', id).executeTakeFirst();
  return row ? accountOf(row) : null;
}

export async function findUserByAddress(db: Db, email: string): Promise<UserAccount | null> {
  const row = await users(db)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** Null: the e-mail address has a user already. */
export async function insertUser(trx: Trx, user: { email: string; passwordHash: string; displayName: string }): Promise<number | null> {
  const row = await trx
    .insertInto('app_user')
    .values({ customer_id: null, email: user.email, password_hash: user.passwordHash, display_name: user.displayName })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

interface Invited {
  customerId: number;
  email: string;
  displayName: string;
  passwordHash: string;
  at: Date;
}

/** Null: the e-mail address has a user already. */
export async function insertInvited(trx: Trx, { customerId, email, displayName, passwordHash, at }: Invited): Promise<number | null> {
  const row = await trx
    .insertInto('app_user')
    .values({ customer_id: customerId, email, password_hash: passwordHash, display_name: displayName, invited_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False: the user has a password already, or the log-in is closed. */
export async function markInvited(trx: Trx, userId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ invited_at: at })
    .where('id', '=', userId)
    .where('active', '=', true)
    .where('invited_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends all sessions and invalidates all pending links. */
export async function setActive(trx: Trx, userId: number, active: boolean, at: Date): Promise<void> {
  await trx
    .updateTable('app_user')
    .set((set) => ({ active, token_version: set('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  await endLinks(trx, userId, at);
}

/** A customer with a log-in is no longer a guest. */
export async function register(trx: Trx, customerId: number): Promise<void> {
  await trx.updateTable('customer').set({ status: 'REGISTERED' }).where('id', '=', customerId).execute();
}

export async function setCustomer(trx: Trx, userId: number, customerId: number): Promise<void> {
  await trx.updateTable('app_user').set({ customer_id: customerId }).where('id', '=', userId).execute();
}

/** Returns the new version. */
export async function setDisplayName(trx: Trx, userId: number, displayName: string): Promise<number> {
  const { version } = await trx
    .updateTable('app_user')
    .set((set) => ({ display_name: displayName, version: set('version', '+', 1) }))
    .where('id', '=', userId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Ends all sessions and invalidates all pending links. */
export async function setPassword(trx: Trx, userId: number, passwordHash: string, at: Date): Promise<void> {
  await trx
    .updateTable('app_user')
    .set((set) => ({ password_hash: passwordHash, invited_at: null, token_version: set('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  await endLinks(trx, userId, at);
}

/** The address is the user's: a link mailed there was followed. */
export async function setEmailConfirmed(trx: Trx, userId: number, at: Date): Promise<void> {
  await trx.updateTable('app_user').set({ email_confirmed_at: at }).where('id', '=', userId).execute();
}

/** Returns the new version; null: the address has a user already. Links to the former address become invalid. */
export async function setEmail(trx: Trx, userId: number, email: string, at: Date): Promise<number | null> {
  try {
    const { version } = await trx
      .updateTable('app_user')
      .set((set) => ({ email, email_confirmed_at: at, version: set('version', '+', 1) }))
      .where('id', '=', userId)
      .returning('version')
      .executeTakeFirstOrThrow();
    await endLinks(trx, userId, at);
    return version;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

async function endLinks(trx: Trx, userId: number, at: Date): Promise<void> {
  await trx.updateTable('account_link').set({ used_at: at }).where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

export interface NewLink {
  tokenHash: string;
  kind: 'password' | 'email';
  userId: number;
  email: string;
  at: Date;
  expiresAt: Date;
}

/** Only the newest link of a kind works. */
export async function insertLink(trx: Trx, { tokenHash, kind, userId, email, at, expiresAt }: NewLink): Promise<void> {
  await trx
    .updateTable('account_link')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('account_link')
    .values({ token_hash: tokenHash, kind, user_id: userId, email, created_at: at, expires_at: expiresAt, used_at: null })
    .execute();
}

/** Whether a password link issued after that moment is still valid; concurrent requests for one wait until this transaction ends. */
export async function hasPasswordLinkSince(trx: Trx, userId: number, moment: Date): Promise<boolean> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const row = await trx
    .selectFrom('account_link')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('kind', '=', 'password')
    .where('used_at', 'is', null)
    .where('created_at', '>', moment)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface LinkUse {
  tokenHash: string;
  kind: 'password' | 'email';
  at: Date;
}

export async function findLink(db: Db, { tokenHash, kind, at }: LinkUse): Promise<{ userId: number; email: string } | null> {
  const row = await db
    .selectFrom('account_link')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row ?? null;
}

/** True for exactly one of concurrent uses. */
export async function useLink(trx: Trx, { tokenHash, kind, at }: LinkUse): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account_link')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The address waiting for confirmation; null: none. */
export async function findPendingEmail(db: Db, userId: number, at: Date): Promise<string | null> {
  const row = await db
    .selectFrom('account_link')
    .select('email')
    .where('user_id', '=', userId)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function deleteLinksBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('account_link').where('expires_at', '<', moment).execute();
}
