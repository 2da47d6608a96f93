import type { StaffMember } from '#contract/staff.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { findStaff, listStaff } from './staff-store.ts';
import type { StaffFacts } from './staff-store.ts';

const memberOf = ({ lastSeen, invitedAt, ...facts }: StaffFacts): StaffMember => ({
  ...facts,
  lastSeen: lastSeen?.toISOString() ?? null,
  invitedAt: invitedAt?.toISOString() ?? null,
});

export async function allStaff(db: Db): Promise<StaffMember[]> {
  return (await listStaff(db)).map(memberOf);
}

export async function oneOfStaff(db: Db, id: number): Promise<StaffMember> {
  const facts = await findStaff(db, id);
  if (facts === null) throw notFound();
  return memberOf(facts);
}
