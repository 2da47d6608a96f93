/**
 * The words that a catalogue is findable by, and the nearest of them to a word that nobody knows. Made of what everybody may see, so that a correction betrays nothing.
 */
import { allowedSlips, editDistance } from './edit-distance.ts';
import type { WordList } from './compound.ts';

export interface Lexicon {
  /** The strong ones, sorted. */
  readonly stems: readonly string[];
  readonly known: ReadonlySet<string>;
  /** Those of names, categories and attributes; the others stand in running text only. */
  readonly strong: ReadonlySet<string>;
  /** Folded words as they stand in names, sorted; what corrections are taken from. */
  readonly words: readonly string[];
  /** How a folded word is written. */
  readonly spelling: ReadonlyMap<string, string>;
  /** Stems that may stand in compounds. */
  readonly compoundWords: WordList;
}

/** True when a term begins like this; `stems` are sorted. */
export function beginsATerm({ stems }: Lexicon, beginning: string): boolean {
  let low = 0;
  let high = stems.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stems[middle]! < beginning) low = middle + 1;
    else high = middle;
  }
  return stems[low]?.startsWith(beginning) ?? false;
}

/**
 * The nearest folded words, equally near ones in alphabetical order; none when all are too far. With `asBeginning` the word may be unfinished.
 */
export function nearestWords(lexicon: Lexicon, word: string, asBeginning: boolean): readonly string[] {
  const whole = nearest(lexicon.words, word, allowedSlips(word.length), (candidate) => candidate);
  if (whole.length > 0 || !asBeginning || word.length < 5) return whole;
  return nearest(lexicon.words, word, 1, (candidate) => candidate.slice(0, word.length));
}

const mostCorrections = 3;

function nearest(words: readonly string[], word: string, limit: number, compared: (candidate: string) => string): readonly string[] {
  let found: string[] = [];
  let lowest = limit;
  if (limit === 0) return found;
  for (const candidate of words) {
    const distance = editDistance(word, compared(candidate), lowest);
    if (distance > lowest || distance === 0) continue;
    if (distance < lowest) {
      lowest = distance;
      found = [];
    }
    found.push(candidate);
  }
  // People seldom mistype the first letter.
  const sameStart = found.filter((candidate) => candidate[0] === word[0]);
  return (sameStart.length > 0 ? sameStart : found).slice(0, mostCorrections);
}
