/** Which screens a session may enter. Who is not logged in comes back after the log-in; who may not hears what it needs. */
import { redirect } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';
import type { Session } from '#contract/session.ts';
import { notThere } from '#web/or-404.ts';
import { paths } from '#web/paths.ts';
import { areas, screenOf } from './areas.ts';
import type { Area, Screen, ScreenKey } from './areas.ts';

const maySee = (session: Session, { ability }: Screen): boolean => holdsAbility(session.perm, ability);

/** The areas with the screens that the session may enter; areas without any are left out. */
export function areasFor(session: Session): Area[] {
  return areas.flatMap((area) => {
    const open = area.screens.filter((screen) => maySee(session, screen));
    return open.length === 0 ? [] : [{ ...area, screens: open }];
  });
}

/** In a loader: the session of somebody who may enter the screen. `ability`: of one of its lists that takes more. */
export function requireScreen(
  session: Session | null,
  key: ScreenKey,
  request: Request,
  ability: OfficeAbility = screenOf(key).ability,
): Session {
  if (session === null) throw logInFirst(request);
  if (session.owesSecondFactor === true) {
    if (key === 'account') return session;
    throw redirect(paths.officeAccount);
  }
  if (!holdsAbility(session.perm, ability)) throw logInFirst(request, ability);
  return session;
}

/** In the loader of the frame: somebody of the office, or who sets up the second factor that opens it. */
export function requireOffice(session: Session | null, request: Request): Session {
  return requireScreen(session, session?.owesSecondFactor === true ? 'account' : 'today', request);
}

/** `needs`: what somebody who is logged in has not; the page then says so instead of asking for a log-in. */
function logInFirst(request: Request, needs?: OfficeAbility): Response {
  const { pathname, search } = new URL(request.url);
  const next = pathname.replace(/\.data$/, '') + search;
  const query = new URLSearchParams({ next, ...(needs === undefined ? {} : { needs }) });
  return redirect(`${paths.logIn}?${query.toString()}`);
}

/** In a loader of a screen's part that takes more than the screen itself: to who may not, it is not there. */
export function requireAbility(session: Session, ability: OfficeAbility): void {
  if (!holdsAbility(session.perm, ability)) throw notThere();
}
