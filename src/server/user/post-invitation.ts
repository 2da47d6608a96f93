/** The link through which a member of the office chooses the first password, or a new one. */
import type { Trx } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { invitationMail } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { accountLink, linkWith, newSecret } from './secret-link.ts';
import { insertLink, markInvited } from './user-store.ts';

const lifetimeMs = 7 * 86_400_000;

export async function postInvitation(
  services: AccountServices,
  trx: Trx,
  to: { id: number; email: string; displayName: string },
  at: Date,
): Promise<void> {
  const { publicUrl, readCompany, post, now } = services;
  const { token, tokenHash } = newSecret();
  const expiresAt = new Date(at.getTime() + lifetimeMs);
  await markInvited(trx, to.id, at);
  await insertLink(trx, { tokenHash, kind: 'password', userId: to.id, email: '', at, expiresAt });
  const link = { url: linkWith(accountLink(publicUrl, '/user/reset-password', 'de'), token), until: expiresAt };
  const mail = invitationMail(await readCompany(), { email: to.email, name: to.displayName, language: 'de' }, link);
  await postMails(trx, post, [mail], now());
}
