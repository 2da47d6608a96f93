/** Where somebody begins who has logged in: staff in the office, who owes a second factor where it is set up, customers in the shop. */
import type { Session } from '#contract/session.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { paths } from '#web/paths.ts';

export function homeOf(session: Session | null): string {
  if (session?.owesSecondFactor === true) return paths.officeAccount;
  return session !== null && holdsAbility(session.perm, 'enterOffice') ? paths.office : '/';
}
