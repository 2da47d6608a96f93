/** SQL of the list of log-ins. */
import type { Kysely } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

export interface NewSession {
  id: string;
  userId: number;
  tokenVersion: number;
  device: string;
  address: string;
  at: Date;
  endsAt: Date;
}

export async function insertSession(db: Kysely<Tables>, session: NewSession): Promise<void> {
  await db
    .insertInto('user_session')
    .values({
      id: session.id,
      user_id: session.userId,
      token_version: session.tokenVersion,
      device: session.device,
      address: session.address,
      created_at: session.at,
      last_seen_at: session.at,
      ends_at: session.endsAt,
      revoked_at: null,
      acting_for: null,
    })
    .execute();
}

const alive = (db: Db, at: Date) =>
  db
    .selectFrom('user_session')
    .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
    .where('user_session.revoked_at', 'is', null)
    .where('user_session.ends_at', '>', at)
    .whereRef('user_session.token_version', '=', 'app_user.token_version');

export interface SessionRow {
  id: string;
  device: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  endsAt: Date;
}

/** Those that have not ended, the latest seen first. */
export async function sessionsOf(db: Db, userId: number, at: Date): Promise<SessionRow[]> {
  return alive(db, at)
    .select([
      'user_session.id',
      'user_session.device',
      'user_session.address',
      'user_session.created_at as createdAt',
      'user_session.last_seen_at as lastSeenAt',
      'user_session.ends_at as endsAt',
    ])
    .where('user_session.user_id', '=', userId)
    .orderBy('user_session.last_seen_at', 'desc')
    .execute();
}

/** The owner of a session; null: it has ended, or never existed. */
export async function ownerOfSession(db: Db, id: string, at: Date): Promise<{ userId: number; email: string } | null> {
  const row = await alive(db, at).select(['app_user.id as userId', 'app_user.email']).where('user_session.id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function revokeSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('user_session').set({ revoked_at: at }).where('id', '=', id).where('revoked_at', 'is', null).execute();
}

/** Ends all sessions of a user except `keptId`; null: all. Returns how many ended. */
export async function revokeSessionsOf(db: Db, userId: number, keptId: string | null, at: Date): Promise<number> {
  let query = db.updateTable('user_session').set({ revoked_at: at }).where('user_id', '=', userId).where('revoked_at', 'is', null);
  if (keptId !== null) query = query.where('id', '!=', keptId);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function emailOfUser(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email ?? '';
}

export async function setActingFor(db: Db, sessionId: string, customerId: number | null): Promise<void> {
  await db.updateTable('user_session').set({ acting_for: customerId }).where('id', '=', sessionId).execute();
}

export async function deleteSessionsEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('user_session').where('ends_at', '<', moment).execute();
}
