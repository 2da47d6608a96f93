/** SQL of roles. */
import { sql } from 'kysely';
import { isTaken } from '#server/db/error-code.ts';
import type { Db, Trx } from '#server/db/pool.ts';

function roles(db: Db) {
  return db
    .selectFrom('role')
    .select([
      'id',
      'name',
      'permissions',
      'requires_second_factor as requiresSecondFactor',
      'version',
      sql<number>`(select count(*) from user_role join app_user on app_user.id = user_id where role_id = role.id and active)`.as('people'),
    ])
    .orderBy('id');
}

export type RoleFacts = Awaited<ReturnType<ReturnType<typeof roles>['executeTakeFirstOrThrow']>>;

export async function listRoles(db: Db): Promise<RoleFacts[]> {
  return roles(db).execute();
}

/** Serializes changes of permissions: each then sees whether someone who manages staff is left. */
export async function lockRoles(trx: Trx): Promise<RoleFacts[]> {
  await trx.selectFrom('role').select('id').orderBy('id').forUpdate().execute();
  return roles(trx).execute();
}

/** Raises the version. False: another role has the name. */
export async function storeRole(
  trx: Trx,
  id: number,
  { name, permissions, requiresSecondFactor }: Pick<RoleFacts, 'name' | 'permissions' | 'requiresSecondFactor'>,
): Promise<boolean> {
  try {
    await trx
      .updateTable('role')
      .set((set) => ({
        name,
        permissions: [...permissions],
        requires_second_factor: requiresSecondFactor,
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

/** null: another role has the name. */
export async function insertRole(
  trx: Trx,
  { name, permissions, requiresSecondFactor }: Pick<RoleFacts, 'name' | 'permissions' | 'requiresSecondFactor'>,
): Promise<number | null> {
  const row = await trx
    .insertInto('role')
    .values({ name, permissions: [...permissions], requires_second_factor: requiresSecondFactor })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Names of the role's holders, including closed accounts. */
export async function holdersOf(trx: Trx, id: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('app_user.email')
    .where('role_id', '=', id)
    .orderBy('app_user.email')
    .execute();
  return rows.map(({ email }) => email);
}

export async function removeRole(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('role').where('id', '=', id).execute();
}
