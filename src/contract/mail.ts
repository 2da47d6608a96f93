import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { IdParam, Instant, listOf, Page } from './wire.ts';

export const MailSummary = z.object({
  id: z.number().int(),
  createdAt: Instant,
  to: z.string(),
  subject: z.string(),
  /** `stored` = no mail server configured, kept here. */
  state: z.enum(['pending', 'sent', 'failed', 'stored']),
  tries: z.number().int(),
  lastError: z.string(),
});
export type MailSummary = z.infer<typeof MailSummary>;

export const readMails = endpoint({
  method: 'GET',
  path: '/dev/mails',
  tag: 'dev',
  summary: 'The outbox, newest first',
  access: staff('manageSettings'),
  query: z.object({ page: Page.page, perPage: z.coerce.number<number>().int().min(1).max(200).default(50) }),
  response: listOf(MailSummary),
});

export const readMail = endpoint({
  method: 'GET',
  path: '/dev/mails/{id}',
  tag: 'dev',
  summary: 'One mail of the outbox with both bodies; pictures are inlined as data',
  access: staff('manageSettings'),
  params: IdParam,
  response: MailSummary.extend({ html: z.string(), text: z.string() }),
  errors: ['notFound'],
});
