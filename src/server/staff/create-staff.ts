/** Creates an account of the office. Its password is known to no one until the owner chooses it through the link in the mail. */
import { randomBytes } from 'node:crypto';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { createStaff as endpoint, StaffMember } from '#contract/staff.ts';
import type { Actor } from '#domain/access/permission.ts';
import { email as emailRule, required, webAddress } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { hashPassword } from '#server/session/password.ts';
import type { AccountServices } from '#server/user/account-services.ts';
import { postInvitation } from '#server/user/post-invitation.ts';
import { lockRoles } from './role-store.ts';
import { oneOfStaff } from './staff-answer.ts';
import { heldBy, refuseBeyondOwn, roleNames } from './staff-rules.ts';
import { insertStaffMember, storeRolesOf } from './staff-store.ts';

export async function createStaff(
  services: AccountServices,
  { email, displayName, roleIds }: ParsedOf<typeof endpoint>['body'],
  actor: Actor,
): Promise<StaffMember> {
  const { db, now } = services;
  refuseProblems('body', staffProblems({ email, displayName }));
  const passwordHash = await hashPassword(randomBytes(24).toString('base64'));
  const at = new Date(now());
  const id = await transaction(db, async (trx) => {
    const roles = await lockRoles(trx);
    refuseBeyondOwn(actor, [], heldBy(roles, roleIds), 'body.roleIds');
    const newId = await insertStaffMember(trx, { email, displayName, passwordHash, at });
    if (newId === null) throw refused('duplicate', { field: email }, 'body.email');
    await storeRolesOf(trx, newId, roleIds);
    await addHistory(trx, 'user', { recordId: newId, version: 1, at, who: actorName(actor) }, [
      { field: 'created', before: null, after: email },
      { field: 'roles', before: null, after: roleNames(roles, roleIds) },
    ]);
    await postInvitation(services, trx, { id: newId, email, displayName }, at);
    return newId;
  });
  return oneOfStaff(db, id);
}

export function staffProblems({ email, displayName }: { email: string; displayName: string }): Refusal[] {
  const checks: readonly (readonly [string, Refusal | null])[] = [
    ['email', required(email) ?? emailRule(email)],
    ['displayName', webAddress(displayName)],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [refusal(problem.key, problem.params, field)] : []));
}
