/** Which documents answer a text, best first: article numbers before names before categories before attributes before descriptions. Says nothing about who may see them. */
import type { QueryCombination, SearchResult } from 'minisearch';
import { articleMatch } from '#domain/search/article-query.ts';
import { dimensionScore } from '#domain/search/dimension.ts';
import type { SearchPlan, TermGroup } from '#domain/search/search-plan.ts';
import { searchPlan, searchText } from '#domain/search/search-plan.ts';
import type { ProductFacts } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';

export interface RankedProduct {
  readonly id: number;
  /** 3 the article number, 2 without its zeros, 1 its beginning, 0 found by words or size. */
  readonly article: number;
  readonly score: number;
  /** Found by its words, not by size alone. */
  readonly byWords: boolean;
}

export interface Ranking {
  readonly plan: SearchPlan;
  readonly products: readonly RankedProduct[];
  /** Keys of categories and pages. */
  readonly places: readonly string[];
  readonly complete: boolean;
}

const groupQuery = ({ terms, weight, prefix }: TermGroup): QueryCombination => ({
  combineWith: 'AND',
  queries: [...terms],
  prefix,
  boostTerm: () => weight,
});

function queryOf(plan: SearchPlan, combineWith: 'AND' | 'OR'): QueryCombination {
  return { combineWith, queries: plan.words.map((groups) => ({ combineWith: 'OR', queries: groups.map(groupQuery) })) };
}

/** Every word answered, else as many as can be. */
function byWords({ engine }: SearchIndex, plan: SearchPlan): { results: SearchResult[]; complete: boolean } {
  if (plan.words.length === 0) return { results: [], complete: true };
  const all = engine.search(queryOf(plan, 'AND'));
  if (all.length > 0) return { results: all, complete: true };
  const some = headsToo(plan);
  return { results: engine.search(queryOf(some, 'OR')), complete: false };
}

/** A compound nobody has is answered by its head: Motorenkiste by Kiste. */
function headsToo(plan: SearchPlan): SearchPlan {
  const words = plan.words.map((groups) => [
    ...groups,
    ...groups.filter(({ terms }) => terms.length > 1).map(({ terms, weight }) => ({ terms: terms.slice(-1), weight: weight * 0.3, prefix: false })),
  ]);
  return { ...plan, words };
}

const dimensionWeight = 1.5;
const numberWeight = 0.5;
const loadWeight = 0.25;
/** Far below the best hit are words that only stand in a description beside others. */
const leastShare = 0.02;
const leastPlaceShare = 0.1;

export function rank(index: SearchIndex, typed: string): Ranking {
  const text = searchText(typed);
  const known = index.kept.get(text);
  if (known !== undefined) return known;
  const plan = searchPlan(text, index.language, index.lexicon);
  const { results, complete } = byWords(index, plan);
  const best = results[0]?.score ?? 1;
  const shares = new Map(results.map(({ id, score }) => [id as string, score / best]));
  const products = index.facts
    .map((facts) => rankProduct(facts, plan, shares.get(`product ${facts.id}`) ?? 0))
    .filter((each) => each !== null)
    .toSorted((a, b) => b.article - a.article || b.score - a.score);
  const places = results
    .filter(({ id, score }) => !(id as string).startsWith('product ') && score / best > leastPlaceShare)
    .map(({ id }) => id as string);
  const ranking = { plan, products, places, complete };
  index.kept.set(text, ranking);
  return ranking;
}

function rankProduct(facts: ProductFacts, plan: SearchPlan, share: number): RankedProduct | null {
  const article = articleMatch(plan.article, facts.articleNumber);
  const size = plan.readings.length === 0 ? 0 : dimensionScore(plan.readings, facts.sizesMm);
  const wordless = plan.words.length === 0;
  const numbered = plan.numbers.length > 0 && plan.numbers.some((number) => facts.numbers.has(number));
  const carries = plan.massKg !== null && facts.loadKg !== null && facts.loadKg >= plan.massKg;
  const answersWords = share > leastShare;
  const found = article > 0 || answersWords || (wordless && (size > 0 || numbered || (carries && plan.readings.length === 0)));
  if (!found) return null;
  const score = share + size * dimensionWeight + (numbered ? numberWeight : 0) + (carries ? loadWeight : 0);
  return { id: facts.id, article, score, byWords: answersWords };
}
