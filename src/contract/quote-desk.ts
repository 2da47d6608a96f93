/** Staff's calls for quotes: write, view the margin, preview, send, release, renew, mark as lost, copy, withdraw. */
import { z } from 'zod';
import { lostReasons } from '#domain/quote/lost-reason.ts';
import { DeliveryMode, PositionType } from './choice.ts';
import { Configuration } from './configurator.ts';
import { AddressInput } from './address.ts';
import { endpoint, staff } from './endpoint.ts';
import { CommodityReference, NewProductImage } from './order.ts';
import { Quote, QuotePosition, QuoteSummary } from './quote.ts';
import { sentBack, Version, VersionText } from './record.ts';
import {
  Chf,
  ChfAmount,
  ChfPerOne,
  DateText,
  Fraction,
  Id,
  IdParam,
  integerText,
  line,
  paragraph,
  RequestKindGiven,
  Whole,
} from './wire.ts';

const quantity = z.number().int().min(1).max(100_000);
const price = ChfPerOne.min(0).max(10_000_000);

/** Fields of a line of any kind. */
const lineDetails = {
  externalCustomerNo: paragraph(500).optional(),
  kommentar: paragraph(2000).optional(),
  rechnungskommentar: paragraph(2000).optional(),
  insuranceRate: ChfAmount.min(0).max(10_000_000).nullish(),
  commodityReferences: z.array(CommodityReference).max(100).optional(),
};

const PositionFields = z.strictObject({
  id: Id,
  quantity: quantity.optional(),
  /** null: on request again. */
  pricePerOne: price.nullish(),
  name: line(200).min(1).optional(),
  /** Checked by the product's model; values, part list, weight and picture follow. The price is kept unless it is sent too. */
  configuration: Configuration.nullable().optional(),
  newProductImage: NewProductImage,
  /** A struck-through line stays readable and costs nothing. */
  storno: z.boolean().optional(),
  remove: z.boolean().optional(),
  ...lineDetails,
});

export const KeptOfPosition = z.object({ ...sentBack(QuotePosition.shape, PositionFields.shape), detail: z.unknown().optional() });
const PositionUpdate = PositionFields.extend(KeptOfPosition.shape);

/** A product of the catalogue, plain or configured; or, without a product, a line written by hand. */
const newLine = {
  productId: Id.nullish(),
  configuration: Configuration.nullish(),
  /** Required for a line without a product. */
  name: line(200).optional(),
  quantity,
  /** Absent: today's price of the product for this customer; null: set later. */
  pricePerOne: price.nullish(),
  ...lineDetails,
};

const NewPosition = z.strictObject({
  type: PositionType.default('PRODUCT'),
  /** A set of this quote that the line is added to. */
  parentId: Id.nullish(),
  ...newLine,
  /** For a set: its parts, whose prices add up to its price. */
  children: z.array(z.strictObject(newLine)).max(100).default([]),
});
export type NewPosition = z.input<typeof NewPosition>;

const givenDate = z.union([DateText, z.literal('')]).nullish();
/** Another address of the customer by id, or a complete one. */
const givenAddress = z.union([Id, AddressInput.omit({ isDefaultShipping: true, isDefaultInvoice: true }).strict()]);

export const QuoteUpdate = z.strictObject({
  version: Version.optional(),
  updatePositions: z.array(PositionUpdate).max(500).default([]),
  newPositions: z.array(NewPosition).max(200).default([]),
  /** Only for a draft that was never sent; changing the customer also changes the addresses. */
  customerId: Id.optional(),
  customerRequestType: RequestKindGiven.optional(),
  orderPerson: line(140).optional(),
  externalCustomerNo: line(100).optional(),
  invoiceEmail: line(254).optional(),
  invoiceAddress: givenAddress.optional(),
  /** null: picked up. */
  deliveryAddress: givenAddress.nullish(),
  deliveryType: DeliveryMode.optional(),
  deliveryCost: ChfAmount.min(0).max(1_000_000).nullish(),
  discount: Fraction.optional(),
  /** null: VAT by the place of delivery. */
  vatForced: z.boolean().nullable().optional(),
  paymentTermId: Id.nullish(),
  skontoId: Id.nullish(),
  paymentMethodId: Whole.nullish(),
  /** Empty: none. */
  requestedDeliveryDate: givenDate,
  confirmedDeliveryDate: givenDate,
  /** State of the order that it may become: any value other than the quote's own is refused. */
  orderStatusId: Whole.optional(),
  paymentStatusId: Whole.optional(),
  /** null: none, so that it is over once it is sent. */
  validityDuration: z.number().int().min(0).max(730).nullish(),
  timeToDeliver: z.number().int().min(0).max(365).optional(),
  comment: paragraph(2000).optional(),
  /** To the customer: shown on the page and in the mail once the quote is sent. */
  message: paragraph(2000).optional(),
  /** First paragraph of the mail instead of the shop's own text. */
  mailText: paragraph(2000).optional(),
});

export const KeptOfQuote = z.object(sentBack({ ...QuoteSummary.shape, ...Quote.shape }, QuoteUpdate.shape));

const writeErrors = [
  'notFound',
  'customerInactive',
  'changedMeanwhile',
  'fieldNotPermitted',
  'quoteTransitionNotAllowed',
  'quoteAlreadyOrdered',
  'quoteWithdrawn',
  'quoteLost',
  'quoteAlreadySeen',
  'quoteTooHigh',
  'positionNotFound',
  'tooManyPositions',
  'positionParentInvalid',
  'productNotAvailable',
  'configurationInvalid',
  'configurationFixed',
  'pictureNotFound',
  'deliveryDateNotPossible',
  'deliveryDatePast',
  'deliveryDateTooLate',
  'paymentMethodNotAllowed',
  'requestKindNotAllowed',
  'validation.required',
  'validation.email',
  'zipCodeUnknown',
] as const;

export const changeQuote = endpoint({
  method: 'PUT',
  path: '/quote/{id}',
  tag: 'quote',
  summary:
    'Write on a quote: lines, prices, addresses, terms, answer; optionally send it as the next version. A stale version is refused, and so is a field that is not named here or another value of one that is only read',
  access: staff('manageQuotes'),
  params: IdParam,
  body: QuoteUpdate.extend({ ...KeptOfQuote.shape, send: z.boolean().default(false) }),
  response: Quote,
  errors: [...writeErrors, 'quoteIncomplete', 'marginBelowFloor', 'idempotencyKeyReused'],
  idempotent: true,
});

export const previewQuote = endpoint({
  method: 'POST',
  path: '/quote/{id}/preview',
  tag: 'quote',
  summary: 'Page and mail exactly as the customer will get them when the quote is written and sent like this; nothing is kept',
  access: staff('manageQuotes'),
  params: IdParam,
  body: QuoteUpdate,
  response: z.object({
    quote: Quote,
    mail: z.object({ recipient: z.string(), subject: z.string(), html: z.string(), text: z.string() }),
    /** First paragraph of the mail, editable. */
    mailText: z.string(),
  }),
  errors: [...writeErrors, 'quoteIncomplete'],
});

export const QuoteMargin = z.object({
  /** As fractions. */
  floor: z.number(),
  margin: z.number().nullable(),
  lines: z.array(
    z.object({
      id: z.number().int(),
      /** Net CHF per piece at the quoted quantity; null: unknown. */
      costPerOne: Chf.nullable(),
      margin: z.number().nullable(),
      /** The lowest price whose margin is not below the floor. */
      leastPrice: Chf.nullable(),
      belowFloor: z.boolean(),
      items: z.array(z.object({ label: z.string(), group: z.enum(['material', 'labour', 'surcharge', 'set-up', 'purchase']), chf: Chf })),
    }),
  ),
  /** Of the current lines; null: not released. */
  release: z.object({ who: z.string(), reason: z.string() }).nullable(),
});
export type QuoteMargin = z.infer<typeof QuoteMargin>;

export const readQuoteMargin = endpoint({
  method: 'GET',
  path: '/quote/{id}/margin',
  tag: 'quote',
  summary: 'What the lines of a quote cost to make today and what they earn after the discount; for staff alone',
  access: staff('manageQuotes', 'releaseMargin'),
  params: IdParam,
  response: QuoteMargin,
  errors: ['notFound'],
});

export const releaseQuoteMargin = endpoint({
  method: 'POST',
  path: '/quote/{id}/release',
  tag: 'quote',
  summary: 'Let a margin below the floor pass, with a reason; it counts for the lines, prices and the discount as they stand',
  access: staff('releaseMargin'),
  params: IdParam,
  body: z.strictObject({ version: Whole, reason: line(500).min(1) }),
  response: QuoteMargin,
  errors: [
    'notFound',
    'changedMeanwhile',
    'quoteAlreadyOrdered',
    'quoteWithdrawn',
    'quoteLost',
    'marginNotBelowFloor',
    'idempotencyKeyReused',
  ],
  idempotent: true,
});

export const readQuoteVersion = endpoint({
  method: 'GET',
  path: '/quote/{id}/version/{number}',
  tag: 'quote',
  summary: 'A quote as it was sent with this number; for staff',
  access: staff('manageQuotes'),
  params: IdParam.extend({ number: integerText(z.number().int().min(1).max(100_000)) }),
  response: Quote,
  errors: ['notFound'],
});

export const readQuoteRenewal = endpoint({
  method: 'GET',
  path: '/quote/{id}/renewal',
  tag: 'quote',
  summary: 'Today’s prices beside the agreed ones, line by line and for the delivery; nothing is written',
  access: staff('manageQuotes'),
  params: IdParam,
  response: z.object({
    lines: z.array(
      z.object({
        id: z.number().int(),
        before: Chf.nullable(),
        /** null: on request, or no longer available, see `problem`. */
        after: Chf.nullable(),
        problem: z.string().nullable(),
      }),
    ),
    delivery: z.object({ before: Chf.nullable(), after: Chf.nullable() }),
  }),
  errors: ['notFound'],
});

export const loseQuote = endpoint({
  method: 'POST',
  path: '/quote/{id}/lost',
  tag: 'quote',
  summary: 'The customer does not order: the quote is closed with a reason, for the figures; customers see it as withdrawn',
  access: staff('manageQuotes'),
  params: IdParam,
  body: z.strictObject({ version: Whole, reason: z.enum(lostReasons), text: paragraph(1000).default('') }),
  response: Quote,
  errors: ['notFound', 'changedMeanwhile', 'quoteTransitionNotAllowed'],
});

export const WithdrawnQuote = z.object({ deleted: z.boolean() });

export const withdrawQuote = endpoint({
  method: 'DELETE',
  path: '/quote/{id}',
  tag: 'quote',
  summary: 'Withdraw a quote, its page says so from then on; a draft that nobody has seen is deleted',
  access: staff('manageQuotes'),
  params: IdParam,
  /** Absent: whatever others did. */
  query: z.object({ version: VersionText.optional() }),
  response: WithdrawnQuote,
  errors: ['notFound', 'changedMeanwhile', 'quoteTransitionNotAllowed', 'idempotencyKeyReused'],
  idempotent: true,
});

export const notifyCustomerOfQuote = endpoint({
  method: 'PUT',
  path: '/quote/{id}/notification',
  tag: 'quote',
  summary: 'Send the last mail about the quote once more, on request with other words; three times an hour at most',
  access: staff('manageQuotes'),
  params: IdParam,
  body: z.strictObject({ text: paragraph(2000).optional() }).prefault({}),
  response: z.object({ recipient: z.string() }),
  errors: ['notFound', 'quoteAlreadyOrdered', 'quoteWithdrawn', 'quoteLost', 'tooManyNotifications'],
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
  errors: ['notFound', 'customerGone', 'idempotencyKeyReused'],
  idempotent: true,
});
