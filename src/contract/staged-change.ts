/** A pending change of an order: previewed by staff, applied at once, or put to the customer through a link. */
import { z } from 'zod';
import { moneyWays } from '#domain/order/change-money.ts';
import { PriceTotals } from './cart.ts';
import { FieldValue } from './conflict.ts';
import { endpoint, staff } from './endpoint.ts';
import { Order } from './order.ts';
import { changeErrors, OrderUpdate } from './order-change.ts';
import { Version } from './record.ts';
import { Chf, DateText, IdParam, Instant, paragraph, Uuid } from './wire.ts';

/** null on a side where the line does not exist. */
const BeforeAfter = z.object({ before: z.number().nullable(), after: z.number().nullable() });

export const ChangedLine = z.object({
  /** null: a new line. */
  positionId: z.number().int().nullable(),
  kind: z.enum(['changed', 'added', 'cancelled', 'restored']),
  name: z.string(),
  articleNumber: z.string(),
  /** What differs in the configuration as text; of a new line all of it. An empty text: not chosen. */
  details: z.array(z.object({ label: z.string(), value: z.string(), before: z.string().default('') })),
  quantity: BeforeAfter,
  pricePerOne: BeforeAfter,
  finalPrice: BeforeAfter,
});
export type ChangedLine = z.infer<typeof ChangedLine>;

/** Where the difference goes: to the next invoice, to an online payment or a payment slip, back to the customer, or to the customer's credit. */
const MoneyOfChange = z.object({
  way: z.enum(moneyWays),
  /** In CHF; amount to be paid or refunded. */
  amount: Chf,
});

export const ChangeDifference = z.object({
  lines: z.array(ChangedLine),
  /** Changed fields of the head, by path. */
  fields: z.array(z.object({ field: z.string(), before: FieldValue, after: FieldValue })),
  before: PriceTotals,
  after: PriceTotals,
  /** Net amounts of all lines: with VAT, each is rounded before they are added up. */
  lineAmounts: z.object({ before: z.array(Chf), after: z.array(Chf) }).default({ before: [], after: [] }),
  money: MoneyOfChange,
});
export type ChangeDifference = z.infer<typeof ChangeDifference>;

export const ChangeState = z.enum(['DRAFT', 'ASKED', 'ACCEPTED', 'REFUSED', 'APPLIED', 'STALE', 'EXPIRED']);
export type ChangeState = z.infer<typeof ChangeState>;

const Wish = OrderUpdate.omit({ version: true });

export const StagedChange = z.object({
  id: z.number().int(),
  version: Version,
  /** The version of the order on which it is based. STALE: the order has changed since. */
  orderVersion: Version,
  state: ChangeState,
  /** Of a stale change: the order as it stood when it was staged, and who changed the order last. null: it is not stale, or this was not kept. */
  behind: z.object({ order: Order, who: z.string(), at: z.string() }).nullable().default(null),
  who: z.string(),
  updatedAt: Instant,
  askedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  answerText: z.string(),
  wish: Wish,
  /** null: it can no longer be calculated because the order changed. */
  difference: ChangeDifference.nullable(),
  /** Every value that differs, remarks for the workshop included. */
  values: z.array(z.object({ field: z.string(), before: FieldValue, after: FieldValue })),
  /** Price of the list at the new quantity, by position; null: on request. */
  listPrices: z.array(z.object({ positionId: z.number().int(), pricePerOne: Chf.nullable() })),
  production: z.object({
    startedOn: DateText.nullable(),
    /** Positions already in production that would be reduced, changed or removed. */
    positionIds: z.array(z.number().int()),
  }),
});
export type StagedChange = z.infer<typeof StagedChange>;

export const readOrderChange = endpoint({
  method: 'GET',
  path: '/order/{id}/change',
  tag: 'order',
  summary: 'The change that waits beside an order, or the last one that was answered, with its preview; null: there is none',
  access: staff('seeOrders'),
  params: IdParam,
  response: z.object({ change: StagedChange.nullable() }),
  errors: ['notFound'],
});

export const stageOrderChange = endpoint({
  method: 'POST',
  path: '/order/{id}/change',
  tag: 'order',
  summary: 'Keep a change as a draft beside the order and preview it; replaces the draft that is there, whose version it then names',
  access: staff('manageOrders'),
  params: IdParam,
  body: OrderUpdate.extend({ version: Version, changeVersion: Version.optional() }),
  response: StagedChange,
  errors: changeErrors,
});

/** Versions of the order and of its change, as read. */
const Versions = z.strictObject({ version: Version, changeVersion: Version });

export const discardOrderChange = endpoint({
  method: 'POST',
  path: '/order/{id}/change/discard',
  tag: 'order',
  summary: 'Drop the change that waits; a link that was sent opens nothing any more',
  access: staff('manageOrders'),
  params: IdParam,
  body: z.strictObject({ changeVersion: Version }),
  response: z.object({}),
  errors: ['notFound', 'changedMeanwhile'],
});

export const applyOrderChange = endpoint({
  method: 'POST',
  path: '/order/{id}/change/apply',
  tag: 'order',
  summary: 'Make the change that waits the order, and tell the customer',
  access: staff('manageOrders'),
  params: IdParam,
  body: Versions.extend({ tell: z.boolean().default(true) }),
  response: Order,
  errors: [...changeErrors, 'idempotencyKeyReused'],
  idempotent: true,
});

export const askOrderChange = endpoint({
  method: 'POST',
  path: '/order/{id}/change/ask',
  tag: 'order',
  summary: 'Put the change that waits to the customer: a mail with a link that shows the difference and is answered once',
  access: staff('manageOrders'),
  params: IdParam,
  body: Versions.extend({ days: z.number().int().min(1).max(60).default(7), message: paragraph(2000).default('') }),
  /** `url`: the link that was sent; returned only here. */
  response: z.object({ change: StagedChange, url: z.string() }),
  errors: changeErrors,
});

export const ChangeByLink = z.object({
  formattedId: z.string(),
  /** Of the order, for its page. */
  orderUuid: z.string(),
  state: ChangeState,
  message: z.string(),
  expiresAt: Instant,
  answeredAt: Instant.nullable(),
  difference: ChangeDifference,
  /** Of the order; decide whether its amounts are shown with VAT. */
  customer: z.object({ company: z.boolean() }),
  hasVat: z.boolean(),
  vatPercent: z.number(),
});
export type ChangeByLink = z.infer<typeof ChangeByLink>;

const LinkParam = z.object({ uuid: Uuid });

export const readChangeByLink = endpoint({
  method: 'GET',
  path: '/order-change-by-link/{uuid}',
  tag: 'order',
  summary: 'What the customer is asked to agree to, through the link of the mail',
  access: 'public',
  params: LinkParam,
  response: ChangeByLink,
  errors: ['notFound'],
  callsPerMinute: 60,
});

export const answerChangeByLink = endpoint({
  method: 'POST',
  path: '/order-change-by-link/{uuid}',
  tag: 'order',
  summary: 'Accept or refuse a change, once; the same answer again changes nothing',
  access: 'public',
  params: LinkParam,
  body: z.strictObject({ answer: z.enum(['ACCEPTED', 'REFUSED']), text: paragraph(1000).default('') }),
  response: ChangeByLink,
  errors: ['notFound', 'changeStale', 'changeExpired', 'changeAnswered', 'customerInactive'],
  callsPerMinute: 30,
});
