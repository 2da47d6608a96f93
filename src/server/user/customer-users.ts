/**
 * Staff give a customer log-ins: by an invitation with a link to choose a password; a log-in can be closed and opened again.
 * Only its owner ever knows the password.
 */
import type { CustomerUser } from '#contract/customer-record.ts';
import type { Actor } from '#domain/access/permission.ts';
import { email as emailRule, webAddress } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { userAnswer } from '#server/customer/read-customer-record.ts';
import { customerUsers, customerVersion } from '#server/customer/read-customers.ts';
import { writeCustomer } from '#server/customer/write-customer.ts';
import type { Trx } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { accessMail } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { accountLink, linkWith, newSecret } from './secret-link.ts';
import { findUser, insertInvited, insertLink, markInvited, register, setActive, setDisplayName } from './user-store.ts';

interface About {
  customerId: number;
  version: number;
  actor: Actor;
}

interface Stored {
  user: CustomerUser;
  version: number;
}

const invitationLifetimeMs = 14 * 86_400_000;

/** No password matches this hash. */
const noPassword = 'invited';

export async function inviteUser(services: AccountServices, about: About, given: { email: string; displayName: string }): Promise<Stored> {
  const { email, displayName } = given;
  const problems: readonly (readonly [string, Refusal | null])[] = [
    ['email', emailRule(email)],
    ['displayName', webAddress(displayName)],
  ];
  refuseProblems(
    'body',
    problems.flatMap(([field, problem]) => (problem ? [refusal(problem.key, problem.params, field)] : [])),
  );
  const userId = await write(services, about, async (trx) => {
    const at = new Date(services.now());
    const id = await insertInvited(trx, { customerId: about.customerId, email, displayName, passwordHash: noPassword, at });
    if (id === null) throw conflict('emailTaken');
    await register(trx, about.customerId);
    await mailInvitation(services, trx, id, at);
    return id;
  });
  return stored(services, about.customerId, userId);
}

/** For a user who has not chosen a password yet. */
export async function remindUser(services: AccountServices, about: About, userId: number): Promise<Stored> {
  await write(services, about, async (trx) => {
    const at = new Date(services.now());
    await ownUser(trx, about.customerId, userId);
    if (!(await markInvited(trx, userId, at))) throw conflict('inUse');
    await mailInvitation(services, trx, userId, at);
  });
  return stored(services, about.customerId, userId);
}

export async function changeUserOfCustomer(
  services: AccountServices,
  about: About,
  { userId, active, displayName }: { userId: number; active: boolean; displayName: string | undefined },
): Promise<Stored> {
  const wrong = webAddress(displayName ?? '');
  if (wrong) refuseProblems('body', [{ ...wrong, field: 'displayName' }]);
  await write(services, about, async (trx) => {
    const user = await ownUser(trx, about.customerId, userId);
    if (displayName !== undefined) await setDisplayName(trx, userId, displayName);
    if (user.active !== active) await setActive(trx, userId, active, new Date(services.now()));
  });
  return stored(services, about.customerId, userId);
}

async function write<Result>(
  services: AccountServices,
  { customerId, version, actor }: About,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return writeCustomer(services, { id: customerId, version, actor }, work);
}

async function ownUser(trx: Trx, customerId: number, userId: number) {
  const user = await findUser(trx, userId);
  if (user?.customerId !== customerId) throw notFound();
  return user;
}

async function mailInvitation(services: AccountServices, trx: Trx, userId: number, at: Date): Promise<void> {
  const { now, post, publicUrl, readCompany } = services;
  const user = await findUser(trx, userId);
  if (!user) throw notFound();
  const { token, tokenHash } = newSecret();
  const expiresAt = new Date(now() + invitationLifetimeMs);
  await insertLink(trx, { tokenHash, kind: 'password', userId, email: '', at, expiresAt });
  const to = { email: user.email, name: user.displayName, language: user.language ?? 'de' } as const;
  const link = { url: linkWith(accountLink(publicUrl, '/user/reset-password', to.language), token), until: expiresAt };
  await postMails(trx, post, [accessMail(await readCompany(), to, link)], now());
}

async function stored({ db }: AccountServices, customerId: number, userId: number): Promise<Stored> {
  const user = (await customerUsers(db, customerId)).find(({ id }) => id === userId);
  if (!user) throw notFound();
  return { user: userAnswer(user), version: await customerVersion(db, customerId) };
}
