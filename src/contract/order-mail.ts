import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { IdParam, line, paragraph } from './wire.ts';

/** The confirmation of the order, its confirmed day, or its last delivery. */
export const OrderMailKind = z.enum(['confirmation', 'day', 'delivery']);
export type OrderMailKind = z.infer<typeof OrderMailKind>;

const staffMessage = paragraph(2000);

export const previewOrderMail = endpoint({
  method: 'GET',
  path: '/order/{id}/notification',
  tag: 'order',
  summary: 'The mail about an order as it would be sent now, with a message of staff in it; pictures are inlined as data',
  access: staff('manageOrders'),
  params: IdParam,
  /** Without a kind: about the latest event. */
  query: z.object({ kind: OrderMailKind.optional(), message: staffMessage.default('') }),
  response: z.object({
    kind: OrderMailKind,
    /** The kinds that apply to the order. */
    kinds: z.array(OrderMailKind),
    recipient: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  }),
  errors: ['notFound', 'nothingToTell'],
});

export const notifyCustomerOfOrder = endpoint({
  method: 'PUT',
  path: '/order/{id}/notification',
  tag: 'order',
  summary: 'Send the customer a mail about the order, which says what is true now; three times an hour at most',
  access: staff('manageOrders'),
  params: IdParam,
  body: z
    .strictObject({
      kind: OrderMailKind.optional(),
      subject: line(200).min(1).optional(),
      /** Placed before the mail's own text. */
      message: staffMessage.default(''),
      recipient: line(254).min(1).optional(),
    })
    .nullish(),
  response: z.object({ recipient: z.string() }),
  errors: ['notFound', 'nothingToTell', 'tooManyNotifications', 'validation.email'],
  callsPerMinute: 30,
});
