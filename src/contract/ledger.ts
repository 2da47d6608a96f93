/** Money received and paid: ledger entries, open items, reminders, statements. An entry is never changed, only reversed by another one. */
import { z } from 'zod';
import { openItemAges } from '#domain/ledger/open-item.ts';
import { entryKinds, entrySources } from '#domain/ledger/entry.ts';
import { heldReasons } from '#domain/ledger/reminder.ts';
import { endpoint, staff } from './endpoint.ts';
import { InvoiceSummary } from './invoice.ts';
import { ColumnValues, ListQuery, ValuesOf } from './list.ts';
import { Chf, ChfAmount, DateText, Id, IdParam, IdText, Instant, isInUsualYears, line, listOf, paragraph } from './wire.ts';

export const PaymentEntry = z.object({
  id: z.number().int(),
  customerId: z.number().int(),
  customerName: z.string(),
  orderId: z.number().int().nullable(),
  orderFormattedId: z.string().nullable(),
  invoiceId: z.number().int().nullable(),
  invoiceFormattedId: z.string().nullable(),
  kind: z.enum(entryKinds),
  /** Positive: received, or settles. Negative: paid back. */
  amount: Chf,
  day: DateText,
  source: z.enum(entrySources),
  reference: z.string(),
  reason: z.string(),
  /** The entry that this one reverses. */
  reverses: z.number().int().nullable(),
  /** True: another entry reversed this one. */
  reversed: z.boolean(),
  /** Entries of one booking are reversed together. */
  booking: z.number().int(),
  createdAt: Instant,
  who: z.string(),
});
export type PaymentEntry = z.infer<typeof PaymentEntry>;

/** An order's balance, derived from the ledger. */
export const OrderMoney = z.object({
  orderId: z.number().int(),
  paymentStatusId: z.number().int(),
  total: Chf,
  paid: Chf,
  invoiced: Chf,
  open: Chf,
});
export type OrderMoney = z.infer<typeof OrderMoney>;

/** The entries of a booking, and the balances of their orders after it. */
export const RecordedMoney = z.object({ entries: z.array(PaymentEntry), money: z.array(OrderMoney) });
export type RecordedMoney = z.infer<typeof RecordedMoney>;

const PaymentEntryQuery = ListQuery.extend({ orderId: IdText.optional(), invoiceId: IdText.optional(), customerId: IdText.optional() });

export const readPaymentEntries = endpoint({
  method: 'GET',
  path: '/payment-entry',
  tag: 'ledger',
  summary: 'Entries of the ledger, newest first; sorted and filtered by the fields of an item',
  access: staff('recordPayments'),
  query: PaymentEntryQuery,
  response: listOf(PaymentEntry),
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readPaymentEntryValues = endpoint({
  method: 'GET',
  path: '/payment-entry/values',
  tag: 'ledger',
  summary: 'The values of a column with their counts, among the entries that the other filters leave',
  access: staff('recordPayments'),
  query: PaymentEntryQuery.omit({ page: true, perPage: true, sort: true }).extend(ValuesOf.shape),
  response: ColumnValues,
  errors: ['unknownColumn', 'filterInvalid'],
});

export const recordPayment = endpoint({
  method: 'POST',
  path: '/payment-entry',
  tag: 'ledger',
  summary:
    'Record money on an invoice, on an order or as a credit: part and over-payment, cash discount and rounding are understood. An order in preparation is placed by it. Idempotent; without a key the same payment within minutes is refused once less is open',
  access: staff('recordPayments'),
  /** Exactly one of invoice, order and customer. */
  body: z.strictObject({
    invoiceId: Id.optional(),
    orderId: Id.optional(),
    customerId: Id.optional(),
    /** `writeOff`: the remaining amount of an invoice, no longer claimed. `refund`: a customer's credit, repaid by bank transfer. Both need `handleMoney`. */
    kind: z.enum(['payment', 'writeOff', 'refund']).default('payment'),
    amount: ChfAmount.min(0.01).max(10_000_000),
    /** What the caller saw as open on the invoice or order: refused if it is another amount now, so that nobody pays what somebody else has paid. */
    open: ChfAmount.min(0).max(10_000_000).optional(),
    /** The same of the customer's credit, for a refund. */
    left: ChfAmount.min(0).max(10_000_000).optional(),
    day: DateText.refine(isInUsualYears),
    /** `credit`: from the customer's credit. */
    source: z.enum(['manual', 'credit']).default('manual'),
    reference: line(140).default(''),
    /** Required for an order in preparation, for a write-off and for a refund. */
    reason: paragraph(500).default(''),
  }),
  response: RecordedMoney,
  errors: [
    'notFound',
    'validation.required',
    'dayInFuture',
    'deliveryDateNotPossible',
    'onlyOneTarget',
    'openOnlyOfClaim',
    'leftOnlyOfRefund',
    'creditOnlyOnClaim',
    'creditTooHigh',
    'amountAboveOpen',
    'amountBelowOpen',
    'openChanged',
    'leftChanged',
    'paymentRepeated',
    'customerGone',
    'transitionNotAllowed',
    'idempotencyKeyReused',
  ],
  idempotent: true,
});

/** What a payment on the order would settle, in order: open invoices by due day, then the part not invoiced yet (no invoice). */
export const OrderClaims = OrderMoney.extend({
  claims: z.array(z.object({ invoiceId: z.number().int().nullable(), open: Chf })),
  /** The customer's credit. */
  credit: Chf,
});
export type OrderClaims = z.infer<typeof OrderClaims>;

export const readOrderMoney = endpoint({
  method: 'GET',
  path: '/order/{id}/money',
  tag: 'ledger',
  summary: 'How the money of an order stands, what a payment on it would pay, and the credit of its customer',
  access: staff('recordPayments'),
  params: IdParam,
  response: OrderClaims,
  errors: ['notFound'],
});

export const reversePayment = endpoint({
  method: 'POST',
  path: '/payment-entry/{id}/reverse',
  tag: 'ledger',
  summary: 'Take an entry back with all of its booking, with a reason; entries of the payment provider are refunded instead. Idempotent',
  access: staff('handleMoney'),
  params: IdParam,
  body: z.strictObject({ reason: paragraph(500).min(1) }),
  response: RecordedMoney,
  errors: [
    'notFound',
    'entryReversed',
    'entryIsReverse',
    'entryFollows',
    'entryOfProvider',
    'entryOfBankImport',
    'creditUsed',
    'idempotencyKeyReused',
  ],
  idempotent: true,
});

export const OpenItem = InvoiceSummary.extend({
  /** Days since the due day; negative: not due yet. */
  daysOverdue: z.number().int(),
  /** notDue, 1–30, 31–60, 61–90, over 90 days overdue. */
  age: z.enum(openItemAges),
  /** Fees of its reminders, included in the open amount. */
  fees: Chf,
  skonto: z.object({ percent: z.number(), days: z.number().int() }).nullable(),
  /** The customer's credit. */
  credit: Chf,
  /** The level of a reminder sent today; null: none is due. */
  nextReminder: z.number().int().nullable(),
  /** Why no reminder is sent. */
  held: z.enum(heldReasons).nullable(),
});
export type OpenItem = z.infer<typeof OpenItem>;

const OpenItemQuery = ListQuery.extend({ customerId: IdText.optional() });

export const readOpenItems = endpoint({
  method: 'GET',
  path: '/open-item',
  tag: 'ledger',
  summary:
    'Invoices that are not settled, with their age; oldest due first, sorted and filtered by the fields of an item. Sums by age over all that customer and search leave',
  access: staff('recordPayments'),
  query: OpenItemQuery,
  response: listOf(OpenItem).extend({
    /** `open`: everything owed; `credit`: the customers' credit. */
    totals: z.object({ open: Chf, notDue: Chf, to30: Chf, to60: Chf, to90: Chf, over90: Chf, credit: Chf }),
  }),
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readOpenItemValues = endpoint({
  method: 'GET',
  path: '/open-item/values',
  tag: 'ledger',
  summary: 'The values of a column with their counts, among the open items that the other filters leave',
  access: staff('recordPayments'),
  query: OpenItemQuery.omit({ page: true, perPage: true, sort: true }).extend(ValuesOf.shape),
  response: ColumnValues,
  errors: ['unknownColumn', 'filterInvalid'],
});

export const MadeReminder = z.object({
  /** null: a dry run. */
  id: z.number().int().nullable(),
  invoiceId: z.number().int(),
  invoiceFormattedId: z.string(),
  customerName: z.string(),
  recipient: z.string(),
  level: z.number().int(),
  /** Including the fee. */
  open: Chf,
  fee: Chf,
  dueDay: DateText,
});
export type MadeReminder = z.infer<typeof MadeReminder>;

export const makeReminders = endpoint({
  method: 'POST',
  path: '/reminder',
  tag: 'ledger',
  summary: 'Write the reminders that are due, of all customers, one, or chosen invoices; `dryRun` only says which. Idempotent',
  access: staff('handleMoney'),
  body: z.strictObject({
    customerId: Id.optional(),
    invoiceIds: z.array(Id).min(1).max(500).optional(),
    dryRun: z.boolean().default(false),
  }),
  response: z.object({ reminders: z.array(MadeReminder) }),
  errors: ['idempotencyKeyReused'],
  idempotent: true,
});

export const readReminderDocument = endpoint({
  method: 'GET',
  path: '/reminder/{id}/document',
  tag: 'ledger',
  summary: 'The reminder as PDF with its QR bill, as it was issued: for staff, and for its customer',
  access: 'session',
  params: IdParam,
  response: { file: ['application/pdf'] },
  errors: ['notFound'],
});

export const readStatement = endpoint({
  method: 'GET',
  path: '/customers/{id}/statement',
  tag: 'ledger',
  summary: 'Statement of a customer as PDF: what is open, what was paid, today’s balance; for staff, and for the customer',
  access: 'session',
  params: IdParam,
  response: { file: ['application/pdf'] },
  errors: ['notFound'],
});
