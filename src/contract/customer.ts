import { z } from 'zod';
import { invoiceRhythms } from '#domain/ledger/invoice.ts';
import { endpoint, staff } from './endpoint.ts';
import { ColumnValues, ListQuery, ValuesOf } from './list.ts';
import { notYet, sentBack, Version } from './record.ts';
import { Chf, ChfAmount, decimals, Fraction, Id, IdList, IdParam, Instant, line, listOf, orNone, paragraph } from './wire.ts';
import { AddressInput, Address } from './address.ts';

/** Titles: UNKNOWN 0, MALE 1, FEMALE 2. Languages: DE 1, EN 2, FR 3. */
export const ContactPerson = z.object({
  title: z.number().int().min(0).max(2).default(0),
  firstName: line(70).default(''),
  lastName: line(70).min(1),
  phone: line(20).default(''),
  email: line(254).min(3),
  languageId: z.number().int().min(1).max(3).default(1),
});
export type ContactPerson = z.infer<typeof ContactPerson>;

const CompanyInfo = z.object({ code: line(40).default(''), name: line(100).default(''), invoiceEmail: line(254).default('') });
type CompanyInfo = z.infer<typeof CompanyInfo>;

export const OrderSettings = z.object({
  invoiceEmail: line(254).default(''),
  preferredDeliveryAddressId: Id.nullable().default(null),
  preferredInvoiceAddressId: Id.nullable().default(null),
});
export type OrderSettings = z.infer<typeof OrderSettings>;

/** Fields agreed with a customer by staff. Absent: unchanged. */
const agreedFields = {
  /** 0.05 = 5 % */
  discount: Fraction,
  deliveryCostMultiplier: decimals(4).min(0).max(100),
  paymentTermId: Id.nullable(),
  skontoId: Id.nullable(),
  quickOrderSetting: z.strictObject({ isActive: z.boolean(), truckId: Id.nullable().default(null) }),
  isCompanyCustomer: z.boolean(),
  active: z.boolean(),
  /** In francs; null: none. An order above it is accepted and marked. */
  creditLimit: ChfAmount.min(0).max(100_000_000).nullable(),
  onHold: z.boolean(),
  /** Required with `onHold`. */
  holdReason: paragraph(500),
  /** An invoice per delivery, or one per month. */
  invoiceRhythm: z.enum(invoiceRhythms),
  /** PRODUCT_CONFIGURATOR 1, ORDER_POSITION_GRID 2, SORT 4, QUICK_ORDER_GRID 8, added up. */
  featureFlags: z.number().int().min(0).max(15),
};

export const AgreedTerms = z.strictObject(agreedFields).partial();
export type AgreedTerms = z.infer<typeof AgreedTerms>;

const mostPersons = 50;
const PersonChange = z.strictObject(ContactPerson.shape);
/** Without an id: a new person; persons that are left out are removed, but never all. */
const PersonsChange = z.array(z.strictObject({ ...ContactPerson.shape, id: Id.optional() })).max(mostPersons);
const CompanyChange = z.strictObject({ ...CompanyInfo.shape, code: line(40).optional() });
const SettingsChange = z.strictObject(OrderSettings.shape);

const GuestStart = z.object({ guest: z.literal(true), contactPerson: ContactPerson, companyInfo: CompanyInfo.optional() });
export type GuestStart = z.output<typeof GuestStart>;

export const NewCustomer = z.strictObject({
  ...AgreedTerms.shape,
  contactPerson: z.array(PersonChange).min(1).max(mostPersons),
  companyInfo: CompanyChange.optional(),
  invoiceEmail: line(254).optional(),
  address: z.strictObject(AddressInput.shape).optional(),
});
export type NewCustomer = z.output<typeof NewCustomer>;

/** The same as the entity that a customer is. */
const NewEntity = z
  .strictObject({
    ...NewCustomer.shape,
    contactPerson: z.union([NewCustomer.shape.contactPerson, PersonChange.transform((person) => [person])]),
    companyInfo: orNone(CompanyChange.extend({ id: notYet })),
    customerOrderSettings: orNone(SettingsChange.extend({ preferredDeliveryAddressId: notYet, preferredInvoiceAddressId: notYet })),
    status: z.literal('GUEST').optional(),
    customerId: notYet,
    users: notYet,
    logo: notYet,
    addresses: notYet,
    isDefault: notYet,
  })
  .transform(({ companyInfo: company, customerOrderSettings, ...given }): NewCustomer => {
    const isCompany = company !== undefined && (company.name !== '' || company.invoiceEmail !== '' || given.isCompanyCustomer === true);
    const companyInfo = isCompany ? { code: company.code, name: company.name, invoiceEmail: company.invoiceEmail } : undefined;
    return z.object(NewCustomer.shape).parse({ invoiceEmail: customerOrderSettings?.invoiceEmail, ...given, companyInfo });
  });

export const createCustomer = endpoint({
  method: 'POST',
  path: '/customers',
  tag: 'customer',
  summary:
    'Start as a guest: stores the contact person, answers the guest’s id and short-lived token. Staff of customers store one with terms instead; idempotent then',
  access: 'public',
  body: z.union([GuestStart, NewEntity]),
  /** `token`: empty if staff stored the customer. */
  response: z.object({ id: z.number().int(), token: z.string() }),
  errors: ['notFound', 'zipCodeUnknown', 'idempotencyKeyReused'],
  idempotent: true,
  callsPerMinute: 120,
});

const CustomerStatus = z.enum(['REGISTERED', 'GUEST']);

/** A customer as seen by oneself and by staff; fields only for staff are absent for others. */
export const Customer = z.object({
  id: z.number().int(),
  /** The same, by the name it has everywhere else. */
  customerId: z.number().int(),
  /** `K100233` */
  formattedId: z.string(),
  version: Version,
  status: CustomerStatus,
  isCompanyCustomer: z.boolean(),
  active: z.boolean(),
  /** The company's name, else the contact person's. */
  name: z.string(),
  contactPerson: z.array(ContactPerson.extend({ id: z.number().int() })),
  companyInfo: CompanyInfo,
  customerOrderSettings: OrderSettings,
  quickOrderSetting: z.object({ isActive: z.boolean(), truckId: z.number().int() }),
  discount: z.number(),
  paymentTermId: z.number().int().nullable(),
  skontoId: z.number().int().nullable(),
  createdAt: Instant,
  email: z.string(),
  city: z.string(),
  companyCode: z.string(),
  deliveryCostMultiplier: z.number().optional(),
  isDefault: z.boolean().optional(),
  creditLimit: Chf.nullable().optional(),
  onHold: z.boolean().optional(),
  holdReason: z.string().optional(),
  invoiceRhythm: z.enum(invoiceRhythms).optional(),
  featureFlags: z.number().int().optional(),
  /** The customer into which this one was merged. */
  mergedInto: z.number().int().nullable().optional(),
  erasedAt: Instant.nullable().optional(),
});
export type Customer = z.infer<typeof Customer>;

const CustomerQuery = ListQuery.extend({ ids: IdList.optional(), status: CustomerStatus.optional() });

export const readCustomers = endpoint({
  method: 'GET',
  path: '/customers',
  tag: 'customer',
  summary:
    'Customers by name: staff see all (merged and erased ones only by their ids), anybody else only the own one. Sorted and filtered by the fields of an item; the search finds company, person, e-mail, phone, number and place',
  access: 'session',
  query: CustomerQuery,
  response: listOf(Customer),
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readCustomerValues = endpoint({
  method: 'GET',
  path: '/customers/values',
  tag: 'customer',
  summary: 'The values of a column with their counts, among the customers that the other filters leave',
  access: staff('seeCustomers'),
  query: CustomerQuery.omit({ page: true, perPage: true, sort: true }).extend(ValuesOf.shape),
  response: ColumnValues,
  errors: ['unknownColumn', 'filterInvalid'],
});

const CustomerFields = z.strictObject({
  id: Id,
  version: Version.optional(),
  ...AgreedTerms.shape,
  /** An object: one's own contact person. A list, from staff: all of them. */
  contactPerson: z.union([PersonChange, PersonsChange]).optional(),
  companyInfo: CompanyChange.optional(),
  customerOrderSettings: SettingsChange.optional(),
});
/** What is decided elsewhere: only compared with what is stored. */
export const KeptOfCustomer = z.object(sentBack(Customer.shape, CustomerFields.shape));
export const CustomerChange = CustomerFields.extend(KeptOfCustomer.shape);
export type CustomerChange = z.output<typeof CustomerChange>;

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/customers',
  tag: 'customer',
  summary:
    'Change contact person, company and order settings of the own customer; staff of customers change those and the terms of any. Fields that do not exist or are not the caller’s to change are refused by name',
  access: 'session',
  body: CustomerChange,
  response: Customer,
  errors: ['notFound', 'changedMeanwhile', 'customerGone', 'unknownField', 'fieldNotPermitted'],
});

export const readOrderSettings = endpoint({
  method: 'GET',
  path: '/customers/{id}/customer-order-settings',
  tag: 'customer',
  summary: 'Invoice e-mail and preferred addresses of the own customer',
  access: 'session',
  params: IdParam,
  response: z.object({
    orderSettings: OrderSettings.extend({ preferredShippingAddress: Address.nullable(), preferredInvoiceAddress: Address.nullable() }),
  }),
  errors: ['notFound'],
});

export const readCustomerLogo = endpoint({
  method: 'GET',
  path: '/customers/{id}/logo',
  tag: 'customer',
  summary: 'The logo of the caller’s own customer; staff of any',
  access: 'session',
  params: IdParam,
  response: { file: ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'] },
  errors: ['notFound'],
});
