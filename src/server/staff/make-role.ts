/** Creates a role, and deletes one that no one holds. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Role, createRole as endpoint } from '#contract/staff.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { holdersOf, insertRole, listRoles, lockRoles, removeRole } from './role-store.ts';
import { refuseBeyondOwn } from './staff-rules.ts';

interface Services {
  db: Db;
  now: () => number;
}

export async function createRole({ db, now }: Services, given: ParsedOf<typeof endpoint>['body'], actor: Actor): Promise<Role> {
  const permissions = [...new Set(given.permissions)].toSorted((a, b) => a - b);
  refuseBeyondOwn(actor, [], permissions, 'body.permissions');
  const id = await transaction(db, async (trx) => {
    await lockRoles(trx);
    const made = await insertRole(trx, { ...given, permissions });
    if (made === null) throw refused('duplicate', { field: given.name }, 'body.name');
    const write = { recordId: made, version: 1, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'role', write, [
      { field: 'created', before: null, after: given.name },
      { field: 'permissions', before: null, after: permissions.join(', ') },
    ]);
    return made;
  });
  const stored = (await listRoles(db)).find((each) => each.id === id);
  if (!stored) throw notFound();
  return stored;
}

export async function deleteRole({ db, now }: Services, { id, version }: { id: number; version: number }, actor: Actor): Promise<void> {
  await transaction(db, async (trx) => {
    const role = (await lockRoles(trx)).find((each) => each.id === id);
    if (!role) throw notFound();
    if (role.version !== version) throw await staleSave(trx, { kind: 'role', id, version, current: role });
    refuseBeyondOwn(actor, role.permissions);
    const holders = await holdersOf(trx, id);
    if (holders.length > 0) throw conflict('roleHeld', { people: holders.join(', ') });
    await removeRole(trx, id);
    const write = { recordId: id, version: version + 1, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'role', write, [{ field: 'deleted', before: role.name, after: null }]);
  });
}
