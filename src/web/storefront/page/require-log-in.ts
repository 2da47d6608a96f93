/** Guards of the storefront: visitors who are not logged in, or may not use quick order, are sent to the log-in and return after it. */
import { redirect } from 'react-router';
import type { Session } from '#contract/session.ts';
import { isAdmin } from '#domain/access/permission.ts';
import { logInPath } from '#web/paths.ts';

function logInFirst(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(logInPath(pathname.replace(/\.data$/, '') + search));
}

export const isLoggedIn = (session: Session | null): session is Session => session !== null && !session.guest;

/** Admins, and customers whose token grants it. */
export const mayQuickOrder = (session: Session | null): boolean => isLoggedIn(session) && (session.hasQuickOrder || isAdmin(session.perm));

export function requireLogIn(session: Session | null, request: Request): Session {
  if (!isLoggedIn(session)) throw logInFirst(request);
  return session;
}

export function requireQuickOrder(session: Session | null, request: Request): Session {
  if (!isLoggedIn(session) || !mayQuickOrder(session)) throw logInFirst(request);
  return session;
}
