import type { HistoryEntry } from '#contract/record.ts';
import { stockWords as t } from './stock-words.ts';

const shown = (value: HistoryEntry['before']): string => (value === null ? '–' : value === true ? 'vorhanden' : String(value));

/** `bars.18 × 60` is a section with its lengths, `sheets.OSB 2500 × 1250` a size that was added or removed. */
export function stockFieldWord(field: string, before: HistoryEntry['before'], after: HistoryEntry['after']): string {
  const [list = '', ...rest] = field.split('.');
  const name = rest.join('.');
  const word = list === 'bars' ? `${t.bars} ${name}` : list === 'sheets' ? `${t.sheets} ${name}` : String(t[list as keyof typeof t]);
  return `${word}: ${shown(before)} → ${shown(after)}`;
}
