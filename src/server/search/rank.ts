/** Which documents answer a text, best first: article numbers before names before categories before attributes before descriptions. Says nothing about who may see them. */
import type { QueryCombination, SearchResult } from 'minisearch';
import { articleMatch } from '#domain/search/article-query.ts';
import { dimensionScore } from '#domain/search/dimension.ts';
import type { SearchPlan, TermGroup } from '#domain/search/search-plan.ts';
import { searchPlan } from '#domain/search/search-plan.ts';
import { searchText } from '#domain/search/search-text.ts';
import type { ProductFacts } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import type { FieldsByTerm } from './word-score.ts';
import { wordScore } from './word-score.ts';

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

const groupQuery = ({ terms, prefix }: TermGroup): QueryCombination => ({ combineWith: 'AND', queries: [...terms], prefix });

function queryOf(plan: SearchPlan, combineWith: 'AND' | 'OR'): QueryCombination {
  return { combineWith, queries: plan.words.map((groups) => ({ combineWith: 'OR', queries: groups.map(groupQuery) })) };
}

const isProduct = ({ id }: SearchResult): boolean => (id as string).startsWith('product ');

/** Every word answered; else read with more doubt; else as many words and parts of words as can be. */
function byWords(index: SearchIndex, text: string): { plan: SearchPlan; results: SearchResult[]; complete: boolean } {
  const plan = searchPlan(text, index.language, index.lexicon);
  if (plan.words.length === 0) return { plan, results: [], complete: true };
  const all = index.engine.search(queryOf(plan, 'AND'));
  if (all.some(isProduct)) return { plan, results: all, complete: true };
  const doubted = searchPlan(text, index.language, index.lexicon, true);
  const second = index.engine.search(queryOf(doubted, 'AND'));
  if (second.some(isProduct)) return { plan: doubted, results: second, complete: true };
  if (all.length > 0) return { plan, results: all, complete: true };
  const some = withParts(plan);
  return { plan: some, results: index.engine.search(queryOf(some, 'OR')), complete: false };
}

function partsOf({ terms, weight }: TermGroup): TermGroup[] {
  if (terms.length < 2) return [];
  return terms.map((term, at) => ({ terms: [term], weight: weight * (at === terms.length - 1 ? 0.4 : 0.3), prefix: false }));
}

/** A compound nobody has is answered by its parts, best by its head: Motorenkiste by Kiste. */
function withParts(plan: SearchPlan): SearchPlan {
  return { ...plan, words: plan.words.map((groups) => [...groups, ...groups.flatMap(partsOf)]) };
}

const dimensionWeight = 1.5;
const numberWeight = 0.5;
const loadWeight = 0.25;
/** Among equal hits: what can be configured, and what is called nothing but what was asked for. */
const configurableWeight = 0.1;
const wholeNameWeight = 0.08;
/** Only categories and pages that are named so, or nearly. */
const leastPlaceScore = 0.2;

export function rank(index: SearchIndex, typed: string): Ranking {
  const text = searchText(typed);
  const known = index.kept.get(text);
  if (known !== undefined) return known;
  const { plan, results, complete } = byWords(index, text);
  const scores = new Map(results.map(({ id, match }) => [id as string, { score: wordScore(plan, match), match }]));
  const products = index.facts
    .map((facts) => rankProduct(facts, plan, scores.get(`product ${facts.id}`)))
    .filter((each) => each !== null)
    .toSorted((a, b) => b.article - a.article || b.score - a.score);
  const places = [...scores]
    .filter(([id, { score }]) => !id.startsWith('product ') && score > leastPlaceScore)
    .toSorted(([a, { score: scoreOfA }], [b, { score: scoreOfB }]) => scoreOfB - scoreOfA || nameLength(index, a) - nameLength(index, b))
    .map(([id]) => id);
  const ranking = { plan, products, places, complete };
  index.kept.set(text, ranking);
  return ranking;
}

/** Of equal ones the plainer: Paletten before Normpaletten. */
const nameLength = ({ categories, pages }: SearchIndex, key: string): number => (categories.get(key) ?? pages.get(key))?.name.length ?? 0;

function rankProduct(
  facts: ProductFacts,
  plan: SearchPlan,
  words: { score: number; match: FieldsByTerm } | undefined,
): RankedProduct | null {
  const article = articleMatch(plan.article, facts.articleNumber);
  const size = plan.readings.length === 0 ? 0 : dimensionScore(plan.readings, facts.sizesMm);
  const wordless = plan.words.length === 0;
  const numbered = plan.numbers.some((number) => facts.numbers.has(number));
  const carries = plan.massKg !== null && facts.loadKg !== null && facts.loadKg >= plan.massKg;
  const found = article > 0 || words !== undefined || (wordless && (size > 0 || numbered || (carries && plan.readings.length === 0)));
  if (!found) return null;
  const named = words === undefined ? 0 : [...facts.nameTerms].filter((term) => term in words.match).length / facts.nameTerms.size;
  const score =
    (words?.score ?? 0) +
    size * dimensionWeight +
    (numbered ? numberWeight : 0) +
    (carries ? loadWeight : 0) +
    named * wholeNameWeight +
    (named > 0 && facts.canBeConfigured ? configurableWeight : 0);
  return { id: facts.id, article, score, byWords: words !== undefined };
}
