/** A token for the sessions that begin now, after all former ones have ended. */
import type { Db } from '#server/db/pool.ts';
import { userToken } from './actor.ts';
import { findUserById } from './session-store.ts';
import type { Tokens } from './token.ts';

export async function renewedToken({ db, tokens }: { db: Db; tokens: Tokens }, userId: number): Promise<string | null> {
  const user = await findUserById(db, userId);
  return user ? userToken(tokens, user) : null;
}
