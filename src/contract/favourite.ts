import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, line } from './wire.ts';

/** Maximum length of a customer's own article number. */
export const externalNumberLength = 60;

/** The tie between a customer and a product. */
export const CustomerProduct = z.object({
  customerId: z.number().int(),
  productId: z.number().int(),
  /** The customer's own article number; empty: none. */
  externalProductId: z.string(),
  /** Made or listed for the customer; set by staff. */
  isOwner: z.boolean(),
  isFavorite: z.boolean(),
});
export type CustomerProduct = z.infer<typeof CustomerProduct>;

/** Absent fields stay unchanged. A tie that is neither own nor favourite is removed. */
export const storeCustomerProduct = endpoint({
  method: 'PUT',
  path: '/product/create-product-customer',
  tag: 'product',
  summary: 'Mark a product as favourite, or give an own product an own article number; staff for any customer',
  access: 'session',
  body: z.object({
    productId: Id,
    /** A customer other than the caller's own: staff only. */
    customerId: Id.nullish(),
    isFavorite: z.boolean().optional(),
    isOwner: z.boolean().optional(),
    externalProductId: line(externalNumberLength).optional(),
  }),
  response: CustomerProduct,
  errors: ['notFound', 'notOwnProduct', 'duplicate'],
  callsPerMinute: 300,
});
