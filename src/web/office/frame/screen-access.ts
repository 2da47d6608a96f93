/** Which screens a session may enter. Visitors who are not logged in return after the log-in; users without the ability are told what is required. */
import { redirect } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';
import type { Session } from '#contract/session.ts';
import { askedPage } from '#web/asked-page.ts';
import { paths } from '#web/paths.ts';
import { areas, screenOf } from './areas.ts';
import type { Area, Screen, ScreenKey } from './screen.ts';

const maySee = (session: Session, { ability }: Screen): boolean => holdsAbility(session.perm, ability);

function withOpenLists({ perm }: Session, { lists, ...screen }: Screen): Screen {
  if (lists === undefined) return screen;
  const [own, ...others] = lists;
  return { ...screen, lists: [own, ...others.filter(({ ability }) => ability === undefined || holdsAbility(perm, ability))] };
}

/** The areas with the screens that the session may enter; areas without any are left out. */
export function areasFor(session: Session): Area[] {
  return areas.flatMap((area) => {
    const open = area.screens.filter((screen) => maySee(session, screen)).map((screen) => withOpenLists(session, screen));
    return open.length === 0 ? [] : [{ ...area, screens: open }];
  });
}

/** In a loader: the session of a user who may enter the screen. `ability`: of a part of it that requires more, such as one of its lists. */
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

/** In the loader of the frame: a user of the office, or one who still has to set up the second factor. */
export function requireOffice(session: Session | null, request: Request): Session {
  return requireScreen(session, session?.owesSecondFactor === true ? 'account' : 'today', request);
}

/** `needs`: the ability that a logged-in user lacks; the page then names it instead of asking for a log-in. */
function logInFirst(request: Request, needs?: OfficeAbility): Response {
  const query = new URLSearchParams({ next: askedPage(request), ...(needs === undefined ? {} : { needs }) });
  return redirect(`${paths.logIn}?${query.toString()}`);
}
