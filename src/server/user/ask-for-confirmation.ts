/** Mails a link to an address that somebody says is theirs. It counts as theirs once the link was followed. */
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { waitWithin } from '#server/session/limit-tries.ts';
import { emailLinkMail } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { mailToOwner } from './mail-to-owner.ts';
import { accountLink, linkWith, newSecret } from './secret-link.ts';
import { findUser, insertLink } from './user-store.ts';
import type { UserAccount } from './user-store.ts';

export { findUser };

const confirmLifetimeMs = 86_400_000;

/** A new log-in address. The answer is the same for an address that has an account already; its owner gets a mail instead of the link. */
export async function confirmNewEmail(services: AccountServices, trx: Trx, user: UserAccount, email: string): Promise<void> {
  const mail = await linkMail(services, trx, user, email);
  const taken = await mailToOwner(services, trx, email);
  await postMails(trx, services.post, [taken ?? mail], services.now());
}

/** The present log-in address, at most once an hour. */
export async function confirmOwnEmail(services: AccountServices, user: UserAccount): Promise<void> {
  const { db, now, post } = services;
  await transaction(db, async (trx) => {
    if ((await waitWithin(trx, [{ kind: 'owner-mail', subject: user.email.toLowerCase() }], now())) > 0) return;
    await postMails(trx, post, [await linkMail(services, trx, user, user.email)], now());
  });
}

async function linkMail({ now, publicUrl, readCompany }: AccountServices, trx: Trx, user: UserAccount, email: string) {
  const { token, tokenHash } = newSecret();
  const at = new Date(now());
  const expiresAt = new Date(now() + confirmLifetimeMs);
  await insertLink(trx, { tokenHash, kind: 'email', userId: user.id, email, at, expiresAt });
  const to = { email, name: user.displayName, language: user.language ?? 'de' } as const;
  const link = { url: linkWith(accountLink(publicUrl, '/user/confirm-email', to.language), token), until: expiresAt };
  return emailLinkMail(await readCompany(), to, link);
}
