/** Identifies the caller: reads the token from the Authorization header or the session cookie and checks it against the current log-in and its user. */
import type { Actor } from '#domain/access/permission.ts';
import type { Session } from '#contract/session.ts';
import type { Db } from '#server/db/pool.ts';
import { findSession, seenSession } from './session-store.ts';
import type { Tokens } from './token.ts';

export interface Credentials {
  bearer: string | null;
  cookie: string | null;
}

const anonymous: Actor = { kind: 'anonymous' };
/** How often a log-in in use is recorded again. */
const seenEveryMs = 60_000;

export async function resolveActor({ tokens, db }: { tokens: Tokens; db: Db }, { bearer, cookie }: Credentials): Promise<Actor> {
  const text = bearer ?? cookie;
  const claims = text ? tokens.read(text) : null;
  if (!claims) return anonymous;
  if (claims.kind === 'guest') return { kind: 'guest', customerId: Number(claims.sub) };
  const sessionId = claims.sid;
  const at = new Date();
  const user = sessionId === undefined ? null : await findSession(db, sessionId, at);
  if (sessionId === undefined || user === null) return anonymous;
  if (at.getTime() - user.lastSeenAt.getTime() > seenEveryMs) await seenSession(db, sessionId, at);
  const owesSecondFactor = user.needsSecondFactor && !user.hasSecondFactor;
  return {
    kind: 'customer',
    userId: user.id,
    customerId: user.customerId,
    email: user.email,
    isCompanyCustomer: user.isCompanyCustomer,
    hasQuickOrder: user.hasQuickOrder,
    permissions: owesSecondFactor || user.actingFor !== null ? [] : user.permissions,
    logIn: { sessionId, seesAs: user.actingForName, owesSecondFactor },
  };
}

export function sessionOf(actor: Actor): Session | null {
  if (actor.kind === 'anonymous') return null;
  if (actor.kind === 'guest')
    return {
      customerId: actor.customerId,
      isCompanyCustomer: false,
      hasQuickOrder: false,
      perm: [],
      email: null,
      guest: true,
      userId: null,
    };
  const { seesAs, owesSecondFactor } = actor.logIn ?? { seesAs: null, owesSecondFactor: false };
  return {
    customerId: actor.customerId,
    isCompanyCustomer: actor.isCompanyCustomer,
    hasQuickOrder: actor.hasQuickOrder,
    perm: [...actor.permissions],
    email: actor.email,
    guest: false,
    userId: actor.userId,
    ...(seesAs === null ? {} : { seesAs }),
    ...(owesSecondFactor ? { owesSecondFactor } : {}),
  };
}

/** A guest's token: only for storing that customer's addresses and placing its orders. */
export function guestToken(tokens: Tokens, customerId: number): string {
  return tokens.sign({
    kind: 'guest',
    sub: String(customerId),
    customerId,
    isCompanyCustomer: false,
    hasQuickOrder: false,
    perm: [],
    email: null,
  });
}
