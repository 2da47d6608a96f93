import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Chf } from './wire.ts';

/** Who the shop is; one record that staff edit. */
export const ShopProfile = z.object({
  shop: z.enum(['verpackung', 'moebel']),
  /** Address of the other shop mode; null when none is configured. */
  otherShopUrl: z.string().nullable(),
  publicUrl: z.string(),
  companyName: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  domain: z.string(),
  uid: z.string(),
  iban: z.string(),
  pageTitle: z.string(),
  openingHours: z.string(),
  /** Container of the tag manager; null: nothing is ever loaded from it. */
  gtmId: z.string().nullable(),
  /** Ways to pay through the payment provider; empty: there is none. */
  onlinePaymentMethods: z.array(z.number().int()),
  /** Percent that are added to net prices today. */
  vatPercent: z.number(),
  /** CHF up to which TWINT is offered. */
  twintMaximum: Chf,
  /** Lines of an order and pieces of a line that are taken online. */
  cartLimits: z.object({ lines: z.number().int(), pieces: z.number().int() }),
  /** Days to pay of an invoice where nothing else is agreed. */
  paymentTermDays: z.number().int(),
  /** Streets are proposed while an address is typed. */
  streetSearch: z.boolean(),
  /** True outside production: the pages carry a watermark. */
  development: z.boolean(),
});
export type ShopProfile = z.infer<typeof ShopProfile>;

export const readShopProfile = endpoint({
  method: 'GET',
  path: '/shop/profile',
  tag: 'shop',
  summary: 'Name, address and contact of the company and the active shop mode',
  access: 'public',
  response: ShopProfile,
});
