/**
 * What a catalogue knows of words. Made of what everybody may see, so that a correction betrays nothing.
 */
import type { WordList } from './compound.ts';
import { allowedSlips } from '#domain/language/edit-distance.ts';
import type { Spelling } from './spelling.ts';

export interface Lexicon {
  /** Stems that stand anywhere. */
  readonly knows: (stem: string) => boolean;
  /** Stems of names, categories and attributes; the others stand in running text only. */
  readonly knowsWell: (stem: string) => boolean;
  /** Well-known stems that begin so. */
  readonly begins: (beginning: string) => boolean;
  /** Folded words as they stand in names; what corrections are taken from. */
  readonly spelling: Spelling;
  /** Stems that may stand in compounds. */
  readonly compoundWords: WordList;
}

/** The nearest folded words; none when all are too far. With `asBeginning` the word may be unfinished. */
export function nearestWords({ spelling }: Lexicon, word: string, asBeginning: boolean): readonly string[] {
  const whole = spelling.nearest(word, allowedSlips(word.length));
  return whole.length > 0 || !asBeginning || word.length < 5 ? whole : spelling.nearestBeginnings(word);
}
