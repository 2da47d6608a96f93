/** A customer as one page of the office: figures, purchases, possible duplicates; merging, export, erasure. */
import { z } from 'zod';
import { Address } from './address.ts';
import { Customer } from './customer.ts';
import { endpoint, staff } from './endpoint.ts';
import { MailSummary } from './mail.ts';
import { PriceStrategy } from './product-price.ts';
import { Uses, Version, VersionText } from './record.ts';
import { Chf, Id, IdParam, IdText, Instant, integerText, line, listOf, Page, paragraph } from './wire.ts';

export const CustomerUser = z.object({
  id: z.number().int(),
  email: z.string(),
  displayName: z.string(),
  active: z.boolean(),
  /** Invited then and still without a password; null: it has one. */
  invitedAt: Instant.nullable(),
  createdAt: Instant,
});
export type CustomerUser = z.infer<typeof CustomerUser>;

export const CustomerFigures = z.object({
  /** Net of orders placed and not cancelled, per month, oldest first: twelve. */
  months: z.array(z.object({ month: z.string(), net: Chf })),
  ordered: Chf,
  orderCount: z.number().int(),
  openOrderCount: z.number().int(),
  quoteCount: z.number().int(),
  openQuoteCount: z.number().int(),
  openItems: z.object({
    count: z.number().int(),
    amount: Chf,
    overdueCount: z.number().int(),
    overdue: Chf,
    overdueDays: z.number().int(),
  }),
  /** Open invoices, and orders that are not invoiced or paid yet. */
  creditUsed: Chf,
  /** Average days from invoice to last payment, over the invoices paid in twelve months; null: none. */
  paysAfterDays: z.number().int().nullable(),
  lastOrder: z.object({ id: z.number().int(), formattedId: z.string(), createdAt: Instant }).nullable(),
  /** Most bought in twelve months. */
  bought: z.array(z.object({ articleNumber: z.string(), name: z.string(), quantity: z.number().int(), amount: Chf })),
});
export type CustomerFigures = z.infer<typeof CustomerFigures>;

/** Why two customers may be the same buyer. */
const Likeness = z.enum(['email', 'company']);

export const CustomerRecord = z.object({
  customer: Customer,
  addresses: z.array(Address),
  users: z.array(CustomerUser),
  figures: CustomerFigures,
  hasLogo: z.boolean(),
  duplicates: z.array(
    z.object({
      id: z.number().int(),
      formattedId: z.string(),
      name: z.string(),
      email: z.string(),
      city: z.string(),
      why: z.array(Likeness),
    }),
  ),
});
export type CustomerRecord = z.infer<typeof CustomerRecord>;

export const readCustomer = endpoint({
  method: 'GET',
  path: '/customers/{id}',
  tag: 'customer',
  summary: 'One customer with everything: particulars, addresses, log-ins, figures, and others that may be the same',
  access: staff('seeCustomers'),
  params: IdParam,
  response: CustomerRecord,
  errors: ['notFound'],
});

const PageOf = z.object({ page: Page.page, perPage: integerText(z.number().int().min(1).max(500)).default(50) });

export const readCustomerMails = endpoint({
  method: 'GET',
  path: '/customers/{id}/mails',
  tag: 'customer',
  summary: 'Mails to a customer and about its orders, quotes and invoices, newest first',
  access: staff('seeCustomers'),
  params: IdParam,
  query: PageOf,
  response: listOf(MailSummary),
  errors: ['notFound'],
});

export const OwnPrice = z.object({
  productId: z.number().int(),
  articleNumber: z.string(),
  name: z.string(),
  unitOfSales: z.number().int(),
  activeStrategy: PriceStrategy,
  /** Of a fixed price. */
  ladder: z.array(z.object({ quantity: z.number().int(), price: Chf })),
});
export type OwnPrice = z.infer<typeof OwnPrice>;

export const readOwnPrices = endpoint({
  method: 'GET',
  path: '/customers/{id}/prices',
  tag: 'customer',
  summary: 'Prices agreed with a customer, by article number',
  access: staff('seeCustomers'),
  params: IdParam,
  query: PageOf,
  response: listOf(OwnPrice),
  errors: ['notFound'],
});

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/customers/{id}',
  tag: 'customer',
  summary: 'Delete a customer of whom nothing is kept: no order, quote, invoice or payment; its log-ins, addresses and own prices go along',
  access: staff('manageCustomers'),
  params: IdParam,
  query: z.object({ version: VersionText.optional() }),
  response: z.object({}),
  errors: ['notFound', 'inUse', 'changedMeanwhile', 'customerGone'],
});

export const readCustomerUses = endpoint({
  method: 'GET',
  path: '/customers/{id}/uses',
  tag: 'customer',
  summary: 'What is kept of a customer and keeps it from being deleted',
  access: staff('manageCustomers'),
  params: IdParam,
  response: Uses,
  errors: ['notFound'],
});

export const MergePreview = z.object({
  from: Customer,
  into: Customer,
  /** Number of records of each kind that move; `dropped`: both have the same. */
  moves: z.array(
    z.object({
      what: z.enum(['orders', 'quotes', 'invoices', 'creditNotes', 'payments', 'addresses', 'persons', 'users', 'prices', 'products']),
      count: z.number().int(),
      dropped: z.number().int(),
    }),
  ),
  /** Products for which both have a price: that of the remaining customer is kept. */
  priceConflicts: z.array(z.object({ productId: z.number().int(), articleNumber: z.string(), name: z.string() })),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const previewMerge = endpoint({
  method: 'GET',
  path: '/customers/{id}/merge',
  tag: 'customer',
  summary: 'What would move if another customer were merged into this one',
  access: staff('manageCustomers'),
  params: IdParam,
  query: z.object({ from: IdText }),
  response: MergePreview,
  errors: ['notFound', 'customerGone', 'mergeNotPossible'],
});

export const mergeCustomer = endpoint({
  method: 'POST',
  path: '/customers/{id}/merge',
  tag: 'customer',
  summary: 'Merge another customer into this one: everything moves, the other one stays as a pointer. It is not taken back',
  access: staff('manageCustomers'),
  params: IdParam,
  body: z.strictObject({ from: Id, version: Version, fromVersion: Version.optional() }),
  response: Customer,
  errors: ['notFound', 'changedMeanwhile', 'customerGone', 'mergeNotPossible'],
});

export const exportCustomer = endpoint({
  method: 'GET',
  path: '/customers/{id}/export',
  tag: 'customer',
  summary: 'Everything that is kept about a customer, as a JSON file: for the customer and for staff of customers',
  access: 'session',
  params: IdParam,
  response: { file: ['application/json'] },
  errors: ['notFound'],
  callsPerMinute: 20,
});

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/customers/{id}/erase',
  tag: 'customer',
  summary:
    'Erase a customer: log-ins, contact data and addresses go, orders keep their numbers, invoices and frozen papers their content for ten years. Customers give their password, staff version and reason. Refused while something is open',
  access: 'session',
  params: IdParam,
  body: z.strictObject({ password: z.string().max(200).optional(), version: Version.optional(), reason: paragraph(500).optional() }),
  response: z.object({ erasedAt: Instant }),
  errors: [
    'notFound',
    'changedMeanwhile',
    'customerGone',
    'inUse',
    'currentPasswordWrong',
    'tooManyAttempts',
    'accountShared',
    'eraseOpenOrders',
    'eraseOpenInvoices',
    'eraseOpenCredit',
    'validation.required',
  ],
  callsPerMinute: 20,
});

/** Base64 of at most 700 KB. */
const longestContent = 960_000;
const Content = z
  .string()
  .min(1)
  .max(longestContent)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);

export const storeCustomerLogo = endpoint({
  method: 'PUT',
  path: '/customers/{id}/logo',
  tag: 'customer',
  summary: 'Store or replace a customer’s logo: SVG, PNG, JPEG or WebP, told by its bytes',
  access: staff('manageCustomers'),
  params: IdParam,
  body: z.strictObject({ version: Version, content: Content }),
  response: z.object({ version: Version }),
  errors: ['notFound', 'changedMeanwhile', 'customerGone', 'fileType'],
});

export const deleteCustomerLogo = endpoint({
  method: 'DELETE',
  path: '/customers/{id}/logo',
  tag: 'customer',
  summary: 'Take a customer’s logo away',
  access: staff('manageCustomers'),
  params: IdParam,
  query: z.object({ version: VersionText.optional() }),
  response: z.object({ version: Version }),
  errors: ['notFound', 'changedMeanwhile', 'customerGone'],
});

export const CustomerFile = z.object({
  id: z.number().int(),
  name: z.string(),
  contentType: z.string(),
  /** Bytes */
  size: z.number().int(),
  createdAt: Instant,
  who: z.string(),
});
export type CustomerFile = z.infer<typeof CustomerFile>;

export const readCustomerFiles = endpoint({
  method: 'GET',
  path: '/customers/{id}/media',
  tag: 'customer',
  summary: 'Files kept with a customer, newest first',
  access: staff('seeCustomers'),
  params: IdParam,
  response: listOf(CustomerFile),
  errors: ['notFound'],
});

export const storeCustomerFile = endpoint({
  method: 'POST',
  path: '/customers/{id}/media',
  tag: 'customer',
  summary: 'Keep a file with a customer: picture or PDF, told by its bytes',
  access: staff('manageCustomers'),
  params: IdParam,
  body: z.strictObject({ version: Version, name: line(120).min(1), content: Content }),
  response: CustomerFile,
  errors: ['notFound', 'changedMeanwhile', 'customerGone', 'fileType', 'inUse'],
});

const FileParams = z.object({ id: IdText, fileId: IdText });

export const readCustomerFile = endpoint({
  method: 'GET',
  path: '/customers/{id}/media/{fileId}',
  tag: 'customer',
  summary: 'One file kept with a customer',
  access: staff('seeCustomers'),
  params: FileParams,
  response: { file: ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'application/pdf'] },
  errors: ['notFound'],
});

export const deleteCustomerFile = endpoint({
  method: 'DELETE',
  path: '/customers/{id}/media/{fileId}',
  tag: 'customer',
  summary: 'Delete a file kept with a customer',
  access: staff('manageCustomers'),
  params: FileParams,
  query: z.object({ version: VersionText.optional() }),
  response: z.object({ version: Version }),
  errors: ['notFound', 'changedMeanwhile', 'customerGone'],
});
