/** Log in: five tries per account and thirty per address in fifteen minutes, counted in the database; the answer never says which part was wrong. */
import type { Db } from '#server/db/pool.ts';
import { unauthorized } from '#server/call/refusal.ts';
import { limitTries } from './limit-tries.ts';
import { unknownUserHash, verifyPassword } from './password.ts';
import { clearAttempts, findUserByEmail } from './session-store.ts';
import type { UserFacts } from './session-store.ts';

const perAccount = 5;
const perAddress = 30;

interface Dependencies {
  db: Db;
  now: () => number;
}

export async function logIn({ db, now }: Dependencies, given: { email: string; password: string; ip: string }): Promise<UserFacts> {
  const account = given.email.trim().toLowerCase();
  await limitTries({ db, now }, [
    { kind: 'login-account', subject: account, most: perAccount },
    { kind: 'login-address', subject: given.ip, most: perAddress },
  ]);
  const user = await findUserByEmail(db, account);
  const right = await verifyPassword(given.password, user?.passwordHash ?? unknownUserHash);
  if (!user?.active || !right) throw unauthorized('loginFailed');
  await clearAttempts(db, 'login-account', account);
  return user;
}

/** Who has just chosen a new password need not wait for the wrong ones before it. */
export async function forgetFailedLogIns(db: Db, email: string): Promise<void> {
  await clearAttempts(db, 'login-account', email.toLowerCase());
}
