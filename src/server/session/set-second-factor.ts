/** Sets up and removes one's own second factor. The password is requested again, so that an open browser is not enough. */
import { randomBytes } from 'node:crypto';
import type { SecondFactorState } from '#contract/second-factor.ts';
import type { Actor } from '#domain/access/permission.ts';
import { addSecurityEvent } from '#server/audit/security-event.ts';
import { forbidden, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import { forgetTries, limitTries } from './limit-tries.ts';
import { authenticatorUri, base32, stepOfCode } from './one-time-code.ts';
import { verifyPassword } from './password.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import type { Seal } from './sealed-text.ts';
import * as store from './second-factor-store.ts';
import { findUserById } from './session-store.ts';
import type { UserFacts } from './session-store.ts';

export interface SecondFactorServices {
  db: Db;
  now: () => number;
  seal: Seal;
  readCompany: ReadCompany;
}

const secretBytes = 20;

/** The caller's own user: staff as themselves, not as a customer they are viewing. */
async function ownUser(db: Db, actor: Actor): Promise<UserFacts> {
  const user = actor.kind === 'customer' && actor.logIn?.seesAs === null ? await findUserById(db, actor.userId) : null;
  if (user === null) throw forbidden();
  return user;
}

export async function readSecondFactor({ db }: SecondFactorServices, actor: Actor): Promise<SecondFactorState> {
  const user = await ownUser(db, actor);
  const since = await store.findConfirmedSince(db, user.id);
  return {
    since: since?.toISOString() ?? null,
    recoveryCodes: since === null ? 0 : await store.countRecoveryCodes(db, user.id),
    required: user.needsSecondFactor,
  };
}

async function checkPassword({ db, now }: SecondFactorServices, user: UserFacts, password: string): Promise<void> {
  await limitTries({ db, now }, [{ kind: 'current-password', subject: String(user.id) }]);
  if (!(await verifyPassword(password, user.passwordHash))) throw refused('currentPasswordWrong', {}, 'body.currentPassword');
}

/** Returns the new secret; it is valid once a code of it has been given. */
export async function offerSecondFactor(
  services: SecondFactorServices,
  { currentPassword }: { currentPassword: string },
  actor: Actor,
): Promise<{ secret: string; uri: string }> {
  const { db, now, seal, readCompany } = services;
  const user = await ownUser(db, actor);
  if (user.hasSecondFactor) throw refused('secondFactorThere');
  await checkPassword(services, user, currentPassword);
  const secret = randomBytes(secretBytes);
  const { name } = await readCompany();
  await transaction(db, async (trx) => store.offerSecondFactor(trx, user.id, seal.seal(secret), new Date(now())));
  return { secret: base32(secret), uri: authenticatorUri({ secret, issuer: name, account: user.email }) };
}

/** Returns the recovery codes, only this once. */
export async function confirmSecondFactor(
  { db, now, seal }: SecondFactorServices,
  { code }: { code: string },
  actor: Actor,
  ip: string,
): Promise<{ recoveryCodes: string[] }> {
  const user = await ownUser(db, actor);
  const own = { kind: 'second-factor', subject: String(user.id) } as const;
  await limitTries({ db, now }, [own]);
  const at = new Date(now());
  const recoveryCodes = newRecoveryCodes();
  await transaction(db, async (trx) => {
    const factor = await store.lockSecondFactor(trx, user.id);
    if (factor === null || factor.confirmedAt !== null) throw refused('secondFactorThere');
    const secret = seal.open(factor.secret);
    const step = secret === null ? null : stepOfCode(secret, code, { nowMs: at.getTime(), lastStep: factor.lastStep });
    if (step === null) throw refused('secondFactorWrong', {}, 'body.code');
    await store.takeStep(trx, user.id, step);
    await store.confirmSecondFactor(trx, user.id, at);
    await store.replaceRecoveryCodes(trx, user.id, recoveryCodes.map(hashOfRecoveryCode));
    await addSecurityEvent(trx, { kind: 'secondFactorSet', at, who: user.email, address: ip });
  });
  await forgetTries(db, [own]);
  return { recoveryCodes };
}

export async function removeSecondFactor(
  services: SecondFactorServices,
  { currentPassword }: { currentPassword: string },
  actor: Actor,
  ip: string,
): Promise<void> {
  const { db, now } = services;
  const user = await ownUser(db, actor);
  if (user.needsSecondFactor) throw refused('secondFactorNeeded');
  await checkPassword(services, user, currentPassword);
  await transaction(db, async (trx) => {
    if (!(await store.deleteSecondFactor(trx, user.id))) return;
    await addSecurityEvent(trx, { kind: 'secondFactorRemoved', at: new Date(now()), who: user.email, address: ip });
  });
}
