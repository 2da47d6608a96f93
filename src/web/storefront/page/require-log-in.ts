/** Guards of the storefront: visitors who are not logged in, or may not use quick order, are sent to the log-in and return after it. */
import { redirect } from 'react-router';
import type { Session } from '#contract/session.ts';
import { isAdmin } from '#domain/access/permission.ts';
import type { ShopAbility } from '#domain/access/permission.ts';
import { askedPage } from '#web/asked-page.ts';
import { logInPath } from '#web/paths.ts';

/** `needs`: what a logged-in user lacks; the page then says so instead of leading back. */
function logInFirst(request: Request, needs?: ShopAbility): Response {
  const way = logInPath(askedPage(request));
  return redirect(needs === undefined ? way : `${way}&needs=${needs}`);
}

export const isLoggedIn = (session: Session | null): session is Session => session !== null && !session.guest;

/** Admins, and customers whose token grants it. */
export const mayQuickOrder = (session: Session | null): boolean => isLoggedIn(session) && (session.hasQuickOrder || isAdmin(session.perm));

export function requireLogIn(session: Session | null, request: Request): Session {
  if (!isLoggedIn(session)) throw logInFirst(request);
  return session;
}

export function requireQuickOrder(session: Session | null, request: Request): Session {
  const user = requireLogIn(session, request);
  if (!mayQuickOrder(user)) throw logInFirst(request, 'quickOrder');
  return user;
}
