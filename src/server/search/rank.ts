/** Ranks the products that match a text, for one caller: article numbers before names before attributes before descriptions. */
import type { SearchPlan, TypedText } from '#domain/search/search-plan.ts';
import { readTyped, searchPlan } from '#domain/search/search-plan.ts';
import type { NumberHits } from './number-rows.ts';
import { numberHits } from './number-rows.ts';
import type { ProductTable } from './product-table.ts';
import type { FindWordHits, WordHits, WordsRequest } from './word-hits.ts';
import { exactWordHits } from './word-hits.ts';

export interface Ranking {
  readonly plan: SearchPlan;
  readonly rows: readonly number[];
  /** True: best first already, equal ones in the order of the shop. */
  readonly inOrder: boolean;
  /** Higher is better; valid only until the next search. */
  readonly scoreOf: (row: number) => number;
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

/** By row. */
let settled = new Float64Array(0);

const dimensionWeight = 1.5;
const loadWeight = 0.25;
const articleWeight = 100;
const ownNumberWeight = 1000;

/** True: an article number was typed, not only words. */
export const isNumberScore = (score: number): boolean => score >= articleWeight;

export function rank(text: string, request: RankRequest): Ranking {
  const { table, sees, ownNumbers, findWords } = request;
  if (settled.length < table.size) settled = new Float64Array(table.size * 2);
  const typed = readTyped(text, request.language, request.lexicon);
  const named = new Map([...table.articleNumbers.find(typed.article)].filter(([row]) => sees(row)));
  const isNamed = named.size > 0 || ownNumbers.size > 0;
  const isExact = ownNumbers.size > 0 || [...named.values()].some((match) => match > 1);
  const hits = isNamed ? exactWordHits(typed.letters, request) : findWords(typed.letters, request);
  const sizes = typed.letters.length > 0 ? null : table.sizes.find(typed.readings);
  const numbers = typed.numbers.map((number) => numberHits(number, request, typed.readings.length === 0));
  const isFound = typed.letters.length > 0 || isExact;
  const found = isFound ? settle(hits) : wordless(typed, request, [sizes?.keys() ?? [], ...numbers.map((each) => each.rows())]);
  const { massKg } = typed;
  const plan = searchPlan(typed, hits.plan);
  const scoreOf = (row: number): number => settled[row] ?? 0;
  if (hits.inOrder && typed.readings.length === 0 && numbers.length === 0 && massKg === null)
    return { plan, rows: found, inOrder: true, scoreOf, complete: hits.complete, unanswered: hits.unanswered };
  const { rows: numbered, unmatched } = byNumbers(found, numbers);
  const sized = bySize(numbered, table, sizes === null ? (row) => table.sizes.scoreOf(typed.readings, row) : (row) => sizes.get(row) ?? 0);
  if (massKg !== null) for (const row of sized) if ((table.loadAt(row) ?? -1) >= massKg) settled[row]! += loadWeight;
  return {
    plan,
    rows: isNamed ? withNamed(sized, named, ownNumbers) : sized,
    inOrder: false,
    scoreOf,
    complete: isNamed || (hits.complete && unmatched.length === 0),
    unanswered: isNamed ? [] : [...hits.unanswered, ...unmatched],
  };
}

function settle({ rows, scores }: WordHits): readonly number[] {
  for (let place = 0; place < rows.length; place += 1) settled[rows[place]!] = scores[place]!;
  return rows;
}

/** For texts of only numbers, sizes or a weight. */
function wordless({ massKg, readings }: TypedText, { table, sees }: RankRequest, found: readonly Iterable<number>[]): readonly number[] {
  const rows = new Set(found.flatMap((each) => [...each]));
  if (massKg !== null && readings.length === 0) {
    for (let row = 0; row < table.size; row += 1) if ((table.loadAt(row) ?? -1) >= massKg) rows.add(row);
  }
  const seen = [...rows].filter(sees);
  for (const row of seen) settled[row] = 0;
  return seen;
}

/** The rows with each number; one that none of them has counts as not typed. */
function byNumbers(rows: readonly number[], numbers: readonly NumberHits[]): { rows: readonly number[]; unmatched: readonly string[] } {
  const unmatched: string[] = [];
  let left = rows;
  for (const { number, scoreOf } of numbers) {
    const narrower: number[] = [];
    for (const row of left) {
      const score = scoreOf(row);
      if (score === 0) continue;
      settled[row]! += score;
      narrower.push(row);
    }
    if (narrower.length > 0) left = narrower;
    else if (left.length > 0) unmatched.push(number);
  }
  return { rows: left, unmatched };
}

/** If some rows have the size, only these and what can be made to it. */
function bySize(rows: readonly number[], table: ProductTable, scoreOf: (row: number) => number): readonly number[] {
  const sized: number[] = [];
  const adaptable: number[] = [];
  for (const row of rows) {
    const score = scoreOf(row);
    if (score > 0) {
      settled[row]! += score * dimensionWeight;
      sized.push(row);
    } else if (table.isConfigurableAt(row)) adaptable.push(row);
  }
  return sized.length === 0 ? rows : [...sized, ...adaptable];
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
