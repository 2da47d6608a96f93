/** For staff who cannot log in any more: a new link to choose a password, and the removal of a lost second factor. */
import type { StaffMember } from '#contract/staff.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { addHistory } from '#server/record/record-history.ts';
import { dropSecondFactor } from '#server/session/drop-second-factor.ts';
import type { AccountServices } from '#server/user/account-services.ts';
import { postInvitation } from '#server/user/post-invitation.ts';
import { lockRoles } from './role-store.ts';
import { oneOfStaff } from './staff-answer.ts';
import { refuseBeyondOwn } from './staff-rules.ts';
import { raiseStaffVersion } from './staff-store.ts';

/** The member of staff, with other changes of permissions blocked. */
async function inReach(trx: Trx, id: number, actor: Actor): Promise<StaffMember> {
  await lockRoles(trx);
  const person = await oneOfStaff(trx, id);
  refuseBeyondOwn(actor, person.permissions);
  return person;
}

async function addEvent(trx: Trx, person: StaffMember, field: string, at: Date, actor: Actor): Promise<void> {
  await raiseStaffVersion(trx, person.id);
  await addHistory(trx, 'user', { recordId: person.id, version: person.version + 1, at, who: actorName(actor) }, [
    { field, before: null, after: person.email },
  ]);
}

export async function inviteStaff(services: AccountServices, id: number, actor: Actor): Promise<void> {
  const at = new Date(services.now());
  await transaction(services.db, async (trx) => {
    const person = await inReach(trx, id, actor);
    if (!person.active) throw notFound();
    await postInvitation(services, trx, person, at);
    await addEvent(trx, person, 'invitation', at, actor);
  });
}

export async function resetSecondFactor({ db, now }: AccountServices, id: number, actor: Actor): Promise<StaffMember> {
  await transaction(db, async (trx) => {
    const person = await inReach(trx, id, actor);
    if (!(await dropSecondFactor(trx, id))) return;
    await addEvent(trx, person, 'secondFactorReset', new Date(now()), actor);
  });
  return oneOfStaff(db, id);
}
