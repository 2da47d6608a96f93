/** SQL of roles. */
import { sql } from 'kysely';
import { errorCode } from '#server/db/error-code.ts';
import type { Db, Trx } from '#server/db/pool.ts';

const uniqueViolation = '23505';

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

/** Who changes rights does it one after the other: each then sees whether somebody who manages staff is left. */
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
    if (errorCode(error) === uniqueViolation) return false;
    throw error;
  }
}
