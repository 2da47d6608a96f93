/**
 * What a text is findable by: the stems of its words, compounds taken apart. The head of a compound counts like the word itself, what stands before it less:
 * a Palettenverschlag is a Verschlag before it is anything with pallets.
 */
import type { Language } from '#domain/language/language.ts';
import type { WordList } from './compound.ts';
import { splitCompound } from './compound.ts';
import { foldedWords } from './fold.ts';
import { isFiller, stem } from './stem.ts';

export interface SearchTerms {
  /** Stems of whole words and of the heads of compounds. */
  readonly words: readonly string[];
  /** Stems of what stands before the heads. */
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
