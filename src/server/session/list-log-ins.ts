/** The log-ins of a user that have not ended: one's own, or any of the office for those who manage staff. */
import type { LogInEntry } from '#contract/session.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { addSecurityEvent } from '#server/audit/security-event.ts';
import { forbidden, notFound } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { emailOfUser, ownerOfSession, revokeSession, revokeSessionsOf, sessionsOf } from './log-in-store.ts';

interface Services {
  db: Db;
  now: () => number;
}

type LoggedIn = Extract<Actor, { kind: 'customer' }>;

function requireUser(actor: Actor): LoggedIn {
  // While viewing the shop as a customer, log-ins are off limits.
  if (actor.kind !== 'customer' || (actor.logIn?.seesAs ?? null) !== null) throw forbidden();
  return actor;
}

/** The user whose log-ins are requested. */
function userAsked(actor: LoggedIn, userId: number | undefined): number {
  if (userId === undefined || userId === actor.userId) return actor.userId;
  if (!may(actor, 'manageStaff')) throw forbidden();
  return userId;
}

export async function listLogIns({ db }: Services, userId: number | undefined, actor: Actor): Promise<LogInEntry[]> {
  const caller = requireUser(actor);
  const rows = await sessionsOf(db, userAsked(caller, userId), new Date());
  return rows.map(({ id, device, address, createdAt, lastSeenAt, endsAt }) => ({
    id,
    device,
    address,
    since: createdAt.toISOString(),
    lastSeen: lastSeenAt.toISOString(),
    until: endsAt.toISOString(),
    own: id === caller.logIn?.sessionId,
  }));
}

export async function endLogIn({ db, now }: Services, id: string, actor: Actor, ip: string): Promise<void> {
  const caller = requireUser(actor);
  const at = new Date(now());
  const owner = await ownerOfSession(db, id, new Date());
  if (owner === null || (owner.userId !== caller.userId && !may(caller, 'manageStaff'))) throw notFound();
  await transaction(db, async (trx) => {
    await revokeSession(trx, id, at);
    await addSecurityEvent(trx, { kind: 'sessionsEnded', at, who: caller.email, address: ip, about: owner.email });
  });
}

export async function endLogIns({ db, now }: Services, userId: number | undefined, actor: Actor, ip: string): Promise<number> {
  const caller = requireUser(actor);
  const asked = userAsked(caller, userId);
  const at = new Date(now());
  return transaction(db, async (trx) => {
    const ended = await revokeSessionsOf(trx, asked, caller.logIn?.sessionId ?? null, at);
    if (ended > 0)
      await addSecurityEvent(trx, { kind: 'sessionsEnded', at, who: caller.email, address: ip, about: await emailOfUser(trx, asked) });
    return ended;
  });
}
