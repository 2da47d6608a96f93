/**
 * Roles: named sets of permissions.
 * Decision: domain.md §11. It knows no user.
 */
import { permission } from './permission.ts';

const { ADMIN_CATEGORY, ADMIN_PRODUCT_META, ADMIN_PRODUCT, ADMIN_QUOTE, ADMIN_CUSTOMER, CREATE_PRODUCT_IN_CONFIGURATOR } = permission;

export const roles = {
  Leitung: [ADMIN_CATEGORY, ADMIN_PRODUCT_META, ADMIN_PRODUCT, ADMIN_QUOTE, ADMIN_CUSTOMER, CREATE_PRODUCT_IN_CONFIGURATOR],
  Verkauf: [ADMIN_QUOTE, ADMIN_CUSTOMER],
  Katalog: [ADMIN_CATEGORY, ADMIN_PRODUCT_META, ADMIN_PRODUCT, CREATE_PRODUCT_IN_CONFIGURATOR],
} as const;

export type RoleName = keyof typeof roles;

const names: readonly RoleName[] = ['Leitung', 'Verkauf', 'Katalog'];

/** The roles whose permissions are all held; who leads needs no other name. */
export function rolesOf(permissions: readonly number[]): readonly RoleName[] {
  const held = names.filter((name) => roles[name].every((number) => permissions.includes(number)));
  return held.includes('Leitung') ? ['Leitung'] : held;
}
