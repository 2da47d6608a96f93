/** Which screens a session may enter; who may not is sent to the log-in and comes back after it. */
import { redirect } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import type { Session } from '#contract/session.ts';
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

/** In a loader: the session of somebody who may enter the screen. */
export function requireScreen(session: Session | null, key: ScreenKey, request: Request): Session {
  if (session === null || !maySee(session, screenOf(key))) throw logInFirst(request);
  return session;
}

function logInFirst(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`${paths.logIn}?next=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`);
}
