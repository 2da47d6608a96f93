/** Starts a log-in: it is listed, and its token refers to it. */
import { randomUUID } from 'node:crypto';
import { sessionLengthMs } from '#domain/access/session-length.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { readSetting } from '#server/setting/read-setting.ts';
import type { Db } from '#server/db/pool.ts';
import { deviceName } from './device-name.ts';
import { insertSession } from './log-in-store.ts';
import { findUserById } from './session-store.ts';
import type { UserFacts } from './session-store.ts';
import type { Tokens } from './token.ts';

interface Services {
  db: Db;
  tokens: Tokens;
}

/** Where a log-in comes from. */
export interface LogInPlace {
  ip: string;
  /** The browser's User-Agent. */
  agent: string;
}

/** Returns the token. */
export async function beginSession({ db, tokens }: Services, user: UserFacts, { ip, agent }: LogInPlace): Promise<string> {
  const id = randomUUID();
  // By the clock of this machine, like the token itself.
  const at = new Date();
  const staffHours = await readSetting(db, 'staffSessionHours', localNow(at.getTime()).date);
  const endsAt = new Date(at.getTime() + sessionLengthMs(user.permissions, staffHours));
  await insertSession(db, { id, userId: user.id, tokenVersion: user.tokenVersion, device: deviceName(agent), address: ip, at, endsAt });
  return tokens.sign({
    kind: 'user',
    sub: String(user.id),
    sid: id,
    customerId: user.customerId,
    isCompanyCustomer: user.isCompanyCustomer,
    hasQuickOrder: user.hasQuickOrder,
    perm: user.permissions,
    email: user.email,
  });
}

/** A new session after all former ones have ended; null: the user is gone. */
export async function beginSessionAgain(services: Services, userId: number, place: LogInPlace): Promise<string | null> {
  const user = await findUserById(services.db, userId);
  return user ? beginSession(services, user, place) : null;
}
