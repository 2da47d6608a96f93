import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdList, IdParam, IdText, line, listOf, Page } from './wire.ts';

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

export const CompanyInfo = z.object({ code: line(40).default(''), name: line(100).default(''), invoiceEmail: line(254).default('') });
export type CompanyInfo = z.infer<typeof CompanyInfo>;

export const AddressInput = z.object({
  name: line(100),
  addition: line(100).default(''),
  street: line(100),
  additionalAddress: line(100).default(''),
  zipCode: line(11),
  city: line(60),
  country: z.string().length(2).default('CH'),
  /** Required in the USA and Canada. */
  stateOrProvinceCode: line(2).default(''),
  /** Of the consignee abroad, for the carrier. */
  carrierPhone: line(17).default(''),
  /** True makes it the preferred one instead of the one before; false takes the mark away; absent leaves it. */
  isDefaultShipping: z.boolean().optional(),
  isDefaultInvoice: z.boolean().optional(),
});
export type AddressInput = z.input<typeof AddressInput>;

export const Address = z.object({
  id: z.number().int(),
  customerId: z.number().int(),
  name: z.string(),
  addition: z.string(),
  street: z.string(),
  additionalAddress: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  /** Absent on papers from before there were any. */
  stateOrProvinceCode: z.string().optional(),
  carrierPhone: z.string().optional(),
  /** −1 = none. */
  fixedDeliveryCost: z.number(),
  isDefaultShipping: z.boolean(),
  isDefaultInvoice: z.boolean(),
});
export type Address = z.infer<typeof Address>;

const AddressParams = z.object({ id: IdText, addressId: IdText });

export const OrderSettings = z.object({
  invoiceEmail: line(254).default(''),
  preferredDeliveryAddressId: Id.nullable().default(null),
  preferredInvoiceAddressId: Id.nullable().default(null),
});
export type OrderSettings = z.infer<typeof OrderSettings>;

export const createGuest = endpoint({
  method: 'POST',
  path: '/customers',
  tag: 'customer',
  summary: 'Start as a guest: stores the contact person, answers the guest’s id and short-lived token',
  access: 'public',
  body: z.object({ guest: z.literal(true), contactPerson: ContactPerson, companyInfo: CompanyInfo.optional() }),
  response: z.object({ id: z.number().int(), token: z.string() }),
  callsPerMinute: 120,
});

export const readAddresses = endpoint({
  method: 'GET',
  path: '/customer/{id}/address',
  tag: 'customer',
  summary: 'The addresses of the caller’s own customer',
  access: 'session',
  params: IdParam,
  response: listOf(Address),
  errors: ['notFound'],
});

export const createAddress = endpoint({
  method: 'POST',
  path: '/customer/{id}/address',
  tag: 'customer',
  summary: 'Store an address of the caller’s own customer',
  access: 'session',
  params: IdParam,
  body: AddressInput,
  response: Address,
  errors: ['notFound'],
  callsPerMinute: 300,
});

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/customer/{id}/address',
  tag: 'customer',
  summary: 'Change an address of the caller’s own customer',
  access: 'session',
  params: IdParam,
  body: AddressInput.extend({ id: Id }),
  response: Address,
  errors: ['notFound'],
});

export const updateAddressById = endpoint({
  method: 'POST',
  path: '/customer/{id}/address/{addressId}',
  tag: 'customer',
  summary: 'Change the named address of the caller’s own customer',
  access: 'session',
  params: AddressParams,
  body: AddressInput,
  response: Address,
  errors: ['notFound'],
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/customer/{id}/address/{addressId}',
  tag: 'customer',
  summary: 'Delete an address of the caller’s own customer; a preferred one stays',
  access: 'session',
  params: AddressParams,
  response: z.object({}),
  errors: ['notFound', 'addressInUse'],
});

/** A customer as oneself and staff see it; what only staff may know is absent for others. */
export const Customer = z.object({
  id: z.number().int(),
  status: z.enum(['REGISTERED', 'GUEST']),
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
  deliveryCostMultiplier: z.number().optional(),
  isDefault: z.boolean().optional(),
});
export type Customer = z.infer<typeof Customer>;

export const readCustomers = endpoint({
  method: 'GET',
  path: '/customers',
  tag: 'customer',
  summary: 'Customers by name: staff of orders or customers see all, anybody else only the own one',
  access: 'session',
  query: z.object({
    page: Page.page,
    perPage: z.coerce.number<number>().int().min(1).max(500).default(50),
    ids: IdList.optional(),
    status: z.enum(['REGISTERED', 'GUEST']).optional(),
    /** Matches company, contact person, e-mail. */
    search: line(100).optional(),
  }),
  response: listOf(Customer),
});

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/customers',
  tag: 'customer',
  summary: 'Change contact person, company and order settings of the own customer; prices and terms are not among them',
  access: 'session',
  body: z.object({
    id: Id,
    contactPerson: ContactPerson.optional(),
    companyInfo: CompanyInfo.omit({ code: true }).optional(),
    customerOrderSettings: OrderSettings.optional(),
  }),
  response: Customer,
  errors: ['notFound'],
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

const OfCustomer = z.object({ customerId: IdText.optional() });

export const readPaymentTerms = endpoint({
  method: 'GET',
  path: '/payment-term',
  tag: 'customer',
  summary: 'The own payment term, 30 days where none is agreed; staff of customers see all, or that of a customer',
  access: 'session',
  query: OfCustomer,
  response: listOf(z.object({ id: z.number().int(), name: z.string(), days: z.number().int() })),
  errors: ['notFound'],
});

export const readSkonti = endpoint({
  method: 'GET',
  path: '/skonto',
  tag: 'customer',
  summary: 'The own cash discount; staff of customers see all, or that of a customer',
  access: 'session',
  query: OfCustomer,
  /** `percent`: 2 = 2 %. */
  response: listOf(z.object({ id: z.number().int(), name: z.string(), percent: z.number(), days: z.number().int() })),
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
