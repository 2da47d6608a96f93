/** Start page after log-in: the office for staff, their account page while they still have to set up a second factor, the shop for customers. */
import type { Session } from '#contract/session.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { paths } from '#web/paths.ts';

export function homeOf(session: Session | null): string {
  if (session?.owesSecondFactor === true) return paths.officeAccount;
  return session !== null && holdsAbility(session.perm, 'enterOffice') ? paths.office : '/';
}
