/** Whether somebody who is logged in knows the own password: asked before what an open browser must not be enough for. */
import type { Db } from '#server/db/pool.ts';
import { verifyPassword } from './password.ts';
import { findUserById } from './session-store.ts';

export async function isOwnPassword(db: Db, userId: number, password: string): Promise<boolean> {
  const user = await findUserById(db, userId);
  return user !== null && verifyPassword(password, user.passwordHash);
}
