/** Ranks the products that match a text, for one caller: article numbers before names before attributes before descriptions. */
import { dimensionScores } from '#domain/search/dimension.ts';
import { holding, nearestSizes } from '#domain/search/nearest-size.ts';
import type { SearchPlan, TypedText } from '#domain/search/search-plan.ts';
import { readTyped, searchPlan } from '#domain/search/search-plan.ts';
import type { NumberHits } from './number-rows.ts';
import { numberHits } from './number-rows.ts';
import type { ProductTable } from './product-table.ts';
import type { FindWordHits, ScoredRows, WordsRequest } from './word-hits.ts';
import { exactWordHits } from './word-hits.ts';

export interface Ranking extends ScoredRows {
  readonly plan: SearchPlan;
  /** True: best first already, equal ones in the order of the shop. */
  readonly inOrder: boolean;
  /** Every row matches every word. */
  readonly complete: boolean;
  /** Words and numbers that no row matches. */
  readonly unanswered: readonly string[];
}

export interface RankRequest extends WordsRequest {
  /** Rows matched by the caller's own article numbers, and how well. */
  readonly ownNumbers: ReadonlyMap<number, number>;
  readonly findWords: FindWordHits;
}

const dimensionWeight = 1.5;
const nearestWeight = 1;
const loadWeight = 0.25;
const articleWeight = 100;
const ownNumberWeight = 1000;

/** True: an article number was typed, not only words. */
export const isNumberScore = (score: number): boolean => score >= articleWeight;

export function rank(text: string, request: RankRequest): Ranking {
  const { table, sees, ownNumbers, findWords } = request;
  const typed = readTyped(text, request.language, request.lexicon);
  const named = new Map([...table.articleNumbers.find(typed.article)].filter(([row]) => sees(row)));
  const isNamed = named.size > 0 || ownNumbers.size > 0;
  const isExact = ownNumbers.size > 0 || [...named.values()].some((match) => match > 1);
  const hits = isNamed ? exactWordHits(typed.letters, request) : findWords(typed.letters, request);
  const numbers = typed.numbers.map((number) => numberHits(number, request, typed.readings.length === 0));
  const worded = typed.letters.length > 0 || isExact ? hits : wordless(typed, request, numbers);
  const { found: numbered, unmatched } = byNumbers(worded, numbers);
  const measured = byLoad(bySize(numbered, typed, table), typed, table);
  const { rows, scores } = isNamed ? withNamed(measured, named, ownNumbers) : measured;
  return {
    plan: searchPlan(typed, hits.plan),
    rows,
    scores,
    inOrder: hits.inOrder && rows === hits.rows && scores === hits.scores,
    complete: isNamed || (hits.complete && unmatched.length === 0),
    unanswered: isNamed ? [] : [...hits.unanswered, ...unmatched],
  };
}

/** For texts of only numbers, sizes or a weight. */
function wordless({ massKg, readings }: TypedText, { table, sees }: RankRequest, numbers: readonly NumberHits[]): ScoredRows {
  const rows = new Set([...table.sizes.find(readings), ...numbers.flatMap((number) => [...number.rows()])]);
  if (massKg !== null && readings.length === 0) {
    for (let row = 0; row < table.size; row += 1) if ((table.loadAt(row) ?? -1) >= massKg) rows.add(row);
  }
  const seen = [...rows].filter(sees);
  return { rows: seen, scores: seen.map(() => 0) };
}

/** The rows with each number; one that none of them has counts as not typed. */
function byNumbers(worded: ScoredRows, numbers: readonly NumberHits[]): { found: ScoredRows; unmatched: readonly string[] } {
  const unmatched: string[] = [];
  let found = worded;
  for (const { number, among } of numbers) {
    const narrower = among(found);
    if (narrower.rows.length > 0) found = narrower;
    else if (found.rows.length > 0) unmatched.push(number);
  }
  return { found, unmatched };
}

/** If some rows have the size, only these and what can be made to it; if none has, those of the nearest sizes lead. */
function bySize(found: ScoredRows, { readings }: TypedText, table: ProductTable): ScoredRows {
  if (readings.length === 0) return found;
  const { figures, configurable } = table.factsOf(found);
  const sizeScores = dimensionScores(readings, figures);
  if (sizeScores.size === 0) {
    const nearest = nearestSizes(readings, figures);
    for (const place of configurable) nearest[place] = Math.max(nearest[place]!, holding);
    return { rows: found.rows, scores: found.scores.map((score, place) => score + nearest[place]! * nearestWeight) };
  }
  const places = [...sizeScores.keys(), ...configurable.filter((place) => !sizeScores.has(place))];
  return {
    rows: places.map((place) => found.rows[place]!),
    scores: places.map((place) => found.scores[place]! + (sizeScores.get(place) ?? 0) * dimensionWeight),
  };
}

function byLoad(found: ScoredRows, { massKg }: TypedText, table: ProductTable): ScoredRows {
  if (massKg === null) return found;
  const { rows, scores } = found;
  return { rows, scores: rows.map((row, place) => scores[place]! + ((table.loadAt(row) ?? -1) >= massKg ? loadWeight : 0)) };
}

function withNamed(found: ScoredRows, named: ReadonlyMap<number, number>, own: ReadonlyMap<number, number>): ScoredRows {
  const scores = new Map(found.rows.map((row, place) => [row, found.scores[place]!]));
  for (const [row, match] of named) scores.set(row, (scores.get(row) ?? 0) + match * articleWeight);
  for (const [row, match] of own) scores.set(row, (scores.get(row) ?? 0) + match * ownNumberWeight);
  return { rows: [...scores.keys()], scores: [...scores.values()] };
}
