/** The internal cost of a product: one record per product with its source. Only for staff who manage prices. */
import { z } from 'zod';
import { mostSteps } from '#domain/pricing/ladder-rules.ts';
import { endpoint, staff } from './endpoint.ts';
import { LadderStep } from './product.ts';
import { priceErrors, PriceStrategy, RemotePrice, StoredRemotePrice } from './product-price.ts';
import { sentBack, Version } from './record.ts';
import { Chf, decimals, Id, IdParam, IdText, orNone } from './wire.ts';

export const InternalPrice = z.object({
  /** null: not decided yet; the product's workbook or model gives its cost. */
  id: z.number().int().nullable(),
  productId: z.number().int(),
  /** `MARGIN_PRICE`: the cost computed by the product model plus an overhead. */
  source: PriceStrategy,
  /** Ascending. */
  steps: z.array(LadderStep),
  /** Percent added to the cost computed by the model. */
  marginPrice: z.number(),
  remotePrice: StoredRemotePrice.nullable(),
  /** Today's cost of one piece and its breakdown; null: unknown. */
  costs: z.array(
    z.object({
      quantity: z.number().int(),
      cost: Chf.nullable(),
      items: z.array(z.object({ label: z.string(), group: z.string(), chf: Chf })),
    }),
  ),
  /** Number of customers who pay a margin on it, including the default customer. */
  marginRows: z.number().int(),
  /** 0: not stored yet. */
  version: z.number().int(),
});
export type InternalPrice = z.infer<typeof InternalPrice>;

const fields = {
  source: PriceStrategy.optional(),
  steps: z
    .array(z.strictObject({ quantity: z.number(), price: z.number() }))
    .max(mostSteps)
    .optional(),
  marginPrice: decimals(2).min(-99).max(900).optional(),
  remotePrice: orNone(RemotePrice),
};
/** Reckoned anew with each answer, whatever is sent back of it. */
const reckoned = sentBack(InternalPrice.pick({ costs: true, marginRows: true }).shape, {});
export const readInternalPrice = endpoint({
  method: 'GET',
  path: '/product/internal-price',
  tag: 'price',
  summary: 'What a product costs the company, and where that comes from',
  access: staff('managePrices'),
  query: z.object({ productId: IdText }),
  response: InternalPrice,
  errors: ['notFound'],
});

export const createInternalPrice = endpoint({
  method: 'POST',
  path: '/product/internal-price',
  tag: 'price',
  summary: 'Decide for the first time where a product’s internal price comes from; idempotent by Idempotency-Key',
  access: staff('managePrices'),
  body: z.strictObject({ productId: Id, ...fields, ...reckoned, source: PriceStrategy, version: z.literal(0).optional() }),
  response: InternalPrice,
  errors: ['notFound', 'internalPriceTaken', ...priceErrors, 'idempotencyKeyReused'],
  idempotent: true,
});

export const updateInternalPrice = endpoint({
  method: 'PUT',
  path: '/product/internal-price/{id}',
  tag: 'price',
  summary: 'Change a product’s internal price; what of the kinds is sent without a source makes its kind the source',
  access: staff('managePrices'),
  params: IdParam,
  /** `productId`: only a check; an internal price cannot change its product. */
  body: z.strictObject({ version: Version.optional(), productId: Id.optional(), ...fields, ...reckoned }),
  response: InternalPrice,
  errors: ['notFound', 'changedMeanwhile', 'fieldNotPermitted', ...priceErrors],
});
