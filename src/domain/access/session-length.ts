/** How long a log-in lasts, regardless of activity. */
import { holdsAbility } from './permission.ts';

const hourMs = 3_600_000;
const customerDays = 30;

export function sessionLengthMs(permissions: readonly number[], staffHours: number): number {
  return holdsAbility(permissions, 'enterOffice') ? staffHours * hourMs : customerDays * 24 * hourMs;
}
