/** Invoices and credit notes. Never changed: corrections are made by credit notes. */
import { z } from 'zod';
import { invoiceStates, settlements } from '#domain/ledger/invoice.ts';
import { Language } from './choice.ts';
import { AddressText } from './order.ts';
import { endpoint, staff } from './endpoint.ts';
import { ColumnValues, ListQuery, ValuesOf } from './list.ts';
import { Version } from './record.ts';
import { Chf, DateText, Id, IdParam, IdText, Instant, line, listOf, paragraph, RealDay } from './wire.ts';

const Settlement = z.enum(settlements);
export const InvoiceState = z.enum(invoiceStates);
export type InvoiceState = z.infer<typeof InvoiceState>;

export const CreditNote = z.object({
  id: z.number().int(),
  /** `G2026-00001` */
  formattedId: z.string(),
  version: Version,
  invoiceId: z.number().int(),
  invoiceFormattedId: z.string(),
  orderId: z.number().int().nullable(),
  customerId: z.number().int(),
  customerName: z.string(),
  issuedOn: DateText,
  reason: z.string(),
  settlement: Settlement,
  net: Chf,
  vat: Chf,
  total: Chf,
  createdAt: Instant,
  who: z.string(),
  lines: z.array(z.object({ invoiceLineId: z.number().int(), name: z.string(), quantity: z.number().int(), amount: Chf })),
});
export type CreditNote = z.infer<typeof CreditNote>;

export const InvoiceSummary = z.object({
  id: z.number().int(),
  /** `R2026-00001` */
  formattedId: z.string(),
  version: Version,
  state: InvoiceState,
  customerId: z.number().int(),
  customerName: z.string(),
  /** null: collected over several orders. */
  orderId: z.number().int().nullable(),
  orderFormattedId: z.string().nullable(),
  issuedOn: DateText,
  dueDay: DateText,
  total: Chf,
  paid: Chf,
  credited: Chf,
  open: Chf,
  /** QR reference, or creditor reference if the account has no QR-IBAN. */
  qrReference: z.string(),
  disputed: z.boolean(),
  reminderLevel: z.number().int(),
  remindedOn: DateText.nullable(),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

export const Invoice = InvoiceSummary.extend({
  createdAt: Instant,
  who: z.string(),
  language: Language,
  invoiceEmail: z.string(),
  invoiceAddress: AddressText,
  hasVat: z.boolean(),
  /** Rate of its orders: 8.1 = 8.1 %. */
  vatPercent: z.number(),
  skonto: z.object({ percent: z.number(), days: z.number().int() }).nullable(),
  products: Chf,
  discountAmount: Chf,
  deliveryCost: Chf,
  net: Chf,
  vat: Chf,
  /** Of what was paid too much, on its way back through the payment provider and not booked yet. */
  refunding: Chf,
  /** Settled without money; falls away with credit notes before anything is given back. */
  granted: z.object({ writeOff: Chf, rounding: Chf, skonto: Chf }),
  lines: z.array(
    z.object({
      id: z.number().int(),
      orderId: z.number().int(),
      orderFormattedId: z.string(),
      positionId: z.number().int(),
      articleNumber: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      pricePerOne: Chf,
      amount: Chf,
      /** Pieces credited. */
      credited: z.number().int(),
    }),
  ),
  creditNotes: z.array(CreditNote),
  /** Level, day and fee of each reminder. */
  reminders: z.array(
    z.object({ id: z.number().int(), level: z.number().int(), day: DateText, dueDay: DateText, fee: Chf, open: Chf, who: z.string() }),
  ),
});
export type Invoice = z.infer<typeof Invoice>;

const InvoiceQuery = ListQuery.extend({ orderId: IdText.optional(), customerId: IdText.optional() });

export const readInvoices = endpoint({
  method: 'GET',
  path: '/invoice',
  tag: 'invoice',
  summary: 'Invoices: staff see all, a customer the own ones; newest first. Sorted and filtered by the fields of an item',
  access: 'session',
  query: InvoiceQuery,
  response: listOf(InvoiceSummary),
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readInvoiceValues = endpoint({
  method: 'GET',
  path: '/invoice/values',
  tag: 'invoice',
  summary: 'The values of a column with their counts, among the invoices that the other filters leave',
  access: staff('seeOrders'),
  query: InvoiceQuery.omit({ page: true, perPage: true, sort: true }).extend(ValuesOf.shape),
  response: ColumnValues,
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readInvoice = endpoint({
  method: 'GET',
  path: '/invoice/{id}',
  tag: 'invoice',
  summary: 'One invoice with its lines, credit notes and reminders: for staff, and for its customer',
  access: 'session',
  params: IdParam,
  response: Invoice,
  errors: ['notFound'],
});

export const makeInvoice = endpoint({
  method: 'POST',
  path: '/invoice',
  tag: 'invoice',
  summary: 'Invoice what is delivered and not invoiced, or everything of a prepaid order; mailed to the invoice address; idempotent',
  access: staff('recordPayments'),
  body: z.strictObject({
    orderId: Id,
    /** Of the order, as read. */
    version: Version,
    /** Absent: everything that can be invoiced. */
    lines: z
      .array(z.strictObject({ positionId: Id, quantity: z.number().int().min(1).max(1_000_000) }))
      .min(1)
      .max(500)
      .optional(),
    /** False: no mail; the paper is printed. */
    send: z.boolean().default(true),
  }),
  response: Invoice,
  errors: [
    'notFound',
    'changedMeanwhile',
    'transitionNotAllowed',
    'nothingToInvoice',
    'quantityBeyondDelivered',
    'positionNotFound',
    'idempotencyKeyReused',
  ],
  idempotent: true,
});

export const collectInvoices = endpoint({
  method: 'POST',
  path: '/invoice/collect',
  tag: 'invoice',
  summary: 'One invoice over all deliveries of a customer that are not invoiced yet, up to a day; idempotent',
  access: staff('recordPayments'),
  body: z.strictObject({ customerId: Id, until: RealDay, send: z.boolean().default(true) }),
  response: Invoice,
  errors: ['notFound', 'deliveryDateNotPossible', 'nothingToInvoice', 'idempotencyKeyReused'],
  idempotent: true,
});

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/invoice/{id}/credit',
  tag: 'invoice',
  summary: 'Write a credit note on an invoice, whole or lines; lowers what is open, or is paid back; idempotent',
  access: staff('handleMoney'),
  params: IdParam,
  body: z.strictObject({
    version: Version,
    /** Absent: everything not credited yet. */
    lines: z
      .array(z.strictObject({ invoiceLineId: Id, quantity: z.number().int().min(1).max(1_000_000) }))
      .min(1)
      .max(500)
      .optional(),
    reason: paragraph(500).min(1),
    settlement: Settlement.default('CREDIT'),
    send: z.boolean().default(true),
  }),
  response: CreditNote,
  errors: [
    'notFound',
    'positionNotFound',
    'changedMeanwhile',
    'nothingToCredit',
    'quantityBeyondInvoiced',
    'refundTooHigh',
    'idempotencyKeyReused',
  ],
  idempotent: true,
});

export const changeInvoice = endpoint({
  method: 'PUT',
  path: '/invoice/{id}',
  tag: 'invoice',
  summary: 'Mark an invoice as disputed, or no longer: it gets no reminders meanwhile. Nothing else of an invoice is changed',
  access: staff('recordPayments'),
  params: IdParam,
  body: z.strictObject({ version: Version, disputed: z.boolean() }),
  response: Invoice,
  errors: ['notFound', 'changedMeanwhile'],
});

export const sendInvoice = endpoint({
  method: 'PUT',
  path: '/invoice/{id}/notification',
  tag: 'invoice',
  summary: 'Send the invoice by mail, again or to another address; what the mail says is true now. Three times an hour at most',
  access: staff('recordPayments'),
  params: IdParam,
  body: z.strictObject({ email: line(254).optional() }),
  response: z.object({ recipient: z.string() }),
  errors: ['notFound', 'tooManyNotifications', 'validation.email'],
});

export const readInvoiceDocument = endpoint({
  method: 'GET',
  path: '/invoice/{id}/document',
  tag: 'invoice',
  summary: 'The invoice as PDF with its QR bill, as it was issued: for staff, and for its customer',
  access: 'session',
  params: IdParam,
  response: { file: ['application/pdf'] },
  errors: ['notFound'],
});

export const readCreditNoteDocument = endpoint({
  method: 'GET',
  path: '/credit-note/{id}/document',
  tag: 'invoice',
  summary: 'The credit note as PDF, as it was issued: for staff, and for its customer',
  access: 'session',
  params: IdParam,
  response: { file: ['application/pdf'] },
  errors: ['notFound'],
});
