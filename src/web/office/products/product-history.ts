/** An entry of a product's history in words: which field, before and after. */
import type { HistoryEntry } from '#contract/record.ts';
import type { HistoryLine } from '../record/history.tsx';
import { goodsText } from './goods-text.ts';
import { productWords } from './product-words.ts';

const words = productWords.history;
const longest = 60;

const shown = (value: HistoryEntry['before']): string => {
  const text =
    value === null || value === ''
      ? 'leer'
      : value === true
        ? 'ja'
        : value === false
          ? 'nein'
          : (goodsText(String(value)) ?? String(value));
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
};

/** `nameOf`: name of a member by relation and id, such as an attribute's. */
export function historyLine(
  { at, who, field, before, after }: HistoryEntry,
  nameOf: (relation: string, id: string) => string | undefined,
): HistoryLine {
  const [head = field, ...rest] = field.split('.');
  const [first = '', ...more] = rest;
  // A file name contains dots of its own.
  const member = head === 'images' ? rest.join('.') : [nameOf(head, first) ?? first, ...more].filter((part) => part !== '').join(' ');
  const word = [words[head] ?? head, member].filter((part) => part !== '').join(' ');
  if (before === null && after === null) return { at, who, what: word };
  return { at, who, what: before === null ? `${word}: ${shown(after)}` : `${word}: ${shown(before)} → ${shown(after)}` };
}
