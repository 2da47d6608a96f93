/** The second step of a log-in: a code of the authenticator, or one of the recovery codes. Each code is valid once; wrong ones cause delays. */
import { addSecurityEvent } from '#server/audit/security-event.ts';
import { unauthorized } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { forgetTries, limitTries } from './limit-tries.ts';
import { stepOfCode } from './one-time-code.ts';
import { hashOfRecoveryCode } from './recovery-code.ts';
import type { Seal } from './sealed-text.ts';
import { lockSecondFactor, takeStep, useRecoveryCode } from './second-factor-store.ts';
import type { UserFacts } from './session-store.ts';

interface Services {
  db: Db;
  now: () => number;
  seal: Seal;
}

/** Refuses with 401 `secondFactorRequired` without a code, `secondFactorWrong` with a wrong one. */
export async function checkSecondFactor(services: Services, user: UserFacts, code: string | undefined, ip: string): Promise<void> {
  const { db, now } = services;
  if (code === undefined || code.trim() === '') throw unauthorized('secondFactorRequired');
  const own = { kind: 'second-factor', subject: String(user.id) } as const;
  await limitTries({ db, now }, [own]);
  const at = new Date(now());
  if (!(await isRight(services, user, code, ip, at))) {
    await addSecurityEvent(db, { kind: 'secondFactorFailed', at, who: user.email, address: ip });
    throw unauthorized('secondFactorWrong');
  }
  await forgetTries(db, [own]);
}

async function isRight({ db, seal }: Services, user: UserFacts, code: string, ip: string, at: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const factor = await lockSecondFactor(trx, user.id);
    const secret = factor === null ? null : seal.open(factor.secret);
    const step = factor && secret ? stepOfCode(secret, code, { nowMs: at.getTime(), lastStep: factor.lastStep }) : null;
    if (step !== null) {
      await takeStep(trx, user.id, step);
      return true;
    }
    if (!(await useRecoveryCode(trx, user.id, hashOfRecoveryCode(code), at))) return false;
    await addSecurityEvent(trx, { kind: 'recoveryCodeUsed', at, who: user.email, address: ip });
    return true;
  });
}
