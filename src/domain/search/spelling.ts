/**
 * The words of names, for correcting mistyped ones. Every word has the set of its letters as bits: these alone exclude most words,
 * so that a search through thousands takes microseconds.
 */
import { editDistance } from '#domain/language/edit-distance.ts';
import { fold, plainLetters } from './fold.ts';
import { isTypingSlip } from './typing-slip.ts';

interface Spelled {
  readonly word: string;
  readonly letters: number;
  /** As written in a name. */
  readonly written: string;
  uses: number;
}

const mostCorrections = 3;

/** A bit for each letter; all digits share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << Math.max(0, word.charCodeAt(at) - 96);
  return letters;
}

function differing(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export class Spelling {
  readonly #words = new Map<string, Spelled>();
  readonly #byLength: Spelled[][] = [];
  readonly #stands: (word: string) => boolean;

  /** `stands`: whether a word currently finds anything; one that does not is never a correction. */
  constructor(stands: (word: string) => boolean = () => true) {
    this.#stands = stands;
  }

  /** `word`: folded, `written`: as in the name; a word may be added more than once. */
  add(word: string, written: string): void {
    const known = this.#words.get(word);
    if (known !== undefined) {
      known.uses += 1;
      return;
    }
    const spelled = { word, letters: lettersOf(word), written, uses: 1 };
    this.#words.set(word, spelled);
    (this.#byLength[word.length] ??= []).push(spelled);
  }

  /** To be called once for each time it was added. */
  remove(word: string): void {
    const known = this.#words.get(word);
    if (known === undefined || --known.uses > 0) return;
    this.#words.delete(word);
    const list = this.#byLength[word.length] ?? [];
    list.splice(list.indexOf(known), 1);
  }

  written(word: string): string {
    return this.#words.get(word)?.written ?? word;
  }

  /** Whether a name contains the word with exactly these letters, umlauts spelled as ae, oe, ue or without dots. */
  hasWritten(plain: string): boolean {
    const written = this.#words.get(fold(plain))?.written.toLowerCase();
    if (written === undefined) return false;
    return [written, written.replaceAll(/[äöü]/g, (umlaut) => `${umlaut}e`)].some((each) => plainLetters(each) === plain);
  }

  /**
   * Of the words that `mayBe` what was meant those with the fewest typing errors, at most `limit`, without the word itself; equally near ones in alphabetical
   * order, at most three.
   */
  nearest(word: string, limit: number, mayBe: (candidate: string) => boolean = () => true): readonly string[] {
    if (limit === 0) return [];
    const letters = lettersOf(word);
    let found: string[] = [];
    let lowest = limit;
    for (let length = Math.max(1, word.length - limit); length <= word.length + limit; length += 1) {
      for (const candidate of this.#byLength[length] ?? []) {
        // One error changes at most two letters of the set.
        if (differing(candidate.letters, letters) > 2 * lowest) continue;
        const distance = editDistance(word, candidate.word, lowest);
        if (distance > lowest || distance === 0 || !this.#stands(candidate.word) || !mayBe(candidate.word)) continue;
        if (distance < lowest) found = [];
        lowest = distance;
        found.push(candidate.word);
      }
    }
    return likeliest(found, word);
  }

  /** Longer words whose beginning is one error away: the word is still being typed. */
  nearestBeginnings(word: string): readonly string[] {
    const found: string[] = [];
    for (let length = word.length + 1; length < this.#byLength.length; length += 1) {
      for (const { word: candidate } of this.#byLength[length] ?? []) {
        if (!differsLittle(candidate, word) || !this.#stands(candidate)) continue;
        const beginning = candidate.slice(0, word.length);
        if (editDistance(word, beginning, 1) === 1 && isTypingSlip(word, beginning)) found.push(candidate);
      }
    }
    return likeliest(found, word);
  }
}

/** At most two letters differ from those at the same place. */
function differsLittle(candidate: string, word: string): boolean {
  let wrong = 0;
  for (let at = 0; at < word.length && wrong <= 2; at += 1) if (candidate.charCodeAt(at) !== word.charCodeAt(at)) wrong += 1;
  return wrong <= 2;
}

/** The first letter is seldom mistyped. */
function likeliest(found: readonly string[], word: string): readonly string[] {
  const sameStart = found.filter((candidate) => candidate[0] === word[0]);
  return (sameStart.length > 0 ? sameStart : found).toSorted().slice(0, mostCorrections);
}
