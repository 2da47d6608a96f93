/** The workshop's initial stock. */
import type { Stock } from './stock.ts';

const lengthsMm = [2000, 2500, 3000, 4000, 5000];

export const sampleStock: Stock = {
  kerfMm: 4,
  trimMm: 10,
  leastOffcutMm: 300,
  leastSheetOffcutMm: 150,
  bars: [
    [18, 60],
    [18, 80],
    [18, 100],
    [18, 140],
    [30, 80],
    [30, 100],
    [30, 130],
    [80, 100],
    [100, 100],
  ].map(([thicknessMm = 0, widthMm = 0]) => ({ thicknessMm, widthMm, lengthsMm })),
  sheets: [{ material: '', lengthMm: 2500, widthMm: 1250 }],
};
