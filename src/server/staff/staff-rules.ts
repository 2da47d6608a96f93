/** What every change of accounts and roles keeps to: nobody gives more than they hold, and somebody who manages staff is always left. */
import type { Actor } from '#domain/access/permission.ts';
import { permission, permissionsOf } from '#domain/access/permission.ts';
import { mayGrant } from '#domain/access/role.ts';
import { refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import type { RoleFacts } from './role-store.ts';
import { isHeldByAnybody } from './staff-store.ts';

/** Refuses an account or a role that can do, or would then do, more than the caller. */
export function refuseBeyondOwn(actor: Actor, before: readonly number[], after: readonly number[] = before, field?: string): void {
  if (!mayGrant(permissionsOf(actor), { before, after })) throw refused('beyondOwnRights', {}, field);
}

export async function refuseWithoutManager(trx: Trx): Promise<void> {
  if (!(await isHeldByAnybody(trx, permission.MANAGE_STAFF))) throw refused('lastStaffManager');
}

/** What these roles hold together, beside what is held without a role. */
export function heldBy(roles: readonly RoleFacts[], roleIds: readonly number[], own: readonly number[] = []): number[] {
  const chosen = roleIds.map((id) => {
    const role = roles.find((each) => each.id === id);
    if (!role) throw refused('unknownRole', {}, 'body.roleIds');
    return role.permissions;
  });
  return [...new Set([...own, ...chosen.flat()])];
}

/** The names of roles, as the history keeps them. */
export const roleNames = (roles: readonly RoleFacts[], roleIds: readonly number[]): string =>
  roles
    .filter(({ id }) => roleIds.includes(id))
    .map(({ name }) => name)
    .join(', ');
