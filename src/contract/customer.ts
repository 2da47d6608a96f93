import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParam, line, listOf } from './wire.ts';

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
  /** −1 = none. */
  fixedDeliveryCost: z.number(),
  isDefaultShipping: z.boolean(),
  isDefaultInvoice: z.boolean(),
});
export type Address = z.infer<typeof Address>;

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
