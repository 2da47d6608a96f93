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

/** The nearest folded words; none when all are too far. With `asBeginning` the word may be incomplete. */
export function nearestWords({ spelling }: Lexicon, word: string, asBeginning: boolean): readonly string[] {
  const whole = spelling.nearest(word, allowedSlips(word.length));
  return whole.length > 0 || !asBeginning || word.length < 5 ? whole : spelling.nearestBeginnings(word);
}
