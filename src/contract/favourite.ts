import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, line } from './wire.ts';

/** No customer's own article number is longer. */
export const externalNumberLength = 60;

/** What ties a customer to a product. */
export const CustomerProduct = z.object({
  customerId: z.number().int(),
  productId: z.number().int(),
  /** The customer's own article number; empty when it has none. */
  externalProductId: z.string(),
  /** Made or listed for the customer; set by staff. */
  isOwner: z.boolean(),
  isFavorite: z.boolean(),
});
export type CustomerProduct = z.infer<typeof CustomerProduct>;

/** What is absent stays as it is. A tie that is neither own nor favourite is gone. */
export const storeCustomerProduct = endpoint({
  method: 'PUT',
  path: '/product/create-product-customer',
  tag: 'product',
  summary: 'Mark a product as favourite, or give an own product an own article number; staff for any customer',
  access: 'session',
  body: z.object({
    productId: Id,
    /** Another customer than the caller's own: staff only. */
    customerId: Id.nullish(),
    isFavorite: z.boolean().optional(),
    isOwner: z.boolean().optional(),
    externalProductId: line(externalNumberLength).optional(),
  }),
  response: CustomerProduct,
  errors: ['notFound', 'notOwnProduct', 'duplicate'],
  callsPerMinute: 300,
});
