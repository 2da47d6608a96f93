/** Checks the password of a logged-in user again, before actions for which an open browser must not be enough. */
import type { Db } from '#server/db/pool.ts';
import { verifyPassword } from './password.ts';
import { findUserById } from './session-store.ts';

export async function isOwnPassword(db: Db, userId: number, password: string): Promise<boolean> {
  const user = await findUserById(db, userId);
  return user !== null && verifyPassword(password, user.passwordHash);
}
