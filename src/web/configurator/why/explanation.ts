/** The trace of a computed value in the visitor's language: its name, its calculation, and the same for the values it depends on. */
import { numberText } from '#domain/configurator/message.ts';
import type { Why } from '#domain/configurator/why.ts';
import type { Language } from '#domain/language/language.ts';
import { formulaText } from './formula-text.ts';

export interface Explanation {
  id: string;
  label: string;
  value: string;
  /** Sentences: the calculation, the matching table row. */
  steps: string[];
  /** Chosen by the customer, so there is no further reason. */
  isChoice: boolean;
  because: Explanation[];
}

export interface ExplanationWords {
  yes: string;
  no: string;
  /** Text for the value of a choice, e.g. the option's label. */
  choice: (id: string, value: string) => string;
  call: (name: string) => string | null;
  equals: (value: string) => string;
  row: (answer: { table: string; row: number; key: string; limit: string | null }) => string;
}

function withUnit(value: Why['value'], unit: string, words: ExplanationWords): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return value;
  return `${numberText(Math.round(value * 100) / 100)} ${unit}`.trim();
}

/** Replaces values without a name by the values they depend on. */
function named(reasons: readonly Why[]): Why[] {
  const found = reasons.flatMap((reason) => (reason.label === null ? named(reason.because) : [reason]));
  return found.filter((reason, index) => found.findIndex(({ id }) => id === reason.id) === index);
}

function tablesOf(why: Why): Why['tables'] {
  return [...why.tables, ...why.because.flatMap((reason) => (reason.label === null ? tablesOf(reason) : []))];
}

function calculation(why: Why, language: Language, words: ExplanationWords): string | null {
  if (why.formula === null || why.because.length === 0) return null;
  const reasons = new Map(why.because.map((reason) => [reason.id, reason]));
  const text = formulaText(why.formula, {
    call: words.call,
    name: (name) => {
      const reason = reasons.get(name);
      const value = reason === undefined ? name : withUnit(reason.value, '', words);
      return reason?.label === null || reason === undefined ? value : `${reason.label[language]} ${value}`;
    },
  });
  return text === null ? null : `${text} ${words.equals(withUnit(why.value, why.unit, words))}`;
}

export function explanation(why: Why, language: Language, words: ExplanationWords): Explanation {
  const rows = tablesOf(why).map(({ label, row, key, limit, unit }) =>
    words.row({
      table: label?.[language] ?? '',
      row,
      key: withUnit(key, unit, words),
      limit: limit === null ? null : withUnit(limit, unit, words),
    }),
  );
  const sentence = calculation(why, language, words);
  const isChoice = why.formula === null;
  return {
    id: why.id,
    label: why.label?.[language] ?? '',
    value: typeof why.value === 'string' ? words.choice(why.id, why.value) : withUnit(why.value, why.unit, words),
    steps: [...(sentence === null ? [] : [sentence]), ...new Set(rows)],
    isChoice,
    because: named(why.because).map((reason) => explanation(reason, language, words)),
  };
}
