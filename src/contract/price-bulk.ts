/** Many price rows at once: copied to other customers, or changed by percent or amount with a preview and one undo. */
import { z } from 'zod';
import { changeKinds } from '#domain/pricing/bulk-change.ts';
import { endpoint, staff } from './endpoint.ts';
import { LadderStep } from './product.ts';
import { PriceStrategy } from './product-price.ts';
import { largestBlock, RowResult, Version } from './record.ts';
import { DateText, Id, IdParam } from './wire.ts';

const Change = z.strictObject({
  kind: z.enum(changeKinds),
  /** Percent, or francs per piece. */
  value: z.number().min(-10_000).max(10_000),
  rounding: z.literal([0.05, 0.01, 0.0001]).default(0.05),
});

/** Tomorrow or later; absent: at once. */
const validFrom = DateText.optional();

const BulkRow = z.object({
  id: z.number().int(),
  version: z.number().int(),
  customerName: z.string(),
  isDefault: z.boolean(),
  articleNumber: z.string(),
  productName: z.string(),
  activeStrategy: PriceStrategy,
  before: z.array(LadderStep),
  after: z.array(LadderStep),
  /** Percent, for a price by margin. */
  marginBefore: z.number().nullable(),
  marginAfter: z.number().nullable(),
  /** False: neither a ladder nor a margin, or an amount on a margin. */
  changes: z.boolean(),
  /** A later change is planned, which stays unchanged. */
  plannedLater: z.boolean(),
});
export type BulkRow = z.infer<typeof BulkRow>;

export const previewBulk = endpoint({
  method: 'POST',
  path: '/product/price/bulk-preview',
  tag: 'price',
  summary: 'What a change over many prices would make of each; nothing is stored',
  access: staff('managePrices'),
  body: z.strictObject({
    change: Change,
    validFrom,
    /** Rows that match all given conditions. */
    ids: z.array(Id).max(largestBlock).optional(),
    customerId: Id.optional(),
    typeId: Id.optional(),
    strategy: PriceStrategy.optional(),
  }),
  response: z.object({
    rows: z.array(BulkRow),
    /** True: there are more than one change can take. */
    isAtLeast: z.boolean(),
  }),
  errors: ['dayNotAhead', 'validation.date'],
});

export const changeBulk = endpoint({
  method: 'POST',
  path: '/product/price/bulk-change',
  tag: 'price',
  summary: 'Change many prices as previewed, in one transaction; rows that were changed meanwhile stay and are told',
  access: staff('managePrices'),
  body: z.strictObject({
    change: Change,
    validFrom,
    rows: z
      .array(z.strictObject({ id: Id, version: Version }))
      .min(1)
      .max(largestBlock),
  }),
  response: z.object({
    /** Identifies the change for undoing it; null: nothing changed. */
    id: z.number().int().nullable(),
    rows: z.array(RowResult),
  }),
  errors: ['dayNotAhead', 'validation.date'],
});

export const undoBulk = endpoint({
  method: 'POST',
  path: '/product/price/bulk-change/{id}/undo',
  tag: 'price',
  summary: 'Take a change over many prices back, once; rows that were changed since stay and are told',
  access: staff('managePrices'),
  params: IdParam,
  response: z.object({ rows: z.array(RowResult) }),
  errors: ['notFound', 'priceChangeUndone'],
});

export const copyPrice = endpoint({
  method: 'POST',
  path: '/product/price/{id}/copy',
  tag: 'price',
  summary: 'Give other customers the same price for the product; who has one keeps it unless it is to be replaced',
  access: staff('managePrices'),
  params: IdParam,
  body: z.strictObject({ customerIds: z.array(Id).min(1).max(200), replace: z.boolean().default(false) }),
  response: z.object({
    rows: z.array(
      z.object({
        customerId: z.number().int(),
        priceId: z.number().int().nullable(),
        done: z.enum(['created', 'replaced', 'kept', 'gone']),
      }),
    ),
  }),
  errors: ['notFound'],
});
