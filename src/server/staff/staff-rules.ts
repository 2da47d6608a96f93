/** Rules for every change of accounts and roles: no one grants more than they hold, and someone who manages staff is always left. */
import type { Actor } from '#domain/access/permission.ts';
import { permission, permissionsOf } from '#domain/access/permission.ts';
import { mayGrant } from '#domain/access/role.ts';
import { refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import type { RoleFacts } from './role-store.ts';
import { isHeldByAnybody } from './staff-store.ts';

/** Refuses an account or a role with more permissions than the caller, before or after the change. */
export function refuseBeyondOwn(actor: Actor, before: readonly number[], after: readonly number[] = before, field?: string): void {
  if (!mayGrant(permissionsOf(actor), { before, after })) throw refused('beyondOwnRights', {}, field);
}

export async function refuseWithoutManager(trx: Trx): Promise<void> {
  if (!(await isHeldByAnybody(trx, permission.MANAGE_STAFF))) throw refused('lastStaffManager');
}

/** Permissions of these roles together, plus those held without a role. */
export function heldBy(roles: readonly RoleFacts[], roleIds: readonly number[], own: readonly number[] = []): number[] {
  const chosen = roleIds.map((id) => {
    const role = roles.find((each) => each.id === id);
    if (!role) throw refused('unknownRole', {}, 'body.roleIds');
    return role.permissions;
  });
  return [...new Set([...own, ...chosen.flat()])];
}

/** The names of roles, as recorded in the history. */
export const roleNames = (roles: readonly RoleFacts[], roleIds: readonly number[]): string =>
  roles
    .filter(({ id }) => roleIds.includes(id))
    .map(({ name }) => name)
    .join(', ');
