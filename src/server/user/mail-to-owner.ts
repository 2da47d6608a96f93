/** The mail to the owner of an e-mail address when someone wants to use it for another account. */
import type { Trx } from '#server/db/pool.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { alreadyRegisteredMail } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { accountLink } from './secret-link.ts';
import { findUserByAddress } from './user-store.ts';

/** Null: the address has no owner. */
export async function mailToOwner({ readCompany, publicUrl }: AccountServices, trx: Trx, email: string): Promise<NewMail | null> {
  const owner = await findUserByAddress(trx, email);
  if (!owner) return null;
  const to = { email: owner.email, name: owner.displayName, language: owner.language ?? 'de' } as const;
  const page = (path: string): string => accountLink(publicUrl, path, to.language);
  return alreadyRegisteredMail(await readCompany(), to, { logIn: page('/user/login'), reset: page('/user/request-password-reset') });
}
