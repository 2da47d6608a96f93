/** The words of a catalogue. Built from public data only, so that a correction reveals nothing. */
import type { WordList } from './compound.ts';
import { allowedSlips } from '#domain/language/edit-distance.ts';
import type { Spelling } from './spelling.ts';

export interface Lexicon {
  /** Stems found anywhere. */
  readonly knows: (stem: string) => boolean;
  /** Stems of names, categories and attributes; the others occur in running text only. */
  readonly knowsWell: (stem: string) => boolean;
  /** Whether a well-known stem begins like this. */
  readonly begins: (beginning: string) => boolean;
  /** Folded words from names; the source of corrections. */
  readonly spelling: Spelling;
  /** Stems that may be part of compounds. */
  readonly compoundWords: WordList;
}

/** The nearest folded words of those that `mayBe` meant; none when all are too far. */
export function nearestWords({ spelling }: Lexicon, word: string, mayBe?: (candidate: string) => boolean): readonly string[] {
  return spelling.nearest(word, allowedSlips(word.length), mayBe);
}

const shortestBeginning = 5;

/** The same for a word that may be incomplete. */
export function nearestLonger({ spelling }: Lexicon, word: string): readonly string[] {
  return word.length < shortestBeginning ? [] : spelling.nearestBeginnings(word);
}
