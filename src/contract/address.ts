import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Version } from './record.ts';
import { ChfAmount, Id, IdParam, IdText, line, listOf, orElse } from './wire.ts';

export const AddressInput = z.object({
  name: line(100),
  addition: line(100).default(''),
  street: line(100),
  additionalAddress: line(100).default(''),
  zipCode: line(11),
  city: line(60),
  country: orElse(z.string().length(2), 'CH'),
  /** Required in the USA and Canada. */
  stateOrProvinceCode: line(2).default(''),
  /** Of the consignee abroad, for the carrier. */
  carrierPhone: line(17).default(''),
  /** True makes it the default instead of the former one; false removes the mark; absent: unchanged. */
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
  /** Absent on papers from before this field existed. */
  stateOrProvinceCode: z.string().optional(),
  carrierPhone: z.string().optional(),
  /** −1 = none. */
  fixedDeliveryCost: z.number(),
  isDefaultShipping: z.boolean(),
  isDefaultInvoice: z.boolean(),
});
export type Address = z.infer<typeof Address>;

const AddressParams = z.object({ id: IdText, addressId: IdText });

/**
 * `fixedDeliveryCost` (francs, −1 or null = none) is set only by staff; others may send it as read, as they may `customerId`.
 * `version`: of the customer, as read.
 */
export const AddressChange = z.strictObject({
  ...AddressInput.shape,
  customerId: Id.optional(),
  fixedDeliveryCost: ChfAmount.min(-1)
    .max(100_000)
    .nullable()
    .transform((cost) => cost ?? -1)
    .optional(),
  version: Version.optional(),
});
export type AddressChange = z.output<typeof AddressChange>;

const changeErrors = ['notFound', 'changedMeanwhile', 'customerGone', 'fieldNotPermitted', 'unknownField', 'zipCodeUnknown'] as const;

export const readAddresses = endpoint({
  method: 'GET',
  path: '/customer/{id}/address',
  tag: 'customer',
  summary: 'The addresses of the caller’s own customer; staff of customers read any',
  access: 'session',
  params: IdParam,
  response: listOf(Address),
  errors: ['notFound'],
});

export const createAddress = endpoint({
  method: 'POST',
  path: '/customer/{id}/address',
  tag: 'customer',
  summary: 'Store an address of the caller’s own customer; idempotent by Idempotency-Key',
  access: 'session',
  params: IdParam,
  /** `id`: none yet. */
  body: AddressChange.extend({ id: z.literal([0, null]).optional() }),
  response: Address,
  errors: [...changeErrors, 'idempotencyKeyReused'],
  idempotent: true,
  callsPerMinute: 300,
});

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/customer/{id}/address',
  tag: 'customer',
  summary: 'Change an address of the caller’s own customer',
  access: 'session',
  params: IdParam,
  body: z.strictObject({ ...AddressChange.shape, id: Id }),
  response: Address,
  errors: changeErrors,
});

export const updateAddressById = endpoint({
  method: 'POST',
  path: '/customer/{id}/address/{addressId}',
  tag: 'customer',
  summary: 'Change the named address of the caller’s own customer',
  access: 'session',
  params: AddressParams,
  body: AddressChange.extend({ id: Id.optional() }),
  response: Address,
  errors: changeErrors,
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/customer/{id}/address/{addressId}',
  tag: 'customer',
  summary: 'Delete an address of the caller’s own customer; a preferred one stays',
  access: 'session',
  params: AddressParams,
  response: z.object({}),
  errors: ['notFound', 'customerGone', 'addressInUse'],
});
