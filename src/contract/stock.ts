/** The contents of the timber store and the settings of the saw, on which cut plans are based. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { decimals } from './wire.ts';

const Size = z.number().int().min(1).max(20_000);
const Rest = z.number().int().min(0).max(5000);

const Fields = {
  /** mm, in steps of a tenth. */
  kerfMm: decimals(1).min(0).max(50),
  /** mm cut off each end of a bar. */
  trimMm: z.number().int().min(0).max(500),
  leastOffcutMm: Rest,
  leastSheetOffcutMm: Rest,
  bars: z
    .array(z.strictObject({ thicknessMm: Size, widthMm: Size, lengthsMm: z.array(Size).min(1).max(20) }))
    .min(1)
    .max(200),
  sheets: z
    .array(z.strictObject({ material: z.string().max(40), lengthMm: Size, widthMm: Size }))
    .min(1)
    .max(100),
};

export const StockRecord = z.object({ version: Version, ...Fields });
export type StockRecord = z.infer<typeof StockRecord>;

export const readStock = endpoint({
  method: 'GET',
  path: '/stock',
  tag: 'model',
  summary: 'Sections, lengths and sheets of the timber store, kerf, trim, and which rests are kept',
  access: staff('managePrices', 'manageProductTypes'),
  response: StockRecord,
});

export const storeStock = endpoint({
  method: 'PUT',
  path: '/stock',
  tag: 'model',
  summary: 'Change what lies in the timber store; cut plans follow at once',
  access: staff('managePrices', 'manageProductTypes'),
  body: z.strictObject({ version: Version, ...Fields }),
  response: StockRecord,
  errors: ['changedMeanwhile', 'stockTwice', 'stockLengthTooShort', 'stockMaterialUnknown', 'stockSheetMissing'],
});
