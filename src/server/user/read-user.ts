/** The caller's own user; 404 for any other. */
import type { User } from '#contract/user.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { findPendingEmail, findUser } from './user-store.ts';

export async function readUser({ db, now }: { db: Db; now: () => number }, id: number, actor: Actor): Promise<User> {
  if (actor.kind !== 'customer' || actor.userId !== id) throw notFound();
  const user = await findUser(db, id);
  if (!user) throw notFound();
  const { customerId, email, displayName, active, roles } = user;
  return {
    id,
    customerId,
    email,
    displayName,
    active,
    roles,
    pendingEmail: await findPendingEmail(db, id, new Date(now())),
  };
}
