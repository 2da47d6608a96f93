/** The impact that a draft or other material prices would have, predicted before they come into force. */
import { z } from 'zod';
import { Chf } from './wire.ts';

/** Changes as fractions of the price: 0.06 is six percent more. */
const Spread = z.object({ min: z.number(), mean: z.number(), max: z.number() });

const PriceMove = z.object({
  articleNumber: z.string(),
  /** Null: the price of every visitor. */
  customer: z.string().nullable(),
  /** Null: on request. */
  before: Chf.nullable(),
  after: Chf.nullable(),
});
export type PriceMove = z.infer<typeof PriceMove>;

export const Impact = z.object({
  /** Number of products that use it, and those whose price changes, as shown in the catalogue. */
  products: z.object({ count: z.number().int(), moved: z.array(PriceMove), spread: Spread.nullable() }),
  /** Prices of single customers. */
  customers: z.object({ count: z.number().int(), moved: z.array(PriceMove), spread: Spread.nullable() }),
  /** Open quotes keep their prices; only the cost of their lines changes. */
  quotes: z.object({ count: z.number().int(), moved: z.number().int(), costSpread: Spread.nullable() }),
  /** The most recently ordered configurations, at most 500, evaluated and priced again. */
  orders: z.object({
    count: z.number().int(),
    moved: z.number().int(),
    otherParts: z.number().int(),
    /** Those that can no longer be made. */
    invalid: z.array(z.object({ orderId: z.number().int(), formattedId: z.string(), articleNumber: z.string() })),
    spread: Spread.nullable(),
    /** Number of changes by percent: -5 and less, -4, … 5 and more. */
    bars: z.array(z.number().int()),
  }),
});
export type Impact = z.infer<typeof Impact>;
