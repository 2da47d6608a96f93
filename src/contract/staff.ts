/** The office's staff and their roles. */
import { z } from 'zod';
import { isOfficeAbility, permissions } from '#domain/access/permission.ts';
import { endpoint, staff } from './endpoint.ts';
import { Version, VersionText } from './record.ts';
import { Id, IdParam, Instant, line } from './wire.ts';

const Permissions = z
  .array(
    z
      .number()
      .int()
      .refine((number) => permissions.includes(number)),
  )
  .max(permissions.length);

export const Role = z.object({
  id: Id,
  name: z.string(),
  permissions: z.array(z.number().int()),
  /** True: holders of the role must set up a second factor before anything else. */
  requiresSecondFactor: z.boolean(),
  /** Number of holders, without closed accounts. */
  people: z.number().int(),
  version: Version,
});
export type Role = z.infer<typeof Role>;

export const StaffMember = z.object({
  id: Id,
  email: z.string(),
  displayName: z.string(),
  active: z.boolean(),
  roleIds: z.array(Id),
  /** Held directly, in addition to the roles. */
  ownPermissions: z.array(z.number().int()),
  /** All effective permissions. */
  permissions: z.array(z.number().int()),
  hasSecondFactor: z.boolean(),
  /** null: never logged in. */
  lastSeen: Instant.nullable(),
  /** Of the last invitation, until the person has chosen a password; null: chosen, or never invited. */
  invitedAt: Instant.nullable(),
  version: Version,
});
export type StaffMember = z.infer<typeof StaffMember>;

const fields = {
  email: line(254),
  displayName: line(100).min(1),
  roleIds: z.array(Id).max(50),
};

export const readStaff = endpoint({
  method: 'GET',
  path: '/staff',
  tag: 'staff',
  summary: 'The people of the office with their roles',
  access: staff('manageStaff'),
  response: z.object({ items: z.array(StaffMember) }),
});

export const createStaff = endpoint({
  method: 'POST',
  path: '/staff',
  tag: 'staff',
  summary: 'A new account of the office; its owner gets a link to choose a password',
  access: staff('manageStaff'),
  body: z.strictObject(fields),
  response: StaffMember,
  errors: ['duplicate', 'beyondOwnRights', 'unknownRole', 'validation.email'],
});

export const updateStaff = endpoint({
  method: 'PUT',
  path: '/staff',
  tag: 'staff',
  summary: 'Change name, address, roles or state of an account; what is left out stays. It counts from the next call of that person on',
  access: staff('manageStaff'),
  body: z.strictObject({
    id: Id,
    version: Version,
    email: fields.email.optional(),
    displayName: fields.displayName.optional(),
    roleIds: fields.roleIds.optional(),
    ownPermissions: Permissions.optional(),
    active: z.boolean().optional(),
  }),
  response: StaffMember,
  errors: ['notFound', 'duplicate', 'beyondOwnRights', 'unknownRole', 'lastStaffManager', 'changedMeanwhile', 'validation.email'],
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/staff/{id}/invitation',
  tag: 'staff',
  summary: 'Mails the person a new link to choose a password',
  access: staff('manageStaff'),
  params: IdParam,
  response: z.object({}),
  errors: ['notFound', 'beyondOwnRights'],
  callsPerMinute: 30,
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/staff/{id}/second-factor',
  tag: 'staff',
  summary: 'Takes the second factor away from a person who has lost it',
  access: staff('manageStaff'),
  params: IdParam,
  response: StaffMember,
  errors: ['notFound', 'beyondOwnRights'],
});

export const readRoles = endpoint({
  method: 'GET',
  path: '/role',
  tag: 'staff',
  summary: 'The roles with their permissions',
  access: staff('manageStaff'),
  response: z.object({ items: z.array(Role) }),
});

export const updateRole = endpoint({
  method: 'PUT',
  path: '/role',
  tag: 'staff',
  summary: 'Change a role; it counts from the next call of everybody who holds it on',
  access: staff('manageStaff'),
  body: z.strictObject({
    id: Id,
    version: Version,
    name: line(60).min(1).optional(),
    permissions: Permissions.optional(),
    requiresSecondFactor: z.boolean().optional(),
  }),
  response: Role,
  errors: ['notFound', 'duplicate', 'beyondOwnRights', 'lastStaffManager', 'changedMeanwhile'],
});

export const createRole = endpoint({
  method: 'POST',
  path: '/role',
  tag: 'staff',
  summary: 'A new role; nobody gives it more than they hold themselves',
  access: staff('manageStaff'),
  body: z.strictObject({ name: line(60).min(1), permissions: Permissions.default([]), requiresSecondFactor: z.boolean().default(false) }),
  response: Role,
  errors: ['duplicate', 'beyondOwnRights'],
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/role/{id}',
  tag: 'staff',
  summary: 'Delete a role that nobody holds, closed accounts included',
  access: staff('manageStaff'),
  params: IdParam,
  query: z.object({ version: VersionText }),
  response: z.object({}),
  errors: ['notFound', 'roleHeld', 'beyondOwnRights', 'changedMeanwhile'],
});

export const readStaffNames = endpoint({
  method: 'GET',
  path: '/staff/names',
  tag: 'staff',
  summary: 'Names of the people of the office by their address, of those who have left too: what records keep is the address',
  access: staff('enterOffice'),
  response: z.object({ names: z.record(z.string(), z.string()) }),
});

export const readHolders = endpoint({
  method: 'GET',
  path: '/role/holders',
  tag: 'staff',
  summary: 'The roles that open an ability: for who may not enter a screen and wants to know whom to ask',
  access: staff('enterOffice'),
  query: z.object({ ability: z.string().refine(isOfficeAbility) }),
  response: z.object({ roles: z.array(z.string()) }),
});
