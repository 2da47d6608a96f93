import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Chf, ChfAmount, IdParam, Instant, Uuid, Whole } from './wire.ts';

/** State of an order's online payment, for anyone who has the order's link. */
export const OrderPayment = z.object({
  formattedId: z.string(),
  /**
   * NONE: nothing is paid online (any more). OPEN: the customer may pay, or continue paying. CHECKING: the provider decides. REVIEW: staff look at it.
   * CANCELED: the order was cancelled.
   */
  state: z.enum(['NONE', 'OPEN', 'CHECKING', 'PAID', 'FAILED', 'REVIEW', 'CANCELED']),
  /** `declined`: another card or account may work; `technical`: not the customer's fault; `unavailable`: the provider could not be reached. */
  failure: z.enum(['declined', 'technical', 'unavailable']).nullable(),
  paymentMethodId: z.number().int(),
  /** Gross amount to be paid now. */
  total: Chf,
  /** Payment methods for this order, the provider's and the others. */
  methods: z.array(z.number().int()),
  /** The unpaid order is kept until then; null: the order is firm, and only the amount that a change added is due. */
  keptUntil: Instant.nullable(),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

export const StartedPayment = z.object({
  state: z.enum(['OPEN', 'PAID', 'PENDING']),
  /** Page where the customer pays; null: nothing to do there. */
  redirectUrl: z.string().nullable(),
});
export type StartedPayment = z.infer<typeof StartedPayment>;

export const readOrderPayment = endpoint({
  method: 'GET',
  path: '/order-by-link/{uuid}/payment',
  tag: 'payment',
  summary: 'How the online payment of an order stands; asks the provider when it is not settled',
  access: 'public',
  params: z.object({ uuid: Uuid }),
  response: OrderPayment,
  errors: ['notFound'],
  callsPerMinute: 120,
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/order-by-link/{uuid}/payment',
  tag: 'payment',
  summary: 'Pay an order that waits for its payment, again or another way; asked twice it is the same payment',
  access: 'public',
  params: z.object({ uuid: Uuid }),
  body: z.strictObject({ paymentMethodId: Whole }),
  response: StartedPayment,
  errors: ['notFound', 'paymentMethodNotAllowed', 'orderCanceled', 'orderNotPayable', 'paymentUnavailable'],
  callsPerMinute: 30,
});

export const receivePaymentNotice = endpoint({
  method: 'POST',
  path: '/payment/webhook',
  tag: 'payment',
  summary: 'What the payment provider tells; signed over the bytes of the body',
  access: 'public',
  rawBody: true,
  response: z.object({}),
  errors: ['notSigned'],
  callsPerMinute: 1200,
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/order/{id}/refund',
  tag: 'payment',
  summary: 'Give back what was paid online, in whole or in part',
  access: staff('manageOrders'),
  params: IdParam,
  body: z.strictObject({
    /** In CHF; absent: the full remaining amount. */
    amount: ChfAmount.positive().max(10_000_000).optional(),
    /** What the caller saw as refundable: refused if it is another amount now, so that nobody gives what somebody else has given. */
    left: ChfAmount.min(0).max(10_000_000).optional(),
  }),
  response: z.object({ state: z.enum(['PENDING', 'SUCCESSFUL', 'FAILED']), amount: Chf, left: Chf }),
  errors: ['notFound', 'nothingToRefund', 'refundTooHigh', 'leftChanged', 'idempotencyKeyReused'],
  idempotent: true,
});
