/**
 * References to tables in formulas: `Artikel[CHF]`, `Artikel[@mm]`, `Artikel[[#Headers],[mm]]`, `Artikel[[mm]:[CHF]]`. Files contain the English words; those
 * of German and French programs are accepted too, because people copy formulas from their screens. Specification: domain decisions §10.
 */
import type { TableNode, TableRows } from './syntax.ts';

const rowWords: ReadonlyMap<string, TableRows> = new Map([
  ['#all', 'all'],
  ['#alle', 'all'],
  ['#tout', 'all'],
  ['#data', 'data'],
  ['#daten', 'data'],
  ['#données', 'data'],
  ['#headers', 'headers'],
  ['#kopfzeilen', 'headers'],
  ['#en-têtes', 'headers'],
  ['#totals', 'totals'],
  ['#ergebnisse', 'totals'],
  ['#totaux', 'totals'],
  ['#this row', 'this'],
  ['#diese zeile', 'this'],
  ['#cette ligne', 'this'],
]);

/** Index of the bracket that closes the one at `start`; -1 if none. An apostrophe escapes the character after it. */
export function bracketEnd(text: string, start: number): number {
  let open = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "'") at += 1;
    else if (sign === '[') open += 1;
    else if (sign === ']' && (open -= 1) === 0) return at;
  }
  return -1;
}

const columnOf = (text: string): string => text.replaceAll(/'(.)/gs, '$1');

/** `[a],[b]:[c]` as bracketed words with the sign before each; null if there is anything else between them. */
function wordsOf(text: string): { mark: string; word: string }[] | null {
  const words: { mark: string; word: string }[] = [];
  for (let at = 0; at < text.length;) {
    const lead = /\s*([,:]?)\s*/y;
    lead.lastIndex = at;
    const found = lead.exec(text);
    const start = at + (found?.[0].length ?? 0);
    const end = text.charAt(start) === '[' ? bracketEnd(text, start) : -1;
    const mark = found?.[1] ?? '';
    if (end < 0 || (mark === '') !== (words.length === 0)) return null;
    words.push({ mark, word: text.slice(start + 1, end) });
    at = end + 1;
  }
  return words;
}

/** The reference for the text between the outer brackets; null if it is none. */
export function tableNode(table: string, inside: string): TableNode | null {
  const trimmed = inside.trim();
  const isThis = trimmed.startsWith('@');
  const text = isThis ? trimmed.slice(1).trim() : trimmed;
  const rows: TableRows[] = isThis ? ['this'] : [];
  if (text === '') return { kind: 'table', table, rows, columns: null };
  if (!text.startsWith('[')) {
    const known = rowWords.get(text.toLowerCase());
    if (known !== undefined) return { kind: 'table', table, rows: [known], columns: null };
    return text.startsWith('#') ? null : { kind: 'table', table, rows, columns: { first: columnOf(text), last: columnOf(text) } };
  }
  const words = wordsOf(text);
  if (words === null) return null;
  const columns: string[] = [];
  for (const { mark, word } of words) {
    const known = rowWords.get(word.trim().toLowerCase());
    if (known !== undefined && mark !== ':' && columns.length === 0) rows.push(known);
    else if (word.startsWith('#') || (mark === ':') !== columns.length > 0 || columns.length > 1) return null;
    else columns.push(columnOf(word));
  }
  const [first, last = first] = columns;
  return { kind: 'table', table, rows, columns: first === undefined || last === undefined ? null : { first, last } };
}
