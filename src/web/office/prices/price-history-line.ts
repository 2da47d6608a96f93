/** An entry of a price's history in words: which field, before and after. */
import type { HistoryEntry } from '#contract/record.ts';
import type { HistoryLine } from '../record/history.tsx';
import { dateText } from '#domain/calendar/date-text.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { plannedWords } from './planned-words.ts';
import { priceWords as t } from './price-words.ts';

const words: Readonly<Record<string, string>> = {
  created: 'Angelegt',
  deleted: 'Gelöscht',
  unitOfSales: t.unit,
  activeStrategy: 'Preis aus',
  source: 'Kosten aus',
  marginPrice: t.margin,
  excelPrice: t.quantities,
  remotePrice: t.strategies.REMOTE_PRICE,
  fixPrice: 'ab',
  steps: 'ab',
};

const shown = (value: HistoryEntry['before']): string => {
  if (value === null || value === '') return 'nichts';
  return Object.hasOwn(t.strategies, String(value)) ? t.strategies[value as keyof typeof t.strategies] : String(value);
};

/** For planned changes: `planned.2027-01-01.fixPrice.10`. */
export function priceHistoryLine({ at, who, field, before, after }: HistoryEntry): HistoryLine {
  const [head = '', day = '', ...planned] = field.split('.');
  const date = head === 'planned' ? parsePlainDate(day) : null;
  if (date === null) return { at, who, what: changeText(field, before, after) };
  return { at, who, what: `${plannedWords.title} ${plannedWords.from(dateText(date))}: ${changeText(planned.join('.'), before, after)}` };
}

function changeText(field: string, before: HistoryEntry['before'], after: HistoryEntry['after']): string {
  const [head = field, ...rest] = field.split('.');
  const isStep = head === 'fixPrice' || head === 'steps';
  const word = [words[head] ?? head, ...(isStep ? rest : [])].join(' ');
  const text = (value: HistoryEntry['before']): string =>
    isStep && typeof value === 'number' ? unitPriceText(unitPriceFromChf(value)) : shown(value);
  return before === null ? `${word}: ${text(after)}` : `${word}: ${text(before)} → ${text(after)}`;
}
