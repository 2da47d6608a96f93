import { z } from 'zod';
import { ShopMode } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Chf } from './wire.ts';

/** The shop's operator; one record that staff edit. */
export const ShopProfile = z.object({
  shop: ShopMode,
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
  /** Payment methods through the payment provider; empty: none. */
  onlinePaymentMethods: z.array(z.number().int()),
  /** Percent added to net prices today. */
  vatPercent: z.number(),
  /** CHF up to which TWINT is offered. */
  twintMaximum: Chf,
  /** Maximum number of lines per order and pieces per line in online orders. */
  cartLimits: z.object({ lines: z.number().int(), pieces: z.number().int() }),
  /** Days to pay an invoice where no term is agreed. */
  paymentTermDays: z.number().int(),
  /** True: streets are suggested while an address is typed. */
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
