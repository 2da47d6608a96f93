import { z } from 'zod';
import { CartItem, PriceTotals } from './cart.ts';
import { DeliveryMode } from './choice.ts';
import { endpoint, staff } from './endpoint.ts';
import { ColumnValues, ValuesOf } from './list.ts';
import { DocumentQuery, Order, OrderPosition } from './order.ts';
import { addressesGiven, addressIds, OrderInsert, withAddressIds } from './place-order.ts';
import { Chf, DateText, IdParam, Instant, listOf, orElse, Whole } from './wire.ts';

/** As stored, 1 to 6; a sent quote past its validity is shown as EXPIRED. Customers see a lost one as WITHDRAWN. */
export const QuoteStateName = z.enum(['REQUESTED', 'DRAFT', 'SENT', 'ORDERED', 'WITHDRAWN', 'LOST', 'EXPIRED']);
export type QuoteStateName = z.infer<typeof QuoteStateName>;

export const QuotePosition = OrderPosition.pick({
  id: true,
  parentId: true,
  type: true,
  children: true,
  productId: true,
  articleNumber: true,
  name: true,
  product: true,
  quantity: true,
  madeToMeasure: true,
  externalCustomerNo: true,
  configuration: true,
  details: true,
  partList: true,
  weight: true,
  pictureUrl: true,
  quantityDelivered: true,
  quantityInvoiced: true,
  storno: true,
  kommentar: true,
  rechnungskommentar: true,
  insuranceRate: true,
  commodityReferences: true,
}).extend({
  productTypeId: z.number().int().nullable(),
  /** null: on request, not set yet. For a set with parts: their total. */
  pricePerOne: Chf.nullable(),
  finalPrice: Chf.nullable(),
  /** True: no price because another company's service did not tell one when the line was written. */
  priceUnavailable: z.boolean(),
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
  orderDetailId: true,
  formattedId: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  requestedDeliveryDate: true,
  confirmedDeliveryDate: true,
  paymentStatusId: true,
  paymentTermId: true,
  paymentTermDays: true,
  skontoId: true,
  skonto: true,
  language: true,
  orderPerson: true,
  externalCustomerNo: true,
  comment: true,
  invoiceEmail: true,
  discount: true,
  hasVat: true,
  vatForced: true,
  vatPercent: true,
  customerId: true,
  customer: true,
  deliveryAddress: true,
  invoiceAddress: true,
  customerRequestType: true,
  weight: true,
}).extend({
  /** From the link, for its owner and staff; null for others. */
  uuid: z.string().nullable(),
  /** Of the last sending; `0000` before the first. */
  pin: z.string().nullable(),
  state: QuoteStateName,
  /** State of the order it may become: none of them yet, so always PREPARATION. */
  orderStatusId: z.number().int(),
  /** Agreed with staff; null: chosen when it is ordered. */
  paymentMethodId: z.number().int().nullable(),
  sentToCustomer: z.boolean(),
  /** Name of the staff member who last sent it; empty: not sent yet, or the account no longer exists. */
  contactName: z.string(),
  /** How often it was sent. */
  versionNumber: z.number().int(),
  validityDuration: z.number().int().nullable(),
  /** Last day of validity; null: not sent yet. */
  validUntil: DateText.nullable(),
  /** In working days. */
  timeToDeliver: z.number().int(),
  deliveryType: DeliveryMode,
  deliveryCost: Chf.nullable(),
  /** Below `/api/media`. */
  thumbnailFilePath: z.string(),
  positions: z.array(QuotePosition),
  /** null while a line or the delivery has no price. */
  totals: PriceTotals.nullable(),
  /** Its positions less the discount, net and without delivery (storefront §3); null while a line or the delivery has no price. */
  finalPrice: Chf.nullable(),
  messages: z.array(QuoteMessage),
  /** What changed between the last two sendings. */
  changes: z.array(QuoteChange),
  /** Each sending with its changes, newest first. */
  versions: z.array(z.object({ number: z.number().int(), sentAt: Instant, total: Chf, changes: z.array(QuoteChange) })),
  /** Names of the drawings and photographs that came with the request. */
  files: z.array(z.string()),
  /** The order it became. */
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
  hasVat: true,
}).extend({
  customerName: z.string(),
  city: z.string(),
  positionCount: z.number().int(),
  /** Companies see amounts without VAT. */
  company: z.boolean(),
  /** Total without VAT; null like `total`. */
  net: Chf.nullable(),
  total: Chf.nullable(),
  /** True: a customer's message is waiting for an answer. */
  waiting: z.boolean(),
  thumbnailFilePath: z.string(),
  /** As a fraction, of the latest state; only for staff. null: its cost is unknown. */
  margin: z.number().nullable().optional(),
  /** When it was ordered or lost, and why it was lost; only for staff. */
  decidedOn: DateText.nullable().optional(),
  lostReason: z.string().nullable().optional(),
});
export type QuoteSummary = z.infer<typeof QuoteSummary>;

const QuoteInsert = OrderInsert.omit({
  paymentMethodId: true,
  termsAccepted: true,
  expectedTotal: true,
  requestedDeliveryDate: true,
}).extend({
  /** May be empty if `comment` describes what is needed, and always in a draft by staff. */
  cartItems: z.array(CartItem).max(200),
  /** `DELIVERY` is by truck. */
  deliveryType: orElse(z.enum(['PICKUP', 'DELIVERY', 'TRUCK', 'MAIL', 'FEDEX']), 'TRUCK'),
  paymentMethodId: orElse(Whole, 2),
  termsAccepted: z.boolean().default(true),
  requestedDeliveryDate: z.union([DateText, z.literal('')]).nullish(),
});

export const requestQuote = endpoint({
  method: 'POST',
  path: '/quote',
  tag: 'quote',
  summary:
    'Ask for a quote: the lines of a cart, also those on request, with a message. By staff for a customer: a draft, of which nobody is told. Idempotent by Idempotency-Key',
  access: 'session',
  body: z.union([QuoteInsert, QuoteInsert.omit(addressIds).extend(addressesGiven).transform(withAddressIds)]),
  response: z.object({ id: z.number().int(), formattedId: z.string(), uuid: z.string() }),
  errors: [
    'notFound',
    'customerInactive',
    'validation.required',
    'productNotAvailable',
    'configurationInvalid',
    'quantityNotMultiple',
    'deliveryDateNotPossible',
    'deliveryDatePast',
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
    /** True, or with an `id`: each item is the whole quote, too. */
    returnAdditionalInformation: z.stringbool().default(false),
  }),
  response: listOf(z.union([Quote.extend(QuoteSummary.shape), QuoteSummary])),
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
