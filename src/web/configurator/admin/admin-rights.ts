/** What the admin feature bar contains for this visitor. Specification: storefront §6 (permissions), §2 (undo and redo buttons for admins). */
import type { Session } from '#contract/session.ts';
import { isAdmin, permission } from '#domain/access/permission.ts';

export interface AdminRights {
  /** Whether the bar is shown at all. */
  bar: boolean;
  /** May see all customers, and so show their prices. */
  pricesOfCustomers: boolean;
  createsProducts: boolean;
}

export function adminRights(session: Pick<Session, 'perm'> | null): AdminRights {
  const perm = session?.perm ?? [];
  const createsProducts = perm.includes(permission.CREATE_PRODUCT_IN_CONFIGURATOR);
  return {
    bar: isAdmin(perm) || createsProducts,
    pricesOfCustomers: perm.includes(permission.ADMIN_QUOTE) || perm.includes(permission.ADMIN_CUSTOMER),
    createsProducts,
  };
}
