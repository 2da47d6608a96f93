/** How the parts of several work orders are sawn together: first from kept offcuts, then from bars and sheets of the store. Lengths in mm. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Id, IdList, IdParam, Instant } from './wire.ts';

/** Enough for a day of a large workshop. */
const mostPlanned = 60;

const Owner = z.object({ workOrderId: z.number().int() });

export const BarGroup = z.object({
  material: z.string(),
  name: z.string(),
  thicknessMm: z.number(),
  widthMm: z.number(),
  /** False: the store has no such section; bought as needed. */
  isStocked: z.boolean(),
  patterns: z.array(
    z.object({
      times: z.number().int(),
      lengthMm: z.number(),
      restMm: z.number(),
      /** A kept offcut to be cut; null: new bars. */
      offcutId: z.number().int().nullable(),
      cuts: z.array(Owner.extend({ lengthMm: z.number(), count: z.number().int() })),
    }),
  ),
  bars: z.number().int(),
  /** Pieces longer than the longest bar. */
  tooLong: z.array(Owner.extend({ lengthMm: z.number(), count: z.number().int() })),
});
export type BarGroup = z.infer<typeof BarGroup>;

export const SheetGroup = z.object({
  material: z.string(),
  name: z.string(),
  thicknessMm: z.number(),
  patterns: z.array(
    z.object({
      times: z.number().int(),
      lengthMm: z.number(),
      widthMm: z.number(),
      offcutId: z.number().int().nullable(),
      pieces: z.array(Owner.extend({ xMm: z.number(), yMm: z.number(), lengthMm: z.number(), widthMm: z.number() })),
    }),
  ),
  sheets: z.number().int(),
  tooLarge: z.array(Owner.extend({ lengthMm: z.number(), widthMm: z.number(), count: z.number().int() })),
});
export type SheetGroup = z.infer<typeof SheetGroup>;

const Rack = z.strictObject({
  material: z.string().min(1).max(40),
  thicknessMm: z.number().positive().max(5000),
  /** 0: boards of this thickness. */
  widthMm: z.number().min(0).max(5000),
});

export const MissingMaterial = Rack.extend({ name: z.string(), since: Instant, who: z.string() });
export type MissingMaterial = z.infer<typeof MissingMaterial>;

export const PooledPlan = z.object({
  /** Identifies the plan as shown: booking sends it back, so that the plan that is sawn is the one that was reviewed. */
  hash: z.string(),
  workOrderIds: z.array(z.number().int()),
  bars: z.array(BarGroup),
  sheets: z.array(SheetGroup),
  /** New bars and sheets together. */
  pieces: z.number().int(),
  /** The same if each work order is sawn on its own, without kept offcuts. */
  piecesAlone: z.number().int(),
  /** Share of the timber that ends up in no product, 0…1. */
  waste: z.number(),
  wasteAlone: z.number(),
  /** Offcuts kept afterwards. */
  kept: z.number().int(),
  /** All material that is missing, whether this plan needs it or not. */
  missing: z.array(MissingMaterial),
});
export type PooledPlan = z.infer<typeof PooledPlan>;

export const Offcut = z.object({
  id: z.number().int(),
  name: z.string(),
  thicknessMm: z.number(),
  widthMm: z.number(),
  lengthMm: z.number(),
  sheet: z.boolean(),
  createdAt: Instant,
  who: z.string(),
});
export type Offcut = z.infer<typeof Offcut>;

const shared = { tag: 'production', access: staff('planProduction') } as const;
const planErrors = ['notFound', 'workOrderClosed', 'nothingToSaw'];

export const planCut = endpoint({
  ...shared,
  method: 'GET',
  path: '/production/cut-plan',
  summary: 'How the parts of these work orders are sawn together; those that are sawn already are left out',
  query: z.object({ workOrderIds: IdList.refine((ids) => ids.length <= mostPlanned) }),
  response: PooledPlan,
  errors: planErrors,
});

export const bookCut = endpoint({
  ...shared,
  method: 'POST',
  path: '/production/cut-plan',
  summary: 'Book a plan as sawn: the stations, the rests that were used and those that are left',
  body: z.strictObject({ workOrderIds: z.array(Id).min(1).max(mostPlanned), hash: z.string().max(64) }),
  response: z.object({ kept: z.number().int(), used: z.number().int() }),
  errors: [...planErrors, 'cutPlanChanged', 'workOrderCanceled', 'workOrderDelivered'],
});

export const readOffcuts = endpoint({
  ...shared,
  method: 'GET',
  path: '/production/offcut',
  summary: 'Rests of bars and sheets that are kept',
  response: z.object({ items: z.array(Offcut) }),
});

export const removeOffcut = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/production/offcut/{id}',
  summary: 'A rest that is there no more',
  params: IdParam,
  response: z.object({ items: z.array(Offcut) }),
  errors: ['notFound'],
});

export const markMissing = endpoint({
  ...shared,
  method: 'PUT',
  path: '/production/missing-material',
  summary: 'Say that a section of timber or a thickness of a board is missing, or there again; work orders that need it show it',
  body: Rack.extend({ missing: z.boolean() }),
  response: z.object({ items: z.array(MissingMaterial) }),
  errors: ['stockMaterialUnknown'],
});

export const printSheets = endpoint({
  ...shared,
  method: 'GET',
  path: '/production/document',
  summary: 'Workshop sheets of work orders with their pooled cut plan and the codes of their stations, or their labels, as one PDF',
  query: z.object({
    workOrderIds: IdList.refine((ids) => ids.length <= mostPlanned),
    kind: z.enum(['sheets', 'labels', 'cutPlan']).default('sheets'),
  }),
  response: { file: ['application/pdf'] },
  errors: ['notFound', 'pdfNotCreated'],
});
