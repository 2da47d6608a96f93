/** The desks of the office: whose work something is. Roles are rows with free names, so a desk follows from what somebody may do. */
import type { OfficeAbility } from './permission.ts';
import { holdsAbility } from './permission.ts';

/** In the order of their tabs. */
export const desks = ['sales', 'workshop', 'dispatch', 'accounting', 'management'] as const;
export type Desk = (typeof desks)[number];

/** Required to look at what waits there. Sales also see what has come to the management. */
const looksAt: Readonly<Record<Desk, OfficeAbility>> = {
  sales: 'manageQuotes',
  workshop: 'planProduction',
  dispatch: 'dispatch',
  accounting: 'handleMoney',
  management: 'manageQuotes',
};

/** Required to sit there; the first one held is one's own. */
const sitsAt: readonly (readonly [Desk, OfficeAbility])[] = [
  ['management', 'manageSettings'],
  ['sales', 'manageQuotes'],
  ['workshop', 'work'],
  ['dispatch', 'dispatch'],
  ['accounting', 'handleMoney'],
];

/** Null: somebody whom none of this concerns, such as who keeps the catalogue. */
export const ownDesk = (perm: readonly number[]): Desk | null => sitsAt.find(([, ability]) => holdsAbility(perm, ability))?.[0] ?? null;

export const maySeeDesk = (perm: readonly number[], desk: Desk): boolean => holdsAbility(perm, looksAt[desk]);

/** The own one first. */
export function desksFor(perm: readonly number[]): Desk[] {
  const own = ownDesk(perm);
  const seen = desks.filter((desk) => maySeeDesk(perm, desk));
  return own === null ? seen : [own, ...seen.filter((desk) => desk !== own)];
}
