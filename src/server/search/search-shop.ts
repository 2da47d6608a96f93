/** Searches a typed text for one caller: visible products, the caller's prices, its own article numbers first. */
import type { SearchAnswer } from '#contract/search.ts';
import type { Language } from '#domain/language/language.ts';
import { plainLetters } from '#domain/search/fold.ts';
import { searchText } from '#domain/search/search-text.ts';
import { topRows } from '#domain/search/top-rows.ts';
import { WrittenAnswer } from '#server/call/binding.ts';
import { bestFirst } from './best-first.ts';
import { keptWordHits } from './kept-word-hits.ts';
import { isSized, madeToSizeJson } from './made-to-size.ts';
import { foundProductsJson } from './product-card.ts';
import { sight } from './product-table.ts';
import type { Ranking } from './rank.ts';
import { isNumberScore, rank } from './rank.ts';
import type { SearchCaller } from './search-caller.ts';
import { isStaff, ownNumberRows, seesShown } from './search-caller.ts';
import { findPlaces } from './search-places.ts';
import type { SearchState } from './search-state.ts';
import type { ScoredRows } from './word-hits.ts';
import { wordHits } from './word-hits.ts';

export interface SearchRequest {
  /** As typed. */
  q: string;
  language: Language;
  /** True: while typing. */
  unfinished: boolean;
}

export interface SearchLimits {
  products: number;
  places: number;
  madeToSize: number;
}

export function searchShop(state: SearchState, request: SearchRequest, caller: SearchCaller, limits: SearchLimits): WrittenAnswer {
  const q = searchText(request.q);
  if (q === '') return written([], [], { q, corrected: null, complete: true, unanswered: [], total: 0, categories: [], pages: [] });
  const { table, snapshot } = state;
  const ranking = rankRows(state, request, caller);
  const top = ranking.inOrder
    ? ranking.rows.slice(0, limits.products)
    : topRows(ranking.rows, limits.products, bestFirst(state, request.language, ranking));
  const { complete, ...places } = findPlaces(state.indexOf(request.language).places, ranking.plan, limits.places);
  const view = { ...caller, language: request.language };
  const textAt = foundProductsJson(table, snapshot, view);
  const products = top.flatMap((row) => textAt(row) ?? []);
  return written(products, offers(state, request, caller, { ranking, limit: limits.madeToSize }), {
    q,
    // A correction that finds nothing either is none.
    corrected: ranking.rows.length === 0 ? null : ranking.plan.corrected,
    complete: ranking.complete || (ranking.rows.length === 0 && complete),
    unanswered: ranking.unanswered.map((word) => asTyped(word, q)),
    total: ranking.rows.length,
    ...places,
  });
}

/** If nothing that has all the words can be made in the typed size, what one of them names: "Holzkiste mit Griffen 600 x 400 x 300". */
function offers(
  state: SearchState,
  request: SearchRequest,
  caller: SearchCaller,
  { ranking: { plan, rows }, limit }: { ranking: Pick<Ranking, 'plan' | 'rows'>; limit: number },
): string[] {
  const view = { language: request.language, customerId: caller.customerId, limit };
  const found = madeToSizeJson(state, { plan, rows }, view);
  if (found.length > 0 || plan.words.length < 2 || !isSized(plan)) return found;
  for (const { typed } of plan.words) {
    const named = rankRows(state, { ...request, q: typed }, caller);
    const made = madeToSizeJson(state, { plan, rows: named.rows }, view);
    if (made.length > 0) return made;
  }
  return [];
}

/** `products` and `made`: each in JSON. */
function written(
  products: readonly string[],
  made: readonly string[],
  beside: Omit<SearchAnswer, 'products' | 'madeToSize'>,
): WrittenAnswer {
  return new WrittenAnswer(`{"products":[${products.join(',')}],"madeToSize":[${made.join(',')}],${JSON.stringify(beside).slice(1)}`);
}

function asTyped(word: string, text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).find((each) => plainLetters(each) === word) ?? word;
}

function byNumber({ rows, scores }: Ranking): ScoredRows {
  const isNumber = (place: number): boolean => isNumberScore(scores[place]!);
  return { rows: rows.filter((_, place) => isNumber(place)), scores: scores.filter((_, place) => isNumber(place)) };
}

/** Matches of a text that the caller may see. For staff including hidden products, if these match the text exactly as typed. */
export function rankRows(state: SearchState, { q, language, unfinished }: SearchRequest, caller: SearchCaller): Ranking {
  const { table } = state;
  const text = searchText(q);
  const { shown, hidden, lexicon, hiddenLexicon, nameLengths } = state.indexOf(language);
  const usual = { table, language, nameLengths, unfinished };
  const ownNumbers = ownNumberRows(text, table, caller);
  const sees = seesShown(table, caller);
  const seesAsEverybody = !isStaff(caller) && caller.ties.size === 0;
  const findWords = seesAsEverybody && !unfinished ? keptWordHits(state.columns) : wordHits;
  const seenOwn = new Map([...ownNumbers].filter(([row]) => sees(row)));
  const ranking = rank(text, { ...usual, words: shown, lexicon, sees, ownNumbers: seenOwn, findWords });
  if (!isStaff(caller)) return ranking;
  const seesHidden = (row: number): boolean => table.sightAt(row) === sight.staff;
  const faded = rank(text, {
    ...usual,
    words: hidden,
    lexicon: hiddenLexicon,
    sees: seesHidden,
    ownNumbers: new Map(),
    findWords: wordHits,
  });
  const found = faded.complete && faded.plan.corrected === null ? faded : byNumber(faded);
  if (found.rows.length === 0) return ranking;
  // Partial matches are dropped if there are complete ones.
  const others = ranking.complete ? ranking : byNumber(ranking);
  const rows = [...others.rows, ...found.rows];
  return { ...ranking, rows, scores: [...others.scores, ...found.scores], inOrder: false, complete: true, unanswered: [] };
}
