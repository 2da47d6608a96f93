/** Head of every product page in the office: identity, places in the categories, sales. */
import { z } from 'zod';
import { gaps } from '#domain/catalog/completeness.ts';
import { Configuration } from './configurator.ts';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { Chf, DateText, IdParam, Instant, Localized } from './wire.ts';

export const ProductHead = z.object({
  id: z.number().int(),
  version: Version,
  articleNumber: z.string(),
  name: Localized,
  typeId: z.number().int(),
  typeName: z.string(),
  /** VERPACKUNG 1, MOEBEL 2, ANY 99. */
  kindCode: z.number().int(),
  published: z.boolean(),
  publiclyAvailable: z.boolean(),
  publishOn: DateText.nullable(),
  hideOn: DateText.nullable(),
  deletedAt: Instant.nullable(),
  canBeConfigured: z.boolean(),
  /** In twelve months, without cancelled orders: pieces, and net before discounts on whole orders. */
  pieces: z.number().int(),
  sales: Chf,
  /** Number of customers with an own price. */
  ownPrices: z.number().int(),
  /** What it lacks in the running shop; null: it is not sold there. */
  gaps: z.array(z.enum(gaps)).nullable(),
  /** Its preset of the model; null: no model, or one of the other shop. */
  configuration: Configuration.nullable(),
  /** Parameters of its model, in order. */
  parameters: z.array(z.object({ id: z.string(), name: Localized, unit: z.string() })),
});
export type ProductHead = z.infer<typeof ProductHead>;

export const readProductHead = endpoint({
  method: 'GET',
  path: '/product/{id}/head',
  tag: 'product',
  summary: 'Number, names, standing and sales of a product, whichever shop it belongs to and whether it is deleted or not',
  access: staff('manageProducts', 'managePrices'),
  params: IdParam,
  response: ProductHead,
  errors: ['notFound'],
});
