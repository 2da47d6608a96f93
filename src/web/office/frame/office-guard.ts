/** Who may not enter is sent to the log-in and comes back after it. */
import { redirect } from 'react-router';
import { isAdmin, permission } from '#domain/access/permission.ts';
import type { Session } from '#contract/session.ts';
import { paths } from '#web/paths.ts';

function logInFirst(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`${paths.logIn}?next=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`);
}

/** The admin-only guard: any admin permission. */
export function requireAdmin(session: Session | null, request: Request): Session {
  if (!session || !isAdmin(session.perm)) throw logInFirst(request);
  return session;
}

/** The permission-list guard: at least one of them. */
export function requireAnyOf(session: Session | null, permissions: readonly number[], request: Request): void {
  if (!session || !permissions.some((needed) => session.perm.includes(needed))) throw logInFirst(request);
}

const settings = [
  permission.ADMIN_CATEGORY,
  permission.ADMIN_PRODUCT_META,
  permission.ADMIN_PRODUCT,
  permission.ADMIN_QUOTE,
  permission.ADMIN_CUSTOMER,
];

/** Settings and the development area need all five. */
export const mayDevelop = (session: Session): boolean => settings.every((needed) => session.perm.includes(needed));

export function requireDevelopment(session: Session | null, request: Request): void {
  if (!session || !mayDevelop(session)) throw logInFirst(request);
}
