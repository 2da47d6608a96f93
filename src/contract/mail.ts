import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { IdParam, IdText, Instant, integerText, listOf, Page } from './wire.ts';

/** `stored` = no mail server configured, kept here. */
const MailState = z.enum(['pending', 'sent', 'failed', 'stored']);

export const MailSummary = z.object({
  id: z.number().int(),
  /** The order it is about. */
  orderId: z.number().int().nullable(),
  createdAt: Instant,
  to: z.string(),
  subject: z.string(),
  state: MailState,
  tries: z.number().int(),
  lastError: z.string(),
});
export type MailSummary = z.infer<typeof MailSummary>;

export const readMails = endpoint({
  method: 'GET',
  path: '/dev/mails',
  tag: 'dev',
  summary: 'The outbox, newest first: the mails about orders for staff who see orders, all of them for who manages the shop',
  access: staff('manageSettings', 'seeOrders'),
  query: z.object({
    page: Page.page,
    perPage: integerText(z.number().int().min(1).max(200)).default(50),
    orderId: IdText.optional(),
    state: MailState.optional(),
  }),
  response: listOf(MailSummary),
});

export const readMail = endpoint({
  method: 'GET',
  path: '/dev/mails/{id}',
  tag: 'dev',
  summary: 'One mail of the outbox with both bodies; pictures are inlined as data',
  access: staff('manageSettings', 'seeOrders'),
  params: IdParam,
  response: MailSummary.extend({ html: z.string(), text: z.string() }),
  errors: ['notFound'],
});
