/** The start page of the office: what is waiting for the caller, by the caller's abilities. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Instant } from './wire.ts';

export const WaitingKey = z.enum([
  'newOrders',
  'unconfirmedOrders',
  'ordersDueThisWeek',
  'paymentsPastDue',
  'overdueInvoices',
  'remindersDue',
  'requestedQuotes',
  'endingQuotes',
  'missingMaterial',
  'failedMails',
]);
export type WaitingKey = z.infer<typeof WaitingKey>;

export const Waiting = z.object({
  key: WaitingKey,
  count: z.number().int(),
  /** True: there are more than were counted. */
  countIsAtLeast: z.boolean().optional(),
  /** When the oldest one began to wait, or its day; null: nothing is waiting. */
  oldest: Instant.nullable(),
  /** The list that shows them; filters and sort as in a list query. */
  link: z.object({ list: z.enum(['order', 'quote', 'mail', 'openItem', 'workOrder']), filter: z.array(z.string()), sort: z.string() }),
});
export type Waiting = z.infer<typeof Waiting>;

export const readToday = endpoint({
  method: 'GET',
  path: '/today',
  tag: 'today',
  summary:
    'What waits for the caller, with counts: new and unconfirmed orders, deliveries, payments, quotes, work that lacks material, mails that failed',
  access: staff('enterOffice'),
  response: z.object({ items: z.array(Waiting) }),
});
