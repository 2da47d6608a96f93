/** Two configurations of one product, line by line: size, weight and payload, and the differing choices. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { describe } from '#domain/configurator/describe.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { measureText } from '#domain/configurator/message.ts';
import type { Language } from '#domain/language/language.ts';
import { outerSizeText, volumeText, weightText } from '#web/configurator/outer-size.ts';
import { chosenValues, type YesNo } from '#web/configurator/property-text.ts';

export interface CompareRow {
  label: string;
  /** '' if there is none. */
  kept: string;
  now: string;
  differs: boolean;
}

export interface CompareWords extends YesNo {
  outside: string;
  parts: string;
  weight: string;
  wood: string;
}

/** What a product carries, if its model computes it. */
const strengths = ['payload', 'stackLoad'];

const row = (label: string, kept: string, now: string): CompareRow => ({ label, kept, now, differs: kept !== now });

export function compareRows(
  compiled: CompiledModel,
  [kept, now]: readonly [Evaluation, Evaluation],
  language: Language,
  words: CompareWords,
): CompareRow[] {
  const both = (label: string, of: (evaluation: Evaluation) => string): CompareRow => row(label, of(kept), of(now));
  const carried = strengths.flatMap((id) => {
    const named = now.outputs[id] ?? kept.outputs[id];
    const text = ({ outputs }: Evaluation): string => (outputs[id] === undefined ? '' : measureText(outputs[id].value, outputs[id].unit));
    return named === undefined ? [] : [both(named.label[language], text)];
  });
  return [
    both(words.outside, outerSizeText),
    both(words.parts, ({ totals }) => String(totals.parts)),
    both(words.weight, ({ totals }) => weightText(totals.weight)),
    both(words.wood, ({ totals }) => volumeText(totals.woodVolume)),
    ...carried,
    ...differentChoices(compiled, [kept, now], language, words),
  ];
}

function differentChoices(
  compiled: CompiledModel,
  pair: readonly [Evaluation, Evaluation],
  language: Language,
  words: YesNo,
): CompareRow[] {
  const [kept, now] = pair.map(
    ({ values }) =>
      new Map(chosenValues(describe(compiled, values, 'product-model'), language, words).map(({ label, value }) => [label, value])),
  );
  const labels = new Set([...(kept?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...labels].map((label) => row(label, kept?.get(label) ?? '', now?.get(label) ?? '')).filter(({ differs }) => differs);
}
