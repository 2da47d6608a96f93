/** Material prices as a table, with their faults. */
import type { DraftEvaluation, ModelContent, ModelFault } from '#contract/model-desk.ts';
import type { MaterialPriceRecord, MaterialPrices } from '#contract/material-price.ts';
import { materialWords as t } from './material-words.ts';
import { cell, choicesOf, recordName } from './sheet-cells.ts';
import type { Sheet } from './sheet.ts';

export function materialSheet(names: MaterialPriceRecord['names']): Sheet {
  return {
    key: 'prices',
    title: t.prices,
    remark: t.remark,
    path: ['document', 'prices'],
    prefix: 'prices',
    columns: [
      recordName('Material oder Teil', 170),
      cell('Preis je', 'choice', 'unit', 100, { choices: choicesOf({ CM: 'm³', SM: 'm²', PC: 'Stück' }) }),
      cell('CHF', 'number', 'chf', 120, { main: true, decimals: 2 }),
      cell('Verschnitt', 'number', 'waste', 110),
    ],
    live: { before: 'unit', head: 'Name', of: ({ name }) => names[name] ?? name },
  };
}

export const contentOf = (prices: MaterialPrices): ModelContent => ({ document: prices, cost: null, examples: [] });

/** `faults` empty: the prices are valid. The server checks the same again. */
export function pricesOf({ document }: ModelContent): { prices: MaterialPrices; faults: ModelFault[] } {
  const prices = document as unknown as MaterialPrices;
  const faults = Object.entries(prices.prices).flatMap(([name, { chf, waste }]): ModelFault[] => {
    const wrong = (field: string): ModelFault => ({ where: `prices.${name}.${field}`, key: 'not-number', detail: '' });
    return [
      ...(typeof chf === 'number' && chf >= 0 ? [] : [wrong('chf')]),
      ...(waste === undefined || (typeof waste === 'number' && waste >= 0 && waste <= 1) ? [] : [wrong('waste')]),
    ];
  });
  return { prices, faults };
}

/** In the form in which a sheet shows faults. */
export const evaluationOf = (faults: ModelFault[]): DraftEvaluation => ({
  faults,
  values: [],
  product: null,
  cost: null,
  price: null,
  examples: [],
});
