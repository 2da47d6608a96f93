/**
 * Changes one's own user: the name at once, the password at once, ending all other sessions, the log-in address once the link mailed to it is followed.
 * Password and address require the current password, so that an open browser is not enough. No one can change their own permissions or customer.
 */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { updateUser } from '#contract/user.ts';
import type { Actor } from '#domain/access/permission.ts';
import { email as emailRule, required, webAddress } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { addSecurityEvent } from '#server/audit/security-event.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { forbidden, notFound, refused } from '#server/call/refusal.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { addHistory } from '#server/record/record-history.ts';
import { limitTries } from '#server/session/limit-tries.ts';
import { newPasswordProblem } from '#server/session/known-password.ts';
import { hashPassword, verifyPassword } from '#server/session/password.ts';
import { passwordChangedMail } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { confirmNewEmail } from './ask-for-confirmation.ts';
import { accountLink } from './secret-link.ts';
import { findUser, setDisplayName, setPassword } from './user-store.ts';
import type { UserAccount } from './user-store.ts';

type Given = ParsedOf<typeof updateUser>['body'];

/** Returns whether the password, and with it the sessions, changed. */
export async function changeUser(services: AccountServices, id: number, given: Given, actor: Actor, ip: string): Promise<boolean> {
  if (actor.kind !== 'customer' || actor.userId !== id) throw notFound();
  // Staff viewing the shop as a customer cannot change log-ins.
  if ((actor.logIn?.seesAs ?? null) !== null) throw forbidden();
  const user = await findUser(services.db, id);
  if (!user) throw notFound();
  const email = given.email?.trim();
  const newEmail = email !== undefined && email.toLowerCase() !== user.email.toLowerCase() ? email : undefined;
  refuseProblems('body', problemsOf(given, email ?? user.email));
  if (newEmail !== undefined || given.password !== undefined) await checkCurrentPassword(services, user, given.currentPassword ?? '');
  const passwordHash = given.password === undefined ? null : await hashPassword(given.password);
  await transaction(services.db, async (trx) => {
    if (given.displayName !== undefined && given.displayName !== user.displayName) {
      const version = await setDisplayName(trx, id, given.displayName);
      await addHistory(trx, 'user', { recordId: id, version, at: new Date(services.now()), who: actorName(actor) }, [
        { field: 'displayName', before: user.displayName, after: given.displayName },
      ]);
    }
    if (passwordHash !== null) await storePassword(services, trx, user, { passwordHash, ip });
    // After the password, whose change invalidates all links.
    if (newEmail !== undefined) await confirmNewEmail(services, trx, user, newEmail);
  });
  return passwordHash !== null;
}

function problemsOf(given: Given, email: string): Refusal[] {
  const checks: readonly (readonly [string, Refusal | null])[] = [
    ['email', given.email === undefined ? null : (required(email) ?? emailRule(email))],
    ['displayName', webAddress(given.displayName ?? '')],
    ['password', given.password === undefined ? null : newPasswordProblem(given.password, email)],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [refusal(problem.key, problem.params, field)] : []));
}

async function checkCurrentPassword(services: AccountServices, user: UserAccount, password: string): Promise<void> {
  await limitTries(services, [{ kind: 'current-password', subject: String(user.id) }]);
  if (!(await verifyPassword(password, user.passwordHash))) throw refused('currentPasswordWrong', {}, 'body.currentPassword');
}

const recipientOf = ({ email, displayName, language }: UserAccount) => ({ email, name: displayName, language: language ?? 'de' }) as const;

async function storePassword(
  services: AccountServices,
  trx: Trx,
  user: UserAccount,
  { passwordHash, ip }: { passwordHash: string; ip: string },
): Promise<void> {
  const { now, post, publicUrl, readCompany } = services;
  const at = new Date(now());
  await setPassword(trx, user.id, passwordHash, at);
  await addSecurityEvent(trx, { kind: 'passwordChanged', at, who: user.email, address: ip });
  const to = recipientOf(user);
  const mail = passwordChangedMail(await readCompany(), to, accountLink(publicUrl, '/user/request-password-reset', to.language));
  await postMails(trx, post, [mail], now());
}
