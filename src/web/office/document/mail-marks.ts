import type { MailSummary } from '#contract/mail.ts';
import type { StateMark } from '../grid/state-word.tsx';

/** By the state of a mail. */
export const mailMarks: Readonly<Record<MailSummary['state'], StateMark>> = {
  pending: 'working',
  sent: 'done',
  failed: 'error',
  stored: 'done',
};
