/** How a price comes about, the other prices that compete with it, and the answer of an external price service. Only for staff who manage prices. */
import { z } from 'zod';
import { usageUnits } from '#domain/part-list/part-line.ts';
import { Configuration } from './configurator.ts';
import { endpoint, staff } from './endpoint.ts';
import { LadderStep } from './product.ts';
import { PriceStrategy, RemotePrice, StoredRemotePrice } from './product-price.ts';
import { Chf, Id, IdText, RealDay } from './wire.ts';

/** `amount` of `unit` at `rate` francs; material is bought with this much waste. */
const PartDetail = z.object({
  label: z.string(),
  amount: z.number(),
  unit: z.enum([...usageUnits, 'MIN']),
  rate: z.number(),
  waste: z.number(),
  chf: z.number(),
});

export const PricePart = z.object({
  kind: z.enum([
    'step',
    'purchase',
    'material',
    'labour',
    'surcharge',
    'set-up',
    'overhead',
    'workbook',
    'remote',
    'margin',
    'rounding',
    'cap',
  ]),
  /** Its name in the product model; empty if the kind is sufficient. */
  label: z.string(),
  chf: Chf,
  details: z.array(PartDetail),
});
export type PricePart = z.infer<typeof PricePart>;

export const PriceExplanation = z.object({
  quantity: z.number().int(),
  /** Whose row applies; null: there is none. */
  from: z.enum(['own', 'default']).nullable(),
  priceId: z.number().int().nullable(),
  strategy: PriceStrategy,
  /** Source of the cost on which the margin is calculated. */
  internalSource: PriceStrategy.nullable(),
  marginPrice: z.number(),
  unitOfSales: z.number().int(),
  /** False: the quantity is not a multiple of the unit of sales and cannot be sold. */
  fits: z.boolean(),
  graduatedPrice: z.array(LadderStep),
  /** The step that applies; null: the quantity itself is priced. */
  step: z.number().int().nullable(),
  next: LadderStep.nullable(),
  /** They add up to the price of one piece. */
  parts: z.array(PricePart),
  pricePerOne: Chf.nullable(),
  /** Why it is on request; null: it has a price. */
  onRequest: z
    .enum(['noRow', 'strategyNone', 'noSteps', 'internalNone', 'internalUnknown', 'workbook', 'remote', 'configuration'])
    .nullable(),
  /** pricePerOne × quantity, rounded to Rappen. */
  finalPrice: Chf.nullable(),
  /** A larger quantity that costs the same, because it caps the price; null: none. */
  same: z.number().int().nullable(),
  discount: z.number(),
  discountAmount: Chf.nullable(),
  /** The line's amount after the discount, without delivery and VAT. */
  net: Chf.nullable(),
  /** The request to an external service, and why there was no answer; empty: there was one. */
  remote: z.object({ question: z.string(), failure: z.string() }).nullable(),
});
export type PriceExplanation = z.infer<typeof PriceExplanation>;

const quantity = z.number().int().min(1).max(100_000);

export const explainPrice = endpoint({
  method: 'POST',
  path: '/product/price/explain',
  tag: 'price',
  summary:
    'Why a product costs a customer what it does at a quantity: the row that counts, the parts that make up the price, step, discount, rounding',
  access: staff('managePrices'),
  body: z.strictObject({
    productId: Id,
    /** null: a visitor. */
    customerId: Id.nullish(),
    /** Absent: the product as in the catalogue. */
    configuration: Configuration.nullish(),
    quantity,
    /** Including changes planned until then; absent: today. */
    day: RealDay.optional(),
  }),
  response: PriceExplanation,
  errors: ['notFound', 'deliveryDateNotPossible'],
});

/** `quantities=1,5,10` */
const Quantities = z
  .string()
  .max(600)
  .regex(/^\d{1,6}(,\d{1,6})*$/)
  .transform((text) => text.split(',').map(Number))
  .refine((all) => all.length <= 60 && all.every((each) => each >= 1 && each <= 100_000));

export const comparePrices = endpoint({
  method: 'GET',
  path: '/product/price/compare',
  tag: 'price',
  summary: 'Cost, everybody’s price and the customer’s price at these quantities, with what a new price would and would not touch',
  access: staff('managePrices'),
  query: z.object({ productId: IdText, customerId: IdText.optional(), quantities: Quantities }),
  response: z.object({
    items: z.array(z.object({ quantity: z.number().int(), cost: Chf.nullable(), standard: Chf.nullable(), price: Chf.nullable() })),
    /** Of this customer; for the default row, of all customers without an own price. They keep their prices. */
    openQuotes: z.number().int(),
    openOrders: z.number().int(),
    /** Customers with an own price, who are not affected by the default row. */
    ownRows: z.number().int(),
  }),
  errors: ['notFound'],
});

export const tryRemotePrice = endpoint({
  method: 'POST',
  path: '/product/price/remote-test',
  tag: 'price',
  summary: 'Ask another company’s service once, past the cache: what was asked, what it answered, how long it took, what went wrong',
  access: staff('managePrices'),
  body: z.strictObject({ remotePrice: RemotePrice, productId: Id, configuration: Configuration.nullish(), quantity }),
  response: z.object({
    question: z.string(),
    /** Its first 2000 characters; empty: there was none. */
    answer: z.string(),
    milliseconds: z.number().int(),
    price: Chf.nullable(),
    failure: z.string(),
  }),
  errors: ['notFound', 'remoteHostUnknown'],
  callsPerMinute: 60,
});

const side = z.number().int().min(1).max(20_000);
/** Outer or inner millimetres, as in the product's model. */
const SampledSize = z.strictObject({ length: side, width: side, height: side });

const RemoteSample = z.object({
  /** Null: as in the catalogue. */
  size: SampledSize.nullable(),
  /** In the order of the quantities. */
  points: z.array(z.object({ quantity: z.number().int(), price: Chf.nullable(), failure: z.string(), milliseconds: z.number().int() })),
});
export type RemoteSample = z.infer<typeof RemoteSample>;

export const sampleRemotePrice = endpoint({
  method: 'POST',
  path: '/product/price/remote-sample',
  tag: 'price',
  summary: 'Ask another company’s service for several sizes and quantities: its price for each, or why there is none',
  access: staff('managePrices'),
  body: z.strictObject({
    remotePrice: RemotePrice,
    productId: Id,
    /** Empty: the product as in the catalogue. */
    sizes: z.array(SampledSize).max(8).default([]),
    quantities: z.array(z.number().int().min(1).max(100_000)).min(1).max(12),
  }),
  response: z.object({ items: z.array(RemoteSample) }),
  errors: ['notFound', 'remoteHostUnknown'],
  callsPerMinute: 20,
});

export const readDefaultRemotePrice = endpoint({
  method: 'GET',
  path: '/product/price/remote-default',
  tag: 'price',
  summary: 'What a new remote price begins with; null: the shop asks no service',
  access: staff('managePrices'),
  response: z.object({ remotePrice: StoredRemotePrice.nullable() }),
});
