/**
 * The meaning of a typed text: sizes, weight, a possible article number, and for each word the terms that match it, likeliest first.
 * Every word must match. Words of the catalogue are taken literally; only for unknown ones alternatives are considered. Design: peers §3 (Search).
 */
import type { Language } from '#domain/language/language.ts';
import type { DimensionReading } from './dimension.ts';
import { readDimensions } from './read-dimensions.ts';
import { compact, fold, foldedWords, plainLetters } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { searchText } from './search-text.ts';
import { isFiller, isMeasure, stem } from './stem.ts';
import { answerWord } from './word-answer.ts';

const mostWords = 8;

export interface TermGroup {
  /** All of them must match. */
  readonly terms: readonly string[];
  readonly weight: number;
  /** Also matches longer words that begin like the (only) term. */
  readonly prefix: boolean;
  /** Where the last term must occur: `head` names the goods, `name` also covers what they are for, `foreign` is their name in another language. */
  readonly place: 'anywhere' | 'name' | 'head' | 'foreign';
}

export interface PlannedWord {
  /** As typed. */
  readonly typed: string;
  /** The ways to match it; any of them is enough. */
  readonly groups: readonly TermGroup[];
}

/** What was typed, without looking for what its words mean. */
export interface TypedText {
  readonly text: string;
  readonly readings: readonly DimensionReading[];
  readonly massKg: number | null;
  /** Bare numbers in the text. */
  readonly numbers: readonly string[];
  /** The whole text in the form of an article number. */
  readonly article: string;
  /** Its words as typed, without fillers, sizes and numbers. */
  readonly letters: readonly string[];
}

export interface WordPlan {
  readonly words: readonly PlannedWord[];
  /** Mistyped words and what they become. */
  readonly corrections: ReadonlyMap<string, string>;
  /** The catalogue knows every word: none is incomplete or mistyped. */
  readonly literal: boolean;
}

export interface SearchPlan extends Omit<TypedText, 'letters' | 'text'>, Pick<WordPlan, 'words' | 'literal'> {
  /** The text with mistyped words corrected; null if none. */
  readonly corrected: string | null;
}

export interface Reading {
  /** The last word may be incomplete: longer words that begin like it match, too. */
  unfinished: boolean;
  /** The first plan found nothing: known words may stand for synonyms, compounds that seem clear may be typing errors. */
  doubtful: boolean;
}

export function readTyped(typed: string, language: Language, lexicon: Lexicon): TypedText {
  const text = searchText(typed);
  const { readings, massKg, rest } = readDimensions(text);
  const isMeant = (word: string): boolean => !isFiller(word) && !(readings.length > 0 && isMeasure(word));
  const words = wordsOf(rest, language, lexicon).filter((word) => isMeant(fold(word)));
  return {
    text,
    readings,
    massKg,
    numbers: words.filter((word) => isNumber(word)),
    article: compact(text),
    letters: words.filter((word) => !isNumber(word)).slice(0, mostWords),
  };
}

export function planWords(letters: readonly string[], language: Language, lexicon: Lexicon, { unfinished, doubtful }: Reading): WordPlan {
  const answers = letters.map((word, index) =>
    answerWord(word, language, lexicon, { unfinished: unfinished && index === letters.length - 1, doubtful }),
  );
  return {
    words: answers.map(({ groups }, index) => ({ typed: letters[index]!, groups })),
    corrections: new Map(
      answers.flatMap(({ corrected }, index) => (corrected === null ? [] : [[fold(letters[index]!), withinSentence(corrected, language)]])),
    ),
    literal: answers.every(({ literal }) => literal),
  };
}

export function searchPlan({ text, readings, massKg, numbers, article }: TypedText, { words, corrections, literal }: WordPlan): SearchPlan {
  const corrected = corrections.size === 0 ? null : correctedText(text, corrections);
  return { readings, massKg, numbers, article, words, corrected, literal };
}

/** A name of the catalogue begins with a capital; as a word it has one in German only, unless it has more of them. */
function withinSentence(word: string, language: Language): string {
  const small = word.toLowerCase();
  return language !== 'de' && word.slice(1) === small.slice(1) ? small : word;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Words joined by hyphens are one word if the catalogue knows it as one: contre-plaqué. A known word and a number are two: ISPM15. */
function wordsOf(text: string, language: Language, lexicon: Lexicon): string[] {
  const isKnown = (word: string): boolean => lexicon.knows(stem(fold(word), language));
  const parted = (word: string): string[] => {
    const [, letters = '', number = ''] = /^([a-z]{3,})(\d+)$/.exec(word) ?? [];
    return letters !== '' && !isKnown(word) && isKnown(letters) ? [letters, number] : [word];
  };
  return (plainLetters(text).match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []).flatMap((chain) => {
    const joined = chain.replaceAll('-', '');
    return isKnown(joined) ? [joined] : chain.split('-').flatMap(parted);
  });
}

function correctedText(text: string, corrections: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => corrections.get(foldedWords(word)[0] ?? '') ?? word);
}
