/**
 * Log in. Wrong passwords are counted per account and caller together, so that no one can lock someone else out; a device that has logged in before
 * has its own count. The answer never reveals which part was wrong; a second factor is requested only after the right password.
 */
import type { Db } from '#server/db/pool.ts';
import { addSecurityEvent } from '#server/audit/security-event.ts';
import { unauthorized } from '#server/call/refusal.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import type { Devices } from './device.ts';
import { forgetTries, limitTries, takeTriesBack } from './limit-tries.ts';
import type { Try } from './limit-tries.ts';
import { unknownUserHash, verifyPassword } from './password.ts';
import type { Seal } from './sealed-text.ts';
import { findUserByEmail } from './session-store.ts';
import type { UserFacts } from './session-store.ts';

interface Dependencies {
  db: Db;
  now: () => number;
  devices: Devices;
  seal: Seal;
}

export interface LogInGiven {
  email: string;
  password: string;
  /** Of the second factor. */
  code?: string | undefined;
  ip: string;
  /** The cookie of a device that has logged in before. */
  device: string | null;
}

const accountOf = (email: string): string => email.trim().toLowerCase();

export async function logIn(services: Dependencies, given: LogInGiven): Promise<{ user: UserFacts; device: string }> {
  const { db, now, devices } = services;
  const account = accountOf(given.email);
  const device = devices.read(account, given.device);
  const [own, ...shared] = triesOf(account, given.ip, device);
  await limitTries({ db, now }, [own, ...shared]);
  const user = await findUserByEmail(db, account);
  const right = await verifyPassword(given.password, user?.passwordHash ?? unknownUserHash);
  if (!user?.active || !right) {
    await addSecurityEvent(db, { kind: 'logInFailed', at: new Date(now()), who: account, address: given.ip });
    throw unauthorized('loginFailed');
  }
  await forgetTries(db, [own]);
  await takeTriesBack(db, shared);
  if (user.hasSecondFactor) await checkSecondFactor(services, user, given.code, given.ip);
  await addSecurityEvent(db, { kind: 'logIn', at: new Date(now()), who: user.email, address: given.ip });
  return { user, device: devices.issue(account) };
}

/** Where a wrong password counts: for this caller or device on the account, then for many together. */
function triesOf(account: string, ip: string, device: string | null): [Try, ...Try[]] {
  if (device !== null) return [{ kind: 'log-in-device', subject: device }];
  return [
    { kind: 'log-in', subject: `${account} ${ip}` },
    { kind: 'log-in-account', subject: account },
    { kind: 'log-in-caller', subject: ip },
  ];
}

/** After choosing a new password, earlier wrong attempts no longer count, whoever made them; returns the new cookie of the device. */
export async function welcomeBack({ db, devices }: Pick<Dependencies, 'db' | 'devices'>, email: string, ip: string): Promise<string> {
  const account = accountOf(email);
  await forgetTries(db, [
    { kind: 'log-in', subject: `${account} ${ip}` },
    { kind: 'log-in-account', subject: account },
  ]);
  return devices.issue(account);
}
