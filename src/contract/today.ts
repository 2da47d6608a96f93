/** The start page of the office: what is waiting for the caller, by the caller's abilities, and what was done today. */
import { z } from 'zod';
import { desks } from '#domain/access/desk.ts';
import { endpoint, staff } from './endpoint.ts';
import { Id, Instant } from './wire.ts';

export const WaitingKey = z.enum([
  'newOrders',
  'unconfirmedOrders',
  'ordersDueThisWeek',
  'paymentsPastDue',
  'overdueInvoices',
  'remindersDue',
  'requestedQuotes',
  'endingQuotes',
  'lateWork',
  'missingMaterial',
  'failedMails',
]);
export type WaitingKey = z.infer<typeof WaitingKey>;

const DeskKey = z.enum(desks);

export const Waiting = z.object({
  key: WaitingKey,
  /** Whose work it is; what has gone wrong also waits for the management. */
  desks: z.array(DeskKey),
  count: z.number().int(),
  /** True: there are more than were counted. */
  countIsAtLeast: z.boolean().optional(),
  /** When the oldest one began to wait, or its day; null: nothing is waiting. */
  oldest: Instant.nullable(),
  /** The list that shows them; filters and sort as in a list query. */
  link: z.object({ list: z.enum(['order', 'quote', 'mail', 'openItem', 'workOrder']), filter: z.array(z.string()), sort: z.string() }),
});
export type Waiting = z.infer<typeof Waiting>;

/** True: without what a follow-up names a colleague for; what nobody has taken on stays. */
const mine = z.stringbool().default(false);

export const readToday = endpoint({
  method: 'GET',
  path: '/today',
  tag: 'today',
  summary:
    'What waits for the caller, with counts: new and unconfirmed orders, deliveries, payments, quotes, work that is late or lacks material, mails that failed',
  access: staff('enterOffice'),
  query: z.object({ mine }),
  response: z.object({ items: z.array(Waiting) }),
});

const DoneDeed = z.enum(['dayPromised', 'quoteSent', 'quoteLost', 'marginReleased', 'made', 'delivered', 'invoiced', 'paymentEntered']);
type DoneDeed = z.infer<typeof DoneDeed>;

export const Done = z.object({
  did: DoneDeed,
  /** The record to look at. */
  record: z.object({ kind: z.enum(['order', 'quote', 'invoice', 'workOrder']), id: Id }),
  /** Number of what was done: of the delivery, not of its order. */
  label: z.string(),
  customer: z.string(),
  at: Instant,
  who: z.string(),
});
export type Done = z.infer<typeof Done>;

export const readDoneToday = endpoint({
  method: 'GET',
  path: '/today/done',
  tag: 'today',
  summary: 'What people have done today at a desk, newest first, as their records keep it; the shop’s own deeds are left out',
  access: staff('enterOffice'),
  query: z.object({ desk: DeskKey, /** True: only what the caller did. */ mine: z.stringbool().default(false) }),
  /** `total`: of the day; the newest 100 are named. */
  response: z.object({ items: z.array(Done), total: z.number().int() }),
});
