import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { IdParam, line, paragraph, Whole } from './wire.ts';
import { Order } from './order.ts';

export const changeOrderState = endpoint({
  method: 'PUT',
  path: '/order/{id}/state',
  tag: 'order',
  summary:
    'Ask for a state: SENT delivers all that is open, INVOICED invoices all that is delivered, PLACED takes the last delivery back, CANCELED ends it; one that is in it already stays as it is',
  access: staff('manageOrders'),
  params: IdParam,
  body: z.strictObject({
    orderStatusId: Whole,
    version: Whole.optional(),
    /** Why it is cancelled or the delivery reversed; recorded in the history. */
    reason: line(500).default(''),
    /** With INVOICED: what is not delivered yet is delivered together with the invoice. */
    deliverAll: z.boolean().default(false),
    /** False: no mail to the customer about the delivery or the cancellation. */
    tell: z.boolean().default(true),
    /** With CANCELED: to the customer, placed before the mail's own text. */
    message: paragraph(2000).default(''),
  }),
  response: Order,
  errors: [
    'notFound',
    'transitionNotAllowed',
    'changedMeanwhile',
    'paymentMissing',
    'nothingToDeliver',
    'nothingDelivered',
    'nothingToInvoice',
    'deliveryInvoiced',
    'orderMoved',
    'shipmentNotCalledOff',
    'shipmentUnderWay',
    'carrierAway',
    'carrierNotSet',
    'idempotencyKeyReused',
  ],
  idempotent: true,
});

export const startProduction = endpoint({
  method: 'PUT',
  path: '/order/{id}/production',
  tag: 'order',
  summary: 'Say that production of an order began today, or has not begun after all; a stale version is refused',
  access: staff('manageOrders'),
  params: IdParam,
  body: z.strictObject({ started: z.boolean(), version: Whole }),
  response: Order,
  errors: ['notFound', 'transitionNotAllowed', 'changedMeanwhile'],
});
