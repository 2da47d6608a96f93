/** Changes a role. It applies from the next call of everyone who holds it. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Role, updateRole as endpoint } from '#contract/staff.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { listRoles, lockRoles, storeRole } from './role-store.ts';
import type { RoleFacts } from './role-store.ts';
import { refuseBeyondOwn, refuseWithoutManager } from './staff-rules.ts';

type Given = ParsedOf<typeof endpoint>['body'];

export async function updateRole(
  { db, now }: { db: Db; now: () => number },
  { id, version, ...given }: Given,
  actor: Actor,
): Promise<Role> {
  await transaction(db, async (trx) => {
    const before = (await lockRoles(trx)).find((each) => each.id === id);
    if (!before) throw notFound();
    if (before.version !== version) throw await staleSave(trx, { kind: 'role', id, version, current: before });
    const after = {
      name: given.name ?? before.name,
      permissions: [...new Set(given.permissions ?? before.permissions)].toSorted((a, b) => a - b),
      requiresSecondFactor: given.requiresSecondFactor ?? before.requiresSecondFactor,
    };
    refuseBeyondOwn(actor, before.permissions, after.permissions, 'body.permissions');
    if (!(await storeRole(trx, id, after))) throw refused('duplicate', { field: after.name }, 'body.name');
    await refuseWithoutManager(trx);
    const write = { recordId: id, version: version + 1, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'role', write, fieldDifferences(told(before), told(after)));
  });
  const stored = (await listRoles(db)).find((each) => each.id === id);
  if (!stored) throw notFound();
  return stored;
}

const told = ({ name, permissions, requiresSecondFactor }: Pick<RoleFacts, 'name' | 'permissions' | 'requiresSecondFactor'>) => ({
  name,
  permissions: permissions.join(', '),
  requiresSecondFactor,
});
