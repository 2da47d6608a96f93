/** The ways to match one typed word: by itself, by the parts of a compound, by a synonym, as a beginning, or by the nearest known word. */
import { allowedSlips, editDistance } from '#domain/language/edit-distance.ts';
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import { splitCompound } from './compound.ts';
import { isEverydayWord } from './everyday-word.ts';
import { fold } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { nearestLonger, nearestWords } from './lexicon.ts';
import { materialTerms } from './material-word.ts';
import { mendCompound } from './mend-compound.ts';
import type { Reading, TermGroup } from './search-plan.ts';
import { stem } from './stem.ts';
import { equalQualifiers, synonyms } from './synonym.ts';
import { isTypingSlip } from './typing-slip.ts';

export interface WordAnswer {
  groups: TermGroup[];
  /** The corrected spelling; null when the word does not seem wrong. */
  corrected: string | null;
  /** The catalogue knows the word, or its parts. */
  literal: boolean;
}

/** For a word being typed, and for a finished one. */
const shortestBeginning = { unfinished: 2, finished: 3 };

/** `typed`: without case and accents, umlauts as typed. */
export function answerWord(typed: string, language: Language, lexicon: Lexicon, { unfinished, doubtful }: Reading): WordAnswer {
  const word = fold(typed);
  const own = stem(word, language);
  const groups: TermGroup[] = [{ terms: [own], weight: 1, prefix: false, place: 'anywhere' }];
  const isKnown = lexicon.knows(own);
  const begun = unfinished ? longerWords(word, shortestBeginning.unfinished, lexicon) : [];
  groups.push(...begun);
  for (const synonym of synonyms(own, language)) {
    groups.push({ terms: [synonym], weight: 0.35, prefix: false, place: doubtful ? 'anywhere' : 'head' });
  }
  for (const qualifier of equalQualifiers(own, language)) groups.push({ terms: [qualifier], weight: 0.35, prefix: false, place: 'name' });
  for (const material of materialTerms(word, language)) groups.push({ terms: [material], weight: 0.9, prefix: false, place: 'anywhere' });
  groups.push(...inOtherLanguages(word, language, lexicon));
  const simple = [...groups];
  const parts = partsOf(word, language, lexicon);
  groups.push(...ofParts(parts, language, doubtful));
  groups.push(...otherSpelling(typed, word, language, lexicon));
  const isAnswered = (doubtful ? simple : groups).some(({ terms }) => terms.every(lexicon.knows));
  if (isKnown || isAnswered) return { groups, corrected: null, literal: true };
  const longer = unfinished ? [] : longerWords(word, shortestBeginning.finished, lexicon);
  if (begun.length + longer.length > 0 || isEverydayWord(word)) return { groups: [...groups, ...longer], corrected: null, literal: false };
  return mendWord(word, language, lexicon, groups, { unfinished, parts });
}

/** The word as the beginning of longer ones. */
function longerWords(word: string, shortest: number, lexicon: Lexicon): TermGroup[] {
  return word.length >= shortest && lexicon.begins(word) ? [{ terms: [word], weight: 0.9, prefix: true, place: 'anywhere' }] : [];
}

/** The word as one of another language: Kisten on an English page. */
function inOtherLanguages(word: string, language: Language, { compoundWords }: Lexicon): TermGroup[] {
  const parts = language === 'de' ? null : splitCompound(word, compoundWords);
  return [
    ...languages.filter((other) => other !== language).map((other): TermGroup => foreignGroup([stem(word, other)], 1)),
    ...(parts === null ? [] : [foreignGroup([...parts.modifiers, parts.head], 0.8)]),
  ];
}

function foreignGroup(terms: readonly string[], weight: number): TermGroup {
  return { terms, weight, prefix: false, place: 'foreign' };
}

/** German compounds by the word list; in any language also two known words written as one. */
function partsOf(word: string, language: Language, lexicon: Lexicon): readonly string[] {
  const parts = language === 'de' ? splitCompound(word, lexicon.compoundWords) : null;
  if (parts !== null) return [...parts.modifiers, parts.head];
  if (lexicon.knows(stem(word, language))) return [];
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pair = [word.slice(0, at), word.slice(at)].map((part) => stem(part, language));
    if (pair.every(lexicon.knows) && pair.some(lexicon.knowsWell)) return pair;
  }
  return [];
}

/** All parts; in doubtful cases with a synonym for one of them. */
function ofParts(parts: readonly string[], language: Language, doubtful: boolean): TermGroup[] {
  if (parts.length === 0) return [];
  const groups: TermGroup[] = [{ terms: parts, weight: 0.8, prefix: false, place: 'head' }];
  for (const [index, part] of doubtful ? parts.entries() : []) {
    for (const synonym of synonyms(part, language))
      groups.push({ terms: parts.with(index, synonym), weight: 0.3, prefix: false, place: 'head' });
  }
  return groups;
}

/** `ae` may be a typing error and not an umlaut: Plaette reads as Plätte, but means Palette if there is no Plätte. */
function otherSpelling(typed: string, word: string, language: Language, lexicon: Lexicon): TermGroup[] {
  if (typed === word || lexicon.spelling.hasWritten(typed)) return [];
  return nearby(
    nearestWords(lexicon, typed, (near) => isTypingSlip(typed, near)),
    language,
    0.7,
  );
}

function nearby(words: readonly string[], language: Language, weight: number): TermGroup[] {
  return words.map((word) => ({ terms: [stem(word, language)], weight, prefix: false, place: 'anywhere' }));
}

/** The head of a compound, typed right, excuses no more slips in the part before it: a Weinkiste is no Kleinkiste. */
function isOtherKind(word: string, near: string, head: string | undefined): boolean {
  const at = head === undefined ? -1 : word.lastIndexOf(head);
  if (at < 0 || !near.endsWith(word.slice(at))) return false;
  const [front, nearFront] = [word.slice(0, at), near.slice(0, at - word.length)];
  const allowed = allowedSlips(front.length);
  return editDistance(front, nearFront, allowed) > allowed;
}

interface Mended {
  unfinished: boolean;
  /** Of a compound. */
  parts: readonly string[];
}

function mendWord(word: string, language: Language, lexicon: Lexicon, groups: TermGroup[], { unfinished, parts }: Mended): WordAnswer {
  const mayBe = (each: string): boolean => isTypingSlip(word, each) && !isOtherKind(word, each, parts.at(-1));
  const whole = nearestWords(lexicon, word, mayBe);
  const near = whole.length > 0 || !unfinished ? whole : nearestLonger(lexicon, word);
  const [nearest] = near;
  if (nearest !== undefined)
    return { groups: [...groups, ...nearby(near, language, 0.8)], corrected: lexicon.spelling.written(nearest), literal: false };
  const isCompound = parts.length > 0 && parts.every(lexicon.knows);
  const mended = language === 'de' && !isCompound ? mendCompound(word, lexicon) : null;
  if (mended === null) return { groups, corrected: null, literal: false };
  const split = splitCompound(mended, lexicon.compoundWords);
  const terms = split === null ? [stem(mended, language)] : [...split.modifiers, split.head];
  return { groups: [...groups, ...ofParts(terms, language, true)], corrected: mended, literal: false };
}
