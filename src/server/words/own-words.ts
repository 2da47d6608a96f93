/** All sentences that the office may rewrite, as a flat list, and the tree of sentences with the office's own replacing the house's. */
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import { placesIn, withValues } from '#domain/setting/own-text.ts';
import { textPlaces } from './text-places.ts';
import { houseWords } from './house-words.ts';
import type { HouseWords, Words } from './house-words.ts';

export type WordsPart = keyof Words;

export interface HouseText {
  /** `quote.ready`: part and path in the tree of sentences. */
  key: string;
  part: WordsPart;
  house: Readonly<Record<Language, string>>;
  /** Names of the values that it may contain. */
  places: readonly string[];
}

/** Own sentences by key; a missing language keeps the house's. */
export type OwnTexts = ReadonlyMap<string, Partial<Record<Language, string>>>;

type Sentence = (...values: (string | number)[]) => string;

/** Prefixes of file names: not sentences, and limited to characters allowed in file names. */
const unsaid: ReadonlySet<string> = new Set(['file', 'creditNoteFile', 'statementFile']);

type Visit = (key: string, leaf: string | Sentence, places: readonly string[] | null | undefined) => string | Sentence;

/** A copy of the tree in which each sentence is replaced by the result of `visit`. */
function visited(tree: unknown, places: unknown, key: string, visit: Visit): unknown {
  if (typeof tree === 'string' || typeof tree === 'function') return visit(key, tree as string | Sentence, places as readonly string[]);
  const below = (part: string, value: unknown): unknown =>
    unsaid.has(part)
      ? value
      : visited(value, (places as Record<string, unknown> | undefined)?.[part], key === '' ? part : `${key}.${part}`, visit);
  if (Array.isArray(tree)) return tree.map((value, index) => below(String(index), value));
  return Object.fromEntries(Object.entries(tree as object).map(([part, value]) => [part, below(part, value)]));
}

/** A sentence with the names of its values as places in braces. */
function written(leaf: string | Sentence, places: readonly string[]): string {
  return typeof leaf === 'string' ? leaf : leaf(...places.map((name) => `{${name}}`));
}

function listed(): readonly HouseText[] {
  const found = new Map<string, { house: Partial<Record<Language, string>>; places: readonly string[] }>();
  for (const language of languages)
    visited(houseWords[language], textPlaces, '', (key, leaf, places) => {
      if (places === null) return leaf;
      const text = written(leaf, places ?? []);
      const before = found.get(key);
      found.set(key, { house: { ...before?.house, [language]: text }, places: places ?? placesIn(text) });
      return leaf;
    });
  return [...found].map(([key, { house, places }]) => ({
    key,
    part: key.split('.')[0] as WordsPart,
    house: house as Record<Language, string>,
    places,
  }));
}

export const houseTexts: readonly HouseText[] = listed();

export const houseTextOf = (key: string): HouseText | undefined => houseTexts.find((text) => text.key === key);

/** `base`: used where there is no own sentence. */
export function wordsWith(own: OwnTexts, base: HouseWords = houseWords): HouseWords {
  if (own.size === 0) return base;
  const wordsIn = (language: Language): Words => wordsOf(language, base[language], own);
  return { de: wordsIn('de'), fr: wordsIn('fr'), en: wordsIn('en') };
}

function wordsOf(language: Language, base: Words, own: OwnTexts): Words {
  return visited(base, textPlaces, '', (key, leaf, places) => {
    const text = own.get(key)?.[language];
    if (text === undefined || places === null) return leaf;
    if (typeof leaf === 'string') return text;
    return (...values) => withValues(text, Object.fromEntries((places ?? []).map((name, index) => [name, String(values[index] ?? '')])));
  }) as Words;
}
