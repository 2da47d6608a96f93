/**
 * The rows that contain the words of a text, for one caller, and how well. All words must match; only if nothing matches all of them, they are interpreted
 * more loosely, and then as many of them as possible.
 */
import type { Language } from '#domain/language/language.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { RowSet } from '#domain/search/row-set.ts';
import type { PlannedWord, TermGroup, WordPlan } from '#domain/search/search-plan.ts';
import { planWords } from '#domain/search/search-plan.ts';
import type { TermIndex } from '#domain/search/term-index.ts';
import { WordScores } from '#domain/search/word-score.ts';
import type { ProductTable, RowFacts } from './product-table.ts';

export interface WordsRequest {
  readonly table: ProductTable;
  readonly words: TermIndex;
  readonly lexicon: Lexicon;
  readonly language: Language;
  /** By row: number of terms in the name. */
  readonly nameLengths: readonly number[];
  readonly sees: (row: number) => boolean;
  /** True: while typing. */
  readonly unfinished: boolean;
}

export interface ScoredRows {
  readonly rows: readonly number[];
  /** How well each of them matches; higher is better. */
  readonly scores: readonly number[];
  /** Kept beside rows that are asked for often. */
  readonly facts?: RowFacts;
}

/** Scores are up to 1 for the words, and a little more among equals. */
export interface WordHits extends ScoredRows {
  readonly plan: WordPlan;
  /** True: best first, equal ones in the order of the shop. */
  readonly inOrder: boolean;
  /** Every row matches every word. */
  readonly complete: boolean;
  /** Words that no row matches. */
  readonly unanswered: readonly string[];
}

export type FindWordHits = (letters: readonly string[], request: WordsRequest) => WordHits;

/** Among equal hits: configurable products, and names that consist only of the searched words. */
const configurableWeight = 0.1;
const wholeNameWeight = 0.08;

const scores = new WordScores();

export function wordHits(letters: readonly string[], request: WordsRequest): WordHits {
  const literal = planOf(letters, request, false);
  const rows = answeringAll(literal, request, false);
  if (rows.length > 0 || letters.length === 0) return hitsOf(literal, rows, request);
  const doubted = planOf(letters, request, true);
  const second = answeringAll(doubted, request, true);
  return second.length > 0 ? hitsOf(doubted, second, request) : hitsOfMost(literal, request);
}

/** Beside a product whose article number was typed, others must contain the exact words. */
export function exactWordHits(letters: readonly string[], request: WordsRequest): WordHits {
  const plan = planOf(letters, request, false);
  return hitsOf(plan, plan.literal || request.unfinished ? answeringAll(plan, request, false) : [], request);
}

function planOf(letters: readonly string[], { language, lexicon, unfinished }: WordsRequest, doubtful: boolean): WordPlan {
  return planWords(letters, language, lexicon, { unfinished, doubtful });
}

function hitsOf(plan: WordPlan, rows: readonly number[], request: WordsRequest): WordHits {
  return { plan, ...scored(rows, plan.words.length, request), complete: true, unanswered: [] };
}

/** Ascending, so that what is known of each row is read one after the other. */
function scored(
  unordered: readonly number[],
  words: number,
  { table, nameLengths }: WordsRequest,
): Pick<WordHits, 'rows' | 'scores' | 'inOrder'> {
  const rows = unordered.toSorted((a, b) => a - b);
  const scoreOf = (row: number): number => {
    const named = scores.named(row);
    const wholeName = (named / (nameLengths[row] || 1)) * wholeNameWeight;
    return scores.sum(row) / words + (named === 0 ? 0 : wholeName + (table.isConfigurableAt(row) ? configurableWeight : 0));
  };
  return { rows, inOrder: false, scores: rows.map(scoreOf) };
}

function answeringAll(plan: WordPlan, { table, words, sees }: WordsRequest, everywhere: boolean): readonly number[] {
  scores.start(table.size);
  let rows: readonly number[] = [];
  const rarestFirst = plan.words.toSorted((a, b) => WordScores.costOf(words, a) - WordScores.costOf(words, b));
  for (const [at, word] of rarestFirst.entries()) {
    const found = scores.add(words, word, sees, everywhere);
    rows = at === 0 ? found : found.filter((row) => scores.answered(row) === at + 1);
    if (rows.length === 0) return [];
    scores.narrow(rows, at + 1);
  }
  return rows.filter(sees);
}

function hitsOfMost(literal: WordPlan, request: WordsRequest): WordHits {
  const { table, words, sees } = request;
  const plan = { ...literal, words: literal.words.map(withParts) };
  scores.start(table.size);
  const perWord = plan.words.map((word) => ({ word, rows: scores.add(words, word, sees, true) }));
  const seen = scores.rows.filter(sees);
  const most = seen.reduce((highest, row) => Math.max(highest, scores.answered(row)), 0);
  const rows = seen.filter((row) => scores.answered(row) === most);
  const found = new RowSet(table.size, rows);
  const unanswered = perWord.filter((each) => !each.rows.some((row) => found.has(row))).map(({ word }) => word.typed);
  return { plan, ...scored(rows, plan.words.length, request), complete: false, unanswered };
}

/** An unknown compound matches by its parts, best by its head: Motorenkiste by Kiste. */
function withParts(word: PlannedWord): PlannedWord {
  return { ...word, groups: [...word.groups, ...word.groups.flatMap(partsOf)] };
}

function partsOf({ terms, weight }: TermGroup): TermGroup[] {
  if (terms.length < 2) return [];
  const last = terms.length - 1;
  return terms.map((term, at) => ({
    terms: [term],
    weight: weight * (at === last ? 0.4 : 0.3),
    prefix: false,
    place: at === last ? 'head' : 'name',
  }));
}
