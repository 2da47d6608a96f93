/** The company's cost of timber, sheets, hardware and an hour of work, from a given day. Never leaves the office. */
import { z } from 'zod';
import { UsageUnit } from './choice.ts';
import { endpoint, staff } from './endpoint.ts';
import { Impact } from './model-impact.ts';
import { DateText, Instant, integerText, Whole } from './wire.ts';

const Price = z.strictObject({
  unit: UsageUnit,
  /** CHF per m³, m² or piece. */
  chf: z.number().min(0).max(1_000_000),
  /** Bought in excess, as a fraction of what is needed. */
  waste: z.number().min(0).max(1).optional(),
});

/** By article number or material. */
export const MaterialPrices = z.strictObject({
  schema: z.literal(1),
  chfPerHour: z.number().positive().max(10_000),
  prices: z
    .record(
      z
        .string()
        .max(40)
        .regex(/^(?!__proto__$)[A-Za-z0-9][\w-]*$/),
      Price,
    )
    .refine((prices) => Object.keys(prices).length <= 500),
});
export type MaterialPrices = z.infer<typeof MaterialPrices>;

export const MaterialPriceRecord = z.object({
  /** Rises with every list that is added or withdrawn. */
  version: z.number().int(),
  /** Number of the list in force today; 0: none. */
  number: z.number().int(),
  inForce: MaterialPrices.nullable(),
  /** Names of materials and parts, by their key in the price lists. */
  names: z.record(z.string(), z.string()),
  lists: z.array(
    z.object({
      number: z.number().int(),
      validFrom: DateText,
      state: z.enum(['inForce', 'planned', 'earlier']),
      createdAt: Instant,
      who: z.string(),
    }),
  ),
});
export type MaterialPriceRecord = z.infer<typeof MaterialPriceRecord>;

export const readMaterialPrices = endpoint({
  method: 'GET',
  path: '/material-price',
  tag: 'model',
  summary: 'The material prices in force, the lists before and those that are planned',
  access: staff('managePrices'),
  response: MaterialPriceRecord,
});

export const readMaterialPriceList = endpoint({
  method: 'GET',
  path: '/material-price/{number}',
  tag: 'model',
  summary: 'One list of material prices',
  access: staff('managePrices'),
  params: z.object({ number: integerText(z.number().int().min(1).max(1_000_000)) }),
  response: MaterialPrices,
  errors: ['notFound'],
});

export const foreseeMaterialPrices = endpoint({
  method: 'POST',
  path: '/material-price/impact',
  tag: 'model',
  summary: 'What other material prices would move: products, prices of single customers, costs of open quotes, what was ordered last',
  access: staff('managePrices'),
  body: z.strictObject({ prices: MaterialPrices }),
  response: Impact,
  callsPerMinute: 30,
});

export const storeMaterialPrices = endpoint({
  method: 'PUT',
  path: '/material-price',
  tag: 'model',
  summary: 'A new list of material prices, valid from a day on, today or later',
  access: staff('managePrices'),
  body: z.strictObject({ version: Whole.min(0), validFrom: DateText, prices: MaterialPrices }),
  response: MaterialPriceRecord,
  errors: ['changedMeanwhile', 'dayInPast', 'validation.date'],
});

export const withdrawMaterialPrices = endpoint({
  method: 'DELETE',
  path: '/material-price/{number}',
  tag: 'model',
  summary: 'Take back a list of material prices whose day has not come',
  access: staff('managePrices'),
  params: z.object({ number: integerText(z.number().int().min(1).max(1_000_000)) }),
  query: z.object({ version: integerText(Whole.min(0)) }),
  response: MaterialPriceRecord,
  errors: ['notFound', 'changedMeanwhile', 'materialPricesInForce'],
});
