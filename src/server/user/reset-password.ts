/** Sets a new password through the link from the mail. The link is valid once; all sessions of the user end. */
import { addSecurityEvent } from '#server/audit/security-event.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import { refused } from '#server/call/refusal.ts';
import { postMails } from '#server/mail/post-mail.ts';
import type { Devices } from '#server/session/device.ts';
import { welcomeBack } from '#server/session/log-in.ts';
import { limitTries } from '#server/session/limit-tries.ts';
import { newPasswordProblem } from '#server/session/known-password.ts';
import { hashPassword } from '#server/session/password.ts';
import { passwordChangedMail } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { accountLink, hashOfSecret } from './secret-link.ts';
import { findLink, findUser, setEmailConfirmed, setPassword, useLink } from './user-store.ts';

/** Returns the new cookie of the device: its user has read the mail. */
export async function resetPassword(
  services: AccountServices & { devices: Devices },
  given: { token: string; password: string; ip: string },
): Promise<string> {
  const { db, now, post, publicUrl, readCompany } = services;
  await limitTries(services, [{ kind: 'link-caller', subject: given.ip }]);
  const link = { tokenHash: hashOfSecret(given.token), kind: 'password', at: new Date(now()) } as const;
  const found = await findLink(db, link);
  const user = found ? await findUser(db, found.userId) : null;
  if (!user?.active) throw refused('linkExpired');
  const problem = newPasswordProblem(given.password, user.email);
  if (problem) refuseProblems('body', [{ ...problem, field: 'password' }]);
  const passwordHash = await hashPassword(given.password);
  const to = { email: user.email, name: user.displayName, language: user.language ?? 'de' } as const;
  const mail = passwordChangedMail(await readCompany(), to, accountLink(publicUrl, '/user/request-password-reset', to.language));
  await transaction(db, async (trx) => {
    if (!(await useLink(trx, link))) throw refused('linkExpired');
    await setPassword(trx, user.id, passwordHash, link.at);
    await setEmailConfirmed(trx, user.id, link.at);
    await addSecurityEvent(trx, { kind: 'passwordChanged', at: link.at, who: user.email, address: given.ip });
    await postMails(trx, post, [mail], now());
  });
  return welcomeBack(services, user.email, given.ip);
}
