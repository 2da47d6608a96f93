/** A price draft as fields for merging two people's changes: each with its text, the ladder as a whole. */
import type { PriceStrategy } from '#contract/product-price.ts';
import type { Fields } from '../record/merge-fields.ts';
import type { RecordForm } from '../record/use-record.ts';
import type { StepDraft } from './ladder-draft.ts';
import type { DraftProblems, PriceDraft } from './price-draft.ts';

const stepsText = (steps: readonly StepDraft[]): string => steps.map(({ quantity, price }) => `${quantity}: ${price}`).join(', ');

const stepsOf = (text: string): StepDraft[] =>
  text === ''
    ? []
    : text.split(', ').map((step) => {
        const [quantity = '', price = ''] = step.split(': ');
        return { quantity, price };
      });

const namesText = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([ours, theirs]) => `${ours}=${theirs}`)
    .join(', ');

const namesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text === '' ? [] : text.split(', ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

interface Words {
  strategies: Readonly<Record<PriceStrategy, string>>;
  problemsOf: (draft: PriceDraft) => DraftProblems;
}

export function priceForm({ strategies, problemsOf }: Words): RecordForm<PriceDraft> {
  const strategyOf = (word: string): PriceStrategy | undefined =>
    (Object.keys(strategies) as PriceStrategy[]).find((strategy) => strategies[strategy] === word);
  return {
    fieldsOf: ({ validFrom, strategy, unit, margin, quantities, steps, remote, samples }): Fields => ({
      validFrom,
      activeStrategy: strategies[strategy],
      unitOfSales: unit,
      marginPrice: margin,
      quantities,
      steps: stepsText(steps),
      url: remote.url,
      names: namesText(remote.apiParamNames),
      samples,
    }),
    withFields: (saved, _own, fields) => ({
      validFrom: fields['validFrom'] ?? saved.validFrom,
      strategy: strategyOf(fields['activeStrategy'] ?? '') ?? saved.strategy,
      unit: fields['unitOfSales'] ?? saved.unit,
      margin: fields['marginPrice'] ?? saved.margin,
      quantities: fields['quantities'] ?? saved.quantities,
      steps: stepsOf(fields['steps'] ?? stepsText(saved.steps)),
      remote: { ...saved.remote, url: fields['url'] ?? saved.remote.url, apiParamNames: namesOf(fields['names'] ?? '') },
      samples: fields['samples'] ?? saved.samples,
    }),
    problemsOf,
  };
}
