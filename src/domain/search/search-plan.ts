/**
 * What somebody means by a typed text: sizes, weight, a possible article number, and for each word the terms that answer it, likeliest first.
 * Every word must be answered (by itself, a synonym, the parts of a compound, or the nearest known word). Design: peers §3 (Search).
 */
import type { Language } from '#domain/language/language.ts';
import { splitCompound } from './compound.ts';
import type { DimensionReading } from './dimension.ts';
import { readDimensions } from './dimension.ts';
import { compact, fold, foldedWords, plainLetters } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { beginsATerm, nearestWords } from './lexicon.ts';
import { searchText } from './search-text.ts';
import { isFiller, stem } from './stem.ts';
import { synonyms } from './synonym.ts';

const mostWords = 8;

export interface TermGroup {
  /** All of them must be there. */
  readonly terms: readonly string[];
  readonly weight: number;
  /** Also longer words that begin like the (only) term. */
  readonly prefix: boolean;
}

export interface SearchPlan {
  /** Per typed word the ways to answer it. */
  readonly words: readonly (readonly TermGroup[])[];
  readonly readings: readonly DimensionReading[];
  readonly massKg: number | null;
  /** Bare numbers in the text: they lift what carries them and exclude nothing. */
  readonly numbers: readonly string[];
  /** The whole text as an article number might be written. */
  readonly article: string;
  /** The text with mistyped words put right; null when nothing had to be. */
  readonly corrected: string | null;
}

/** `doubtful`: nothing answered the plan made in good faith; now compounds that can be understood may be slips all the same. */
export function searchPlan(typed: string, language: Language, lexicon: Lexicon, doubtful = false): SearchPlan {
  const text = searchText(typed);
  const { readings, massKg, rest } = readDimensions(text);
  const words = (plainLetters(rest).match(/[a-z0-9]+/g) ?? []).filter((word) => !isFiller(fold(word)));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const letters = words.filter((word) => !/^\d+$/.test(word)).slice(0, mostWords);
  const answers = letters.map((word, index) => answerWord(word, language, lexicon, { last: index === letters.length - 1, doubtful }));
  const corrections = new Map(answers.flatMap(({ corrected }, index) => (corrected === null ? [] : [[fold(letters[index]!), corrected]])));
  return {
    words: answers.map(({ groups }) => groups),
    readings: readings.length > 0 ? readings : readingsOfNumbers(numbers),
    massKg,
    numbers,
    article: compact(text),
    corrected: corrections.size === 0 ? null : correctedText(text, corrections),
  };
}

/** "Langkiste 1600": a lone number from 100 up may be a side in millimetres. */
function readingsOfNumbers(numbers: readonly string[]): readonly DimensionReading[] {
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined && /^[1-9]\d{2,3}$/.test(only) ? [{ sidesMm: [Number(only)], likelihood: 0.8 }] : [];
}

function correctedText(text: string, corrections: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => corrections.get(foldedWords(word)[0] ?? '') ?? word);
}

interface WordAnswer {
  groups: TermGroup[];
  corrected: string | null;
}

interface Circumstance {
  /** The word may still be unfinished. */
  last: boolean;
  doubtful: boolean;
}

function answerWord(typed: string, language: Language, lexicon: Lexicon, { last, doubtful }: Circumstance): WordAnswer {
  const word = fold(typed);
  const own = stem(word, language);
  const groups: TermGroup[] = [{ terms: [own], weight: 1, prefix: own.length >= 2 }];
  if (own !== word && last) groups.push({ terms: [word], weight: 0.9, prefix: true });
  for (const synonym of synonyms(own, language)) groups.push({ terms: [synonym], weight: 0.35, prefix: false });
  const simple = [...groups];
  const parts = language === 'de' ? splitCompound(word, lexicon.compoundWords) : null;
  if (parts !== null) groups.push(...ofCompound([...parts.modifiers, parts.head], language));
  const otherwise = word === typed ? [] : nearby(typed, language, lexicon, false, 0.7);
  const isAnswered = (stems: ReadonlySet<string>): boolean =>
    (doubtful ? simple : groups).some(({ terms }) => terms.every((term) => stems.has(term)));
  if (isAnswered(lexicon.strong)) return { groups: [...groups, ...otherwise], corrected: null };
  if (!lexicon.known.has(own) && beginsATerm(lexicon, own)) return { groups, corrected: null };
  const mended = mendWord(word, language, lexicon, groups, last);
  // A word of running text may be a slip for a name all the same.
  return isAnswered(lexicon.known) ? { ...mended, corrected: null } : mended;
}

/** The known words that are nearest. */
function nearby(word: string, language: Language, lexicon: Lexicon, asBeginning: boolean, weight: number): TermGroup[] {
  return nearestWords(lexicon, word, asBeginning).map((near) => ({ terms: [stem(near, language)], weight, prefix: false }));
}

/** All parts, each possibly by a synonym. */
function ofCompound(parts: readonly string[], language: Language): TermGroup[] {
  const groups: TermGroup[] = [{ terms: parts, weight: 0.8, prefix: false }];
  for (const [index, part] of parts.entries()) {
    for (const synonym of synonyms(part, language)) groups.push({ terms: parts.with(index, synonym), weight: 0.3, prefix: false });
  }
  return groups;
}

function mendWord(word: string, language: Language, lexicon: Lexicon, groups: TermGroup[], last: boolean): WordAnswer {
  const [nearest] = nearestWords(lexicon, word, last);
  if (nearest !== undefined) {
    return { groups: [...groups, ...nearby(word, language, lexicon, last, 0.8)], corrected: lexicon.spelling.get(nearest) ?? nearest };
  }
  const mended = language === 'de' ? mendCompound(word, lexicon) : null;
  if (mended === null) return { groups, corrected: null };
  const parts = splitCompound(mended, lexicon.compoundWords);
  const terms = parts === null ? [stem(mended, language)] : [...parts.modifiers, parts.head];
  return { groups: [...groups, ...ofCompound(terms, language)], corrected: mended };
}

/** One part of a compound mistyped: Holzkitse, Paltetenkissen. */
function mendCompound(word: string, lexicon: Lexicon): string | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const front = word.slice(0, at);
    const back = word.slice(at);
    const frontIsKnown = lexicon.known.has(stem(front, 'de'));
    const backIsKnown = lexicon.known.has(stem(back, 'de'));
    if (frontIsKnown && backIsKnown) return null;
    if (frontIsKnown && back.length >= 4) {
      const [mended] = nearestWords(lexicon, back, false);
      if (mended !== undefined) return front + mended;
    }
    if (backIsKnown && front.length >= 4) {
      const [mended] = nearestWords(lexicon, front, false);
      if (mended !== undefined) return mended + back;
    }
  }
  return null;
}
