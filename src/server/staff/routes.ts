import * as wire from '#contract/staff.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { AccountServices } from '#server/user/account-services.ts';
import { createRole, deleteRole } from './make-role.ts';
import { createStaff } from './create-staff.ts';
import { inviteStaff, resetSecondFactor } from './help-staff.ts';
import { listRoles } from './role-store.ts';
import { allStaff } from './staff-answer.ts';
import { staffNames } from './staff-store.ts';
import { updateRole } from './update-role.ts';
import { updateStaff } from './update-staff.ts';

export function staffRoutes(services: AccountServices): Binding[] {
  return [
    bind(wire.readStaff, async () => ({ items: await allStaff(services.db) })),
    bind(wire.createStaff, async ({ body }, { actor }) => createStaff(services, body, actor)),
    bind(wire.updateStaff, async ({ body }, { actor }) => updateStaff(services, body, actor)),
    bind(wire.inviteStaff, async ({ params }, { actor }) => {
      await inviteStaff(services, params.id, actor);
      return {};
    }),
    bind(wire.resetSecondFactor, async ({ params }, { actor }) => resetSecondFactor(services, params.id, actor)),
    bind(wire.readRoles, async () => ({ items: await listRoles(services.db) })),
    bind(wire.updateRole, async ({ body }, { actor }) => updateRole(services, body, actor)),
    bind(wire.createRole, async ({ body }, { actor }) => createRole(services, body, actor)),
    bind(wire.deleteRole, async ({ params: { id }, query: { version } }, { actor }) => {
      await deleteRole(services, { id, version }, actor);
      return {};
    }),
    bind(wire.readStaffNames, async () => ({ names: await staffNames(services.db) })),
    bind(wire.readHolders, async ({ query: { ability } }) => ({
      roles: (await listRoles(services.db)).filter(({ permissions }) => holdsAbility(permissions, ability)).map(({ name }) => name),
    })),
  ];
}
