/** SQL of the office's staff. Returns plain facts and does not check the caller. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import { isTaken } from '#server/db/error-code.ts';
import { confirmedFactor, heldPermissions } from '#server/db/held-permissions.ts';

/** Accounts without a customer, and those of customers with permissions. */
const isStaff = sql<boolean>`(app_user.customer_id is null or cardinality(app_user.permissions) > 0
  or exists (select from user_role where user_role.user_id = app_user.id))`;

function people(db: Db) {
  return db
    .selectFrom('app_user')
    .select((select) => [
      'id',
      'email',
      'display_name as displayName',
      'active',
      'invited_at as invitedAt',
      'version',
      'permissions as ownPermissions',
      heldPermissions.as('permissions'),
      confirmedFactor.as('hasSecondFactor'),
      sql<number[]>`array(select role_id from user_role where user_role.user_id = app_user.id order by role_id)`.as('roleIds'),
      select
        .selectFrom('user_session')
        .select((session) => session.fn.max('last_seen_at').as('at'))
        .whereRef('user_session.user_id', '=', 'app_user.id')
        .as('lastSeen'),
    ])
    .where(isStaff);
}

export type StaffFacts = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

/** By e-mail address; staff without a name are left out. */
export async function staffNames(db: Db): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('app_user')
    .select(['email', 'display_name as name'])
    .where(isStaff)
    .where('display_name', '<>', '')
    .execute();
  return Object.fromEntries(rows.map(({ email, name }) => [email, name]));
}

export async function listStaff(db: Db): Promise<StaffFacts[]> {
  return people(db).orderBy('active', 'desc').orderBy('display_name').orderBy('id').execute();
}

export async function findStaff(db: Db, id: number): Promise<StaffFacts | null> {
  return (await people(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Null: the address has an account already. */
export async function insertStaffMember(
  trx: Trx,
  { email, displayName, passwordHash, at }: { email: string; displayName: string; passwordHash: string; at: Date },
): Promise<number | null> {
  const row = await trx
    .insertInto('app_user')
    .values({ customer_id: null, email, password_hash: passwordHash, display_name: displayName, created_at: at, invited_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface StaffChange {
  email: string;
  displayName: string;
  active: boolean;
  ownPermissions: readonly number[];
}

/** Raises the version. False: the address has an account already. */
export async function storeStaff(trx: Trx, id: number, change: StaffChange): Promise<boolean> {
  const { email, displayName, active, ownPermissions } = change;
  try {
    await trx
      .updateTable('app_user')
      .set((set) => ({
        email,
        display_name: displayName,
        active,
        permissions: [...ownPermissions],
        version: set('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

export async function storeRolesOf(trx: Trx, userId: number, roleIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('user_role').where('user_id', '=', userId).execute();
  if (roleIds.length === 0) return;
  await trx
    .insertInto('user_role')
    .values(roleIds.map((roleId) => ({ user_id: userId, role_id: roleId })))
    .execute();
}

/** For changes of an account outside its own fields. */
export async function raiseStaffVersion(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('app_user')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Whether anyone who may log in holds the permission. */
export async function isHeldByAnybody(trx: Trx, permission: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from app_user where active and ${permission} = any(${heldPermissions}) limit 1`.execute(trx);
  return rows.length > 0;
}
