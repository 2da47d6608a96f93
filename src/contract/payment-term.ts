/** Payment terms and cash discounts: one's own, or all for staff to choose from. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IdText, listOf } from './wire.ts';

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
