import type { MailSummary } from '#contract/mail.ts';

/** Whom a mail about the order did not reach, as long as no later one has left or waits: staff have not written to another address yet. */
export function undelivered(mails: readonly Pick<MailSummary, 'createdAt' | 'state' | 'to'>[]): string[] {
  const failed = mails.filter(
    (mail) => mail.state === 'failed' && !mails.some(({ state, createdAt }) => state !== 'failed' && createdAt > mail.createdAt),
  );
  return [...new Set(failed.map(({ to }) => to))];
}
