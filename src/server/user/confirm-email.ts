/** Takes over a log-in address through the link mailed to it. A former address is informed; the present one counts as confirmed. */
import { transaction } from '#server/db/pool.ts';
import { refused } from '#server/call/refusal.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { addHistory } from '#server/record/record-history.ts';
import { limitTries } from '#server/session/limit-tries.ts';
import { emailChangedMail } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { hashOfSecret } from './secret-link.ts';
import { findLink, findUser, setEmail, useLink } from './user-store.ts';

export async function confirmEmail(services: AccountServices, given: { token: string; ip: string }): Promise<string> {
  const { db, now, post, readCompany } = services;
  await limitTries(services, [{ kind: 'link-caller', subject: given.ip }]);
  const link = { tokenHash: hashOfSecret(given.token), kind: 'email', at: new Date(now()) } as const;
  const found = await findLink(db, link);
  const user = found ? await findUser(db, found.userId) : null;
  if (!found || !user?.active) throw refused('linkExpired');
  const to = { email: user.email, name: user.displayName, language: user.language ?? 'de' } as const;
  const mail = emailChangedMail(await readCompany(), to, found.email);
  await transaction(db, async (trx) => {
    // An address that someone else registered meanwhile cannot be taken over; the link then counts as expired.
    const version = (await useLink(trx, link)) ? await setEmail(trx, user.id, found.email, link.at) : null;
    if (version === null) throw refused('linkExpired');
    if (found.email === user.email) return;
    await addHistory(trx, 'user', { recordId: user.id, version, at: link.at, who: user.email }, [
      { field: 'email', before: user.email, after: found.email },
    ]);
    await postMails(trx, post, [mail], now());
  });
  return found.email;
}
