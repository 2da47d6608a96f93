/**
 * The terms by which a text is found: the stems of its words, and compounds split. The head of a compound counts like the word itself, the parts
 * before it less: a Palettenverschlag is a Verschlag before it is anything with pallets.
 */
import type { Language } from '#domain/language/language.ts';
import type { WordList } from './compound.ts';
import { splitCompound } from './compound.ts';
import { foldedWords } from './fold.ts';
import { isFiller, stem } from './stem.ts';

export interface SearchTerms {
  /** Stems of whole words and of the heads of compounds. */
  readonly words: readonly string[];
  /** Stems of the parts before the heads. */
  readonly modifiers: readonly string[];
}

export function searchTerms(text: string, language: Language, known: WordList): SearchTerms {
  const words: string[] = [];
  const modifiers: string[] = [];
  for (const word of foldedWords(text)) {
    if (isFiller(word)) continue;
    words.push(stem(word, language));
    const parts = language === 'de' ? splitCompound(word, known) : null;
    if (parts === null) continue;
    words.push(parts.head);
    modifiers.push(...parts.modifiers);
  }
  return { words, modifiers };
}

/** English words for how goods are made that follow the noun without a filler. */
const afterNoun = new Set(['made', 'cut', 'painted', 'oiled', 'flat']);

/** Words that join two equal nouns: "Latten und Kanthölzer". */
const joining = new Set(['und', 'oder', 'et', 'and', 'or']);

/** "Rahmen und Deckel" does not tell which of the two a product is. */
export const joinsWords = (name: string): boolean => foldedWords(name).some((word) => joining.has(word));

/**
 * The terms of a name: words after "for", "aus", "de" only qualify, like the front of a compound; in English also every noun before the last one.
 * A lid for pallets is a lid in every language.
 */
export function nameTerms(name: string, language: Language, known: WordList): SearchTerms {
  const words = foldedWords(name);
  const end = words.findIndex(
    (word, index) => index > 0 && ((isFiller(word) && !joining.has(word)) || (language === 'en' && afterNoun.has(word))),
  );
  const before = end < 0 ? words : words.slice(0, end);
  const head = searchTerms((language === 'en' ? headOf(before) : before).join(' '), language, known);
  const rest = searchTerms(words.filter((word) => !isFiller(word)).join(' '), language, known);
  const own = new Set(head.words);
  return { words: head.words, modifiers: [...rest.words, ...rest.modifiers].filter((term) => !own.has(term)) };
}

/** The last word without digits, and all words with digits. */
function headOf(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !/\d/.test(word));
  const joined = words.some((word) => joining.has(word));
  return joined ? words : words.filter((word, index) => index === last || /\d/.test(word));
}
