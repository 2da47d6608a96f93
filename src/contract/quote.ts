import { z } from 'zod';
import { PriceTotals } from './cart.ts';
import { endpoint, staff } from './endpoint.ts';
import { ColumnValues, ValuesOf } from './list.ts';
import { DocumentQuery, Order, OrderInsert, OrderPosition, PlacedOrder } from './order.ts';
import { Chf, DateText, Id, IdParam, Instant, line, listOf, paragraph, Uuid } from './wire.ts';

/** States: REQUESTED, DRAFT, SENT, ORDERED, WITHDRAWN as stored; a sent one whose days are over is shown as EXPIRED. */
export const QuoteStateName = z.enum(['REQUESTED', 'DRAFT', 'SENT', 'ORDERED', 'WITHDRAWN', 'EXPIRED']);
export type QuoteStateName = z.infer<typeof QuoteStateName>;

export const QuotePosition = OrderPosition.pick({
  id: true,
  productId: true,
  articleNumber: true,
  name: true,
  quantity: true,
  externalCustomerNo: true,
  configuration: true,
  details: true,
  partList: true,
  weight: true,
  pictureUrl: true,
}).extend({
  productTypeId: z.number().int().nullable(),
  /** null: on request, not written yet. */
  pricePerOne: Chf.nullable(),
  finalPrice: Chf.nullable(),
  /** REMOVE: the customer may order without it (insurance service, type 1115). */
  mutability: z.enum(['IMMUTABLE', 'REMOVE']),
});
export type QuotePosition = z.infer<typeof QuotePosition>;

export const QuoteMessage = z.object({
  at: Instant,
  author: z.enum(['customer', 'staff', 'system']),
  who: z.string(),
  /** `request`, `change`, `renewal`, `remark`, `state`, `notification`; `givenBack`: its order was canceled unpaid. */
  kind: z.string(),
  positionId: z.number().int().nullable(),
  text: z.string(),
  /** False: written by staff, and not sent to the customer yet. */
  sent: z.boolean(),
});
export type QuoteMessage = z.infer<typeof QuoteMessage>;

export const QuoteChange = z.object({
  kind: z.enum(['added', 'removed', 'quantity', 'price', 'detail', 'delivery', 'discount', 'timeToDeliver', 'validity', 'total']),
  name: z.string().optional(),
  label: z.string().optional(),
  quantity: z.number().optional(),
  before: z.union([z.string(), z.number(), z.null()]).optional(),
  after: z.union([z.string(), z.number(), z.null()]).optional(),
});
export type QuoteChange = z.infer<typeof QuoteChange>;

export const Quote = Order.pick({
  id: true,
  formattedId: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  requestedDeliveryDate: true,
  paymentTermDays: true,
  skonto: true,
  language: true,
  orderPerson: true,
  externalCustomerNo: true,
  comment: true,
  invoiceEmail: true,
  discount: true,
  hasVat: true,
  customerId: true,
  customer: true,
  deliveryAddress: true,
  invoiceAddress: true,
  customerRequestType: true,
  weight: true,
}).extend({
  /** Of the link, for its owner and staff; null for others. */
  uuid: z.string().nullable(),
  /** Of the last sending; `0000` before the first. */
  pin: z.string().nullable(),
  state: QuoteStateName,
  sentToCustomer: z.boolean(),
  /** How often it was sent. */
  versionNumber: z.number().int(),
  validityDuration: z.number().int().nullable(),
  /** Last day on which it holds; null: not sent yet. */
  validUntil: DateText.nullable(),
  /** Working days */
  timeToDeliver: z.number().int(),
  deliveryType: z.enum(['PICKUP', 'TRUCK', 'MAIL', 'FEDEX']),
  deliveryCost: Chf.nullable(),
  positions: z.array(QuotePosition),
  /** null while a line or the delivery has no price. */
  totals: PriceTotals.nullable(),
  messages: z.array(QuoteMessage),
  /** What changed between the last two sendings. */
  changes: z.array(QuoteChange),
  /** Number and day of each sending, newest first. */
  versions: z.array(z.object({ number: z.number().int(), sentAt: Instant, total: Chf })),
  /** The order that came of it. */
  orderUuid: z.string().nullable(),
});
export type Quote = z.infer<typeof Quote>;

export const QuoteSummary = Quote.pick({
  id: true,
  formattedId: true,
  uuid: true,
  version: true,
  state: true,
  createdAt: true,
  validUntil: true,
  externalCustomerNo: true,
  sentToCustomer: true,
}).extend({
  customerName: z.string(),
  city: z.string(),
  positionCount: z.number().int(),
  total: Chf.nullable(),
  /** A customer's message waits for an answer. */
  waiting: z.boolean(),
  thumbnailFilePath: z.string(),
});
export type QuoteSummary = z.infer<typeof QuoteSummary>;

/** The uuid of the link with its pin: the key to one quote. */
const QuoteKey = z.object({ uuid: Uuid, pin: z.string().regex(/^\d{4}$/) });

export const requestQuote = endpoint({
  method: 'POST',
  path: '/quote',
  tag: 'quote',
  summary: 'Ask for a quote: the lines of a cart, also those on request, with a message; idempotent by Idempotency-Key',
  access: 'session',
  body: OrderInsert.omit({ paymentMethodId: true, termsAccepted: true, expectedTotal: true, requestedDeliveryDate: true }).extend({
    paymentMethodId: z.number().int().default(2),
    termsAccepted: z.boolean().default(true),
    requestedDeliveryDate: z.union([DateText, z.literal('')]).nullish(),
  }),
  response: z.object({ id: z.number().int(), formattedId: z.string(), uuid: z.string() }),
  errors: [
    'notFound',
    'productNotAvailable',
    'configurationInvalid',
    'quantityNotMultiple',
    'deliveryTypeNotAllowed',
    'deliveryDateNotPossible',
    'deliveryDateTooLate',
    'requestKindNotAllowed',
    'idempotencyKeyReused',
    'tooManyGuestOrders',
  ],
  callsPerMinute: 60,
  idempotent: true,
});

export const readQuotes = endpoint({
  method: 'GET',
  path: '/quote',
  tag: 'quote',
  summary:
    'Quotes: staff see all, a customer the own ones that were asked for or sent; newest first. Sorted and filtered by the fields of an item',
  access: 'session',
  query: DocumentQuery.extend({
    /** True: each item carries the whole quote as `quote`. */
    returnAdditionalInformation: z.stringbool().default(false),
  }),
  response: listOf(QuoteSummary.extend({ quote: Quote.optional() })),
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readQuoteValues = endpoint({
  method: 'GET',
  path: '/quote/values',
  tag: 'quote',
  summary: 'The values of a column with their counts, among the quotes that the other filters leave',
  access: staff('manageQuotes'),
  query: DocumentQuery.omit({ page: true, perPage: true, sort: true }).extend(ValuesOf.shape),
  response: ColumnValues,
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readQuote = endpoint({
  method: 'GET',
  path: '/quote/{id}',
  tag: 'quote',
  summary: 'One quote: its owner as it was last sent, staff as it stands',
  access: 'session',
  params: IdParam,
  response: Quote,
  errors: ['notFound'],
});

export const changeQuote = endpoint({
  method: 'PUT',
  path: '/quote/{id}',
  tag: 'quote',
  summary: 'Write on a quote: prices, conditions, answer; optionally send it as the next version. A stale version is refused',
  access: staff('manageQuotes'),
  params: IdParam,
  body: z.strictObject({
    version: z.number().int(),
    positions: z
      .array(
        z.strictObject({
          id: Id,
          quantity: z.number().int().min(1).max(100_000).optional(),
          pricePerOne: Chf.min(0).max(10_000_000).nullish(),
          externalCustomerNo: paragraph(500).optional(),
          remove: z.boolean().optional(),
        }),
      )
      .max(500)
      .default([]),
    /** A service or a product without a model added by staff, such as the transport insurance. */
    newPositions: z
      .array(z.strictObject({ productId: Id, quantity: z.number().int().min(1).max(100_000), pricePerOne: Chf.min(0).max(10_000_000) }))
      .max(50)
      .default([]),
    deliveryCost: Chf.min(0).max(1_000_000).nullish(),
    discount: z.number().min(0).max(1).optional(),
    validityDuration: z.number().int().min(0).max(730).optional(),
    timeToDeliver: z.number().int().min(0).max(365).optional(),
    comment: paragraph(2000).optional(),
    /** Answer to the customer, shown with the version. */
    message: paragraph(2000).optional(),
    send: z.boolean().default(false),
  }),
  response: Quote,
  errors: ['notFound', 'changedMeanwhile', 'quoteTransitionNotAllowed', 'quoteIncomplete', 'quoteTooHigh', 'positionNotFound'],
});

export const withdrawQuote = endpoint({
  method: 'DELETE',
  path: '/quote/{id}',
  tag: 'quote',
  summary: 'Withdraw a quote; its page says so from then on',
  access: staff('manageQuotes'),
  params: IdParam,
  response: z.object({}),
  errors: ['notFound', 'quoteTransitionNotAllowed'],
});

export const notifyCustomerOfQuote = endpoint({
  method: 'PUT',
  path: '/quote/{id}/notification',
  tag: 'quote',
  summary: 'Send the last mail about the quote once more; three times an hour at most',
  access: staff('manageQuotes'),
  params: IdParam,
  response: z.object({ recipient: z.string() }),
  errors: ['notFound', 'tooManyNotifications'],
  callsPerMinute: 30,
});

export const readQuoteForCheckout = endpoint({
  method: 'GET',
  path: '/quote/for-checkout',
  tag: 'quote',
  summary: 'A sent quote through its link and pin; unknown link, wrong pin and too many pins answer alike',
  access: 'public',
  query: QuoteKey,
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
  errors: ['notFound', 'quoteAlreadyOrdered', 'quoteWithdrawn', 'quoteNotExpired', 'validation.required'],
  callsPerMinute: 20,
});

export const printQuote = endpoint({
  method: 'GET',
  path: '/quote/for-checkout/document',
  tag: 'quote',
  summary: 'The quote as PDF through link and pin',
  access: 'public',
  query: QuoteKey,
  response: { file: ['application/pdf'] },
  errors: ['notFound', 'pdfNotCreated'],
  callsPerMinute: 30,
});

export const copyQuote = endpoint({
  method: 'POST',
  path: '/quote/copy',
  tag: 'quote',
  summary: 'Copy a quote as a new draft, to be written on',
  access: staff('manageQuotes'),
  body: z.object({ id: Id }),
  response: z.object({ id: z.number().int(), formattedId: z.string() }),
  errors: ['notFound'],
});

export const orderFromQuote = endpoint({
  method: 'POST',
  path: '/order/from-quote',
  tag: 'order',
  summary: 'Order a sent quote at its prices, once; idempotent by Idempotency-Key',
  access: 'public',
  body: QuoteKey.extend({
    /** The version that the customer saw; another one is refused with `quoteChanged`. */
    versionNumber: z.number().int().min(1),
    /** Insurance services left out. */
    removedPositionIds: z.array(Id).max(500).default([]),
    paymentMethodId: z.number().int().default(2),
    orderReference: line(100).default(''),
    comment: paragraph(2000).default(''),
    requestedDeliveryDate: DateText.nullish(),
    termsAccepted: z.boolean(),
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
    'positionNotRemovable',
    'paymentMethodNotAllowed',
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
