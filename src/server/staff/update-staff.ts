/** Changes an account of the office. Permissions apply from that person's next call; a closed account is logged out at once. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { StaffMember, updateStaff as endpoint } from '#contract/staff.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { emailChangedMail } from '#server/user/account-mails.ts';
import type { AccountServices } from '#server/user/account-services.ts';
import { endAccess } from '#server/user/end-access.ts';
import { staffProblems } from './create-staff.ts';
import { lockRoles } from './role-store.ts';
import { oneOfStaff } from './staff-answer.ts';
import { heldBy, refuseBeyondOwn, refuseWithoutManager, roleNames } from './staff-rules.ts';
import { storeRolesOf, storeStaff } from './staff-store.ts';

type Given = ParsedOf<typeof endpoint>['body'];

export async function updateStaff(services: AccountServices, { id, version, ...given }: Given, actor: Actor): Promise<StaffMember> {
  const { db, now } = services;
  await transaction(db, async (trx) => {
    const roles = await lockRoles(trx);
    const before = await oneOfStaff(trx, id);
    if (before.version !== version) throw await staleSave(trx, { kind: 'user', id, version, current: before });
    const after = merged(before, given);
    refuseProblems('body', staffProblems(after));
    refuseBeyondOwn(actor, before.permissions, heldBy(roles, after.roleIds, after.ownPermissions), 'body.roleIds');
    if (!(await storeStaff(trx, id, after))) throw refused('duplicate', { field: after.email }, 'body.email');
    await storeRolesOf(trx, id, after.roleIds);
    await refuseWithoutManager(trx);
    const told = ({ email, displayName, active, roleIds, ownPermissions }: StaffFields) => ({
      email,
      displayName,
      active,
      roles: roleNames(roles, roleIds),
      ownPermissions: ownPermissions.join(', '),
    });
    const at = new Date(now());
    if (before.active && !after.active) await endAccess(trx, id, at);
    const write = { recordId: id, version: version + 1, at, who: actorName(actor) };
    await addHistory(trx, 'user', write, fieldDifferences(told(before), told(after)));
    if (after.email !== before.email) await tellFormerAddress(services, trx, before, after.email);
  });
  return oneOfStaff(db, id);
}

type StaffFields = Pick<StaffMember, 'email' | 'displayName' | 'active' | 'roleIds' | 'ownPermissions'>;

function merged(before: StaffFields, given: Omit<Given, 'id' | 'version'>): StaffFields {
  return {
    email: given.email ?? before.email,
    displayName: given.displayName ?? before.displayName,
    active: given.active ?? before.active,
    roleIds: [...new Set(given.roleIds ?? before.roleIds)],
    ownPermissions: [...new Set(given.ownPermissions ?? before.ownPermissions)],
  };
}

async function tellFormerAddress(services: AccountServices, trx: Trx, former: StaffMember, email: string): Promise<void> {
  const { now, post, readCompany } = services;
  const to = { email: former.email, name: former.displayName, language: 'de' } as const;
  await postMails(trx, post, [emailChangedMail(await readCompany(), to, email)], now());
}
