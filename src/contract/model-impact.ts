/** What would move if a draft, or other material prices, counted: told before they do. */
import { z } from 'zod';
import { Chf } from './wire.ts';

/** Changes in parts of the price: 0.06 is six percent more. */
const Spread = z.object({ min: z.number(), mean: z.number(), max: z.number() });

const PriceMove = z.object({
  articleNumber: z.string(),
  /** Null: that of every visitor. */
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
  /** Open quotes keep their prices; what moves is what their lines cost. */
  quotes: z.object({ count: z.number().int(), moved: z.number().int(), costSpread: Spread.nullable() }),
  /** The most recently ordered configurations, at most 500, evaluated and priced again. */
  orders: z.object({
    count: z.number().int(),
    moved: z.number().int(),
    otherParts: z.number().int(),
    /** Which can no longer be made. */
    invalid: z.array(z.object({ orderId: z.number().int(), formattedId: z.string(), articleNumber: z.string() })),
    spread: Spread.nullable(),
    /** How many move by so many percent: -5 and less, -4, … 5 and more. */
    bars: z.array(z.number().int()),
  }),
});
export type Impact = z.infer<typeof Impact>;
