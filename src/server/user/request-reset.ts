/** Mails a link for a new password to the owner of an address. The answer and its timing are the same whether there is such an account or not. */
import { setTimeout as delay } from 'node:timers/promises';
import { email as emailRule, required } from '#domain/contact/rules.ts';
import type { Language } from '#domain/language/language.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { limitTries } from '#server/session/limit-tries.ts';
import { passwordLinkMail } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { accountLink, linkWith, newSecret } from './secret-link.ts';
import { findUserByAddress, hasPasswordLinkSince, insertLink } from './user-store.ts';

/** Protects mailboxes from being flooded: no other link is mailed so soon after one that still works. */
const mailedAgainAfterMs = 3_600_000;
/** When another mail is refused, the link already mailed is valid for at least another hour. */
const resetLifetimeMs = 2 * mailedAgainAfterMs;
/** Longer than finding, storing and sending take. */
const answeredAfterMs = 100;

export async function requestReset(services: AccountServices, given: { email: string; ip: string; language: Language }): Promise<void> {
  const email = given.email.trim();
  const wrong = required(email) ?? emailRule(email);
  if (wrong) refuseProblems('body', [{ ...wrong, field: 'email' }]);
  await limitTries(services, [
    { kind: 'reset', subject: `${email.toLowerCase()} ${given.ip}` },
    { kind: 'reset-caller', subject: given.ip },
  ]);
  await Promise.all([mailLink(services, email, given.language), delay(answeredAfterMs)]);
}

async function mailLink(services: AccountServices, email: string, language: Language): Promise<void> {
  const { db, now, post, publicUrl, readCompany } = services;
  const user = await findUserByAddress(db, email);
  if (!user?.active) return;
  const { token, tokenHash } = newSecret();
  const to = { email: user.email, name: user.displayName, language: user.language ?? language };
  const at = new Date(now());
  const expiresAt = new Date(now() + resetLifetimeMs);
  const link = { url: linkWith(accountLink(publicUrl, '/user/reset-password', to.language), token), until: expiresAt };
  const mail = passwordLinkMail(await readCompany(), to, link);
  await transaction(db, async (trx) => {
    if (await hasPasswordLinkSince(trx, user.id, new Date(now() - mailedAgainAfterMs))) return;
    await insertLink(trx, { tokenHash, kind: 'password', userId: user.id, email: '', at, expiresAt });
    await postMails(trx, post, [mail], now());
  });
}
