import type { MailSummary } from '#contract/mail.ts';

/** The mails that could not be sent and after which no other about the order was: staff have not written to another address yet. */
export function undelivered(mails: readonly Pick<MailSummary, 'createdAt' | 'state' | 'to'>[]): string[] {
  const failed = mails.filter(
    (mail) => mail.state === 'failed' && !mails.some(({ state, createdAt }) => state !== 'failed' && createdAt > mail.createdAt),
  );
  return [...new Set(failed.map(({ to }) => to))];
}
