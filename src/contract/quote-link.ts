/** A customer's calls for a quote through its link and pin: view, print, answer, order. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PlacedOrder } from './place-order.ts';
import { Quote } from './quote.ts';
import { DateText, Id, integerText, line, paragraph, Uuid, Whole } from './wire.ts';

/** The uuid of the link with its pin: the key to one quote. */
const QuoteKey = z.object({ uuid: Uuid, pin: z.string().regex(/^\d{4}$/) });

/** Key and, for viewing an earlier one, the number of a sending. */
const VersionKey = QuoteKey.extend({ version: integerText(z.number().int().min(1).max(100_000)).optional() });

export const readQuoteForCheckout = endpoint({
  method: 'GET',
  path: '/quote/for-checkout',
  tag: 'quote',
  summary: 'A sent quote, or a former sending of it, through its link and pin; unknown link, wrong pin and too many pins answer alike',
  access: 'public',
  query: VersionKey,
  response: Quote,
  errors: ['notFound'],
  callsPerMinute: 60,
});

export const answerQuote = endpoint({
  method: 'POST',
  path: '/quote/for-checkout/message',
  tag: 'quote',
  summary: 'Through link and pin: ask for a change, ask for a renewal of an expired quote, remark on a line',
  access: 'public',
  body: QuoteKey.extend({
    kind: z.enum(['change', 'renewal', 'remark']),
    positionId: Id.nullish(),
    text: paragraph(2000).default(''),
  }),
  response: Quote,
  errors: ['notFound', 'quoteAlreadyOrdered', 'quoteWithdrawn', 'quoteNotExpired', 'tooManyMessages', 'validation.required'],
  callsPerMinute: 20,
});

export const printQuote = endpoint({
  method: 'GET',
  path: '/quote/for-checkout/document',
  tag: 'quote',
  summary: 'The quote as PDF, as it was last sent or as it was sent formerly, through link and pin',
  access: 'public',
  query: VersionKey,
  response: { file: ['application/pdf'] },
  errors: ['notFound', 'pdfNotCreated'],
  callsPerMinute: 30,
});

export const orderFromQuote = endpoint({
  method: 'POST',
  path: '/order/from-quote',
  tag: 'order',
  summary: 'Order a sent quote at its prices, once; idempotent by Idempotency-Key',
  access: 'public',
  body: QuoteKey.extend({
    /** The version that the customer saw; another one is refused with `quoteChanged`. Absent: the one that is in force. */
    versionNumber: Whole.min(1).optional(),
    /** Insurance services left out. */
    removedPositionIds: z.array(Id).max(500).default([]),
    paymentMethodId: Whole.default(2),
    orderReference: line(100).default(''),
    comment: paragraph(2000).default(''),
    /** An empty string counts as none. */
    requestedDeliveryDate: z.union([DateText, z.literal('')]).nullish(),
    termsAccepted: z.boolean().default(false),
  }),
  response: PlacedOrder,
  errors: [
    'notFound',
    'termsNotAccepted',
    'quoteAlreadyOrdered',
    'quoteExpired',
    'quoteWithdrawn',
    'quoteNotSent',
    'quoteChanged',
    'customerInactive',
    'positionNotRemovable',
    'paymentMethodNotAllowed',
    'deliveryDateNotPossible',
    'deliveryDateTooEarly',
    'deliveryDateTooLate',
    'deliveryDateWeekend',
    'deliveryDateHoliday',
    'deliveryDatePast',
    'idempotencyKeyReused',
  ],
  callsPerMinute: 60,
  idempotent: true,
});
