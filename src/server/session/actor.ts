/** Who is calling: reads the token from the Authorization header or the session cookie and checks it against the user as it is now. */
import type { Actor } from '#domain/access/permission.ts';
import type { Session } from '#contract/session.ts';
import type { Db } from '#server/db/pool.ts';
import { findUserById } from './session-store.ts';
import type { UserFacts } from './session-store.ts';
import type { Tokens } from './token.ts';

export const sessionCookie = 'token';

export interface Credentials {
  bearer: string | null;
  cookie: string | null;
}

const anonymous: Actor = { kind: 'anonymous' };

export async function resolveActor(tokens: Tokens, db: Db, { bearer, cookie }: Credentials): Promise<Actor> {
  const text = bearer ?? cookie;
  const claims = text ? tokens.read(text) : null;
  if (!claims) return anonymous;
  if (claims.kind === 'guest') return { kind: 'guest', customerId: Number(claims.sub) };
  const user = await findUserById(db, Number(claims.sub));
  if (!user?.active || user.tokenVersion !== claims.ver) return anonymous;
  return {
    kind: 'customer',
    userId: user.id,
    customerId: user.customerId,
    email: user.email,
    isCompanyCustomer: user.isCompanyCustomer,
    hasQuickOrder: user.hasQuickOrder,
    permissions: user.permissions,
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
  return {
    customerId: actor.customerId,
    isCompanyCustomer: actor.isCompanyCustomer,
    hasQuickOrder: actor.hasQuickOrder,
    perm: [...actor.permissions],
    email: actor.email,
    guest: false,
    userId: actor.userId,
  };
}

export function userToken(tokens: Tokens, user: UserFacts): string {
  return tokens.sign({
    kind: 'user',
    sub: String(user.id),
    ver: user.tokenVersion,
    customerId: user.customerId,
    isCompanyCustomer: user.isCompanyCustomer,
    hasQuickOrder: user.hasQuickOrder,
    perm: user.permissions,
    email: user.email,
  });
}

/** A guest's token: may only keep that customer's addresses and place its orders. */
export function guestToken(tokens: Tokens, customerId: number): string {
  return tokens.sign({
    kind: 'guest',
    sub: String(customerId),
    ver: 1,
    customerId,
    isCompanyCustomer: false,
    hasQuickOrder: false,
    perm: [],
    email: null,
  });
}
