/**
 * Ranks the products that match a text, for one caller: article numbers before names before attributes before descriptions. All words must match; only if
 * nothing matches all of them, they are interpreted more loosely, and then as many of them as possible.
 */
import { searchPlan } from '#domain/search/search-plan.ts';
import type { PlannedWord, SearchPlan, TermGroup } from '#domain/search/search-plan.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { RowSet } from '#domain/search/row-set.ts';
import type { TermIndex } from '#domain/search/term-index.ts';
import { WordScores } from '#domain/search/word-score.ts';
import type { Language } from '#domain/language/language.ts';
import type { NumberHits } from './number-rows.ts';
import { numberHits } from './number-rows.ts';
import type { ProductTable } from './product-table.ts';

export interface Ranking {
  readonly plan: SearchPlan;
  /** Unordered. */
  readonly rows: readonly number[];
  /** Higher is better; valid only until the next search. */
  readonly scoreOf: (row: number) => number;
  /** Every row matches every word. */
  readonly complete: boolean;
  /** Words and numbers that no row matches. */
  readonly unanswered: readonly string[];
}

export interface RankRequest {
  readonly table: ProductTable;
  readonly words: TermIndex;
  readonly lexicon: Lexicon;
  readonly language: Language;
  readonly nameLengths: readonly number[];
  readonly sees: (row: number) => boolean;
  /** Rows matched by the caller's own article numbers, and how well. */
  readonly ownNumbers: ReadonlyMap<number, number>;
  /** True: while typing. */
  readonly unfinished: boolean;
}

interface Answering {
  plan: SearchPlan;
  rows: readonly number[];
  complete: boolean;
  unanswered: readonly string[];
}

const scores = new WordScores();
let settled = new Float64Array(0);

const dimensionWeight = 1.5;
const loadWeight = 0.25;
/** Among equal hits: configurable products, and names that consist only of the searched words. */
const configurableWeight = 0.1;
const wholeNameWeight = 0.08;
const articleWeight = 100;
const ownNumberWeight = 1000;

/** True: an article number was typed, not only words. */
export const isNumberScore = (score: number): boolean => score >= articleWeight;

export function rank(text: string, request: RankRequest): Ranking {
  const { table, sees } = request;
  if (settled.length < table.size) settled = new Float64Array(table.size * 2);
  scores.start(table.size);
  const literal = searchPlan(text, request.language, request.lexicon, { unfinished: request.unfinished, doubtful: false });
  const named = new Map([...table.articleNumbers.find(literal.article)].filter(([row]) => sees(row)));
  const isNamed = named.size > 0 || request.ownNumbers.size > 0;
  const isExact = request.ownNumbers.size > 0 || [...named.values()].some((match) => match > 1);
  const found = isNamed ? besideNumbers(literal, request) : byWords(text, literal, request);
  const { plan } = found;
  const sizes = plan.words.length > 0 ? sizesOf(found.rows, plan, table) : table.sizes.find(plan.readings);
  const numbers = plan.numbers.map((number) => numberHits(number, request, plan.readings.length === 0));
  let rows = plan.words.length > 0 || isExact ? found.rows : wordless(plan, request, [sizes.keys(), ...numbers.map((each) => each.rows())]);
  const unmatched: string[] = [];
  for (const { number, scoreOf } of numbers) {
    const narrower = rows.filter((row) => scoreOf(row) > 0);
    if (narrower.length > 0) rows = narrower;
    else if (rows.length > 0) unmatched.push(number);
  }
  if (sizes.size > 0 && rows.some((row) => sizes.has(row))) rows = rows.filter((row) => sizes.has(row) || table.isConfigurableAt(row));
  settle(rows, { plan, sizes, numbers }, request);
  if (isNamed) rows = withNamed(rows, named, request.ownNumbers);
  return {
    plan,
    rows,
    scoreOf: (row) => settled[row] ?? 0,
    complete: isNamed || (found.complete && unmatched.length === 0),
    unanswered: isNamed ? [] : [...found.unanswered, ...unmatched],
  };
}

interface Counted {
  plan: SearchPlan;
  sizes: ReadonlyMap<number, number>;
  numbers: readonly NumberHits[];
}

/** A word may occur in a third of the catalogue: criteria that were not typed are not evaluated for each row. */
function settle(rows: readonly number[], { plan, sizes, numbers }: Counted, { table, nameLengths }: RankRequest): void {
  const { massKg } = plan;
  const words = plan.words.length;
  for (const row of rows) {
    let score = words === 0 ? 0 : scores.sum(row) / words;
    if (sizes.size > 0) score += (sizes.get(row) ?? 0) * dimensionWeight;
    if (numbers.length > 0) score += numbers.reduce((sum, each) => sum + each.scoreOf(row), 0);
    if (massKg !== null && (table.loadAt(row) ?? -1) >= massKg) score += loadWeight;
    const named = scores.named(row);
    if (named > 0) score += (named / (nameLengths[row] || 1)) * wholeNameWeight;
    if (named > 0 && table.isConfigurableAt(row)) score += configurableWeight;
    settled[row] = score;
  }
}

/** For rows already found by words. */
function sizesOf(rows: readonly number[], { readings }: SearchPlan, table: ProductTable): ReadonlyMap<number, number> {
  const scored = new Map<number, number>();
  for (const row of readings.length === 0 ? [] : rows) {
    const score = table.sizes.scoreOf(readings, row);
    if (score > 0) scored.set(row, score);
  }
  return scored;
}

/** If an article number matches, other hits must contain the exact words. */
function besideNumbers(plan: SearchPlan, request: RankRequest): Answering {
  const rows = plan.words.length > 0 && (plan.literal || request.unfinished) ? answeringAll(plan, request, false) : [];
  return { plan, rows, complete: true, unanswered: [] };
}

function withNamed(rows: readonly number[], named: ReadonlyMap<number, number>, own: ReadonlyMap<number, number>): number[] {
  const all = new Set(rows);
  const lift = (row: number, by: number): void => {
    settled[row] = (all.has(row) ? settled[row]! : 0) + by;
    all.add(row);
  };
  for (const [row, match] of named) lift(row, match * articleWeight);
  for (const [row, match] of own) lift(row, match * ownNumberWeight);
  return [...all];
}

function byWords(text: string, literal: SearchPlan, request: RankRequest): Answering {
  const rows = answeringAll(literal, request, false);
  if (rows.length > 0 || literal.words.length === 0) return { plan: literal, rows, complete: true, unanswered: [] };
  const doubted = searchPlan(text, request.language, request.lexicon, { unfinished: request.unfinished, doubtful: true });
  const second = answeringAll(doubted, request, true);
  if (second.length > 0) return { plan: doubted, rows: second, complete: true, unanswered: [] };
  return answeringMost({ ...literal, words: literal.words.map(withParts) }, request);
}

function answeringAll(plan: SearchPlan, { table, words, sees }: RankRequest, everywhere: boolean): readonly number[] {
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

function answeringMost(plan: SearchPlan, { table, words, sees }: RankRequest): Answering {
  scores.start(table.size);
  const perWord = plan.words.map((word) => ({ word, rows: scores.add(words, word, sees, true) }));
  const seen = scores.rows.filter(sees);
  const most = seen.reduce((highest, row) => Math.max(highest, scores.answered(row)), 0);
  const rows = seen.filter((row) => scores.answered(row) === most);
  const found = new RowSet(table.size, rows);
  const unanswered = perWord.filter((each) => !each.rows.some((row) => found.has(row))).map(({ word }) => word.typed);
  return { plan, rows, complete: false, unanswered };
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

/** For texts of only numbers, sizes or a weight. */
function wordless({ massKg, readings }: SearchPlan, { table, sees }: RankRequest, found: readonly Iterable<number>[]): number[] {
  const rows = new Set(found.flatMap((each) => [...each]));
  if (massKg !== null && readings.length === 0) {
    for (let row = 0; row < table.size; row += 1) if ((table.loadAt(row) ?? -1) >= massKg) rows.add(row);
  }
  return [...rows].filter(sees);
}
