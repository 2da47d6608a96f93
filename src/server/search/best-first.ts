/** The order of what a search found: best first, equally good ones in the order of the shop. */
import type { Language } from '#domain/language/language.ts';
import type { CompareRows } from '#domain/search/list-order.ts';
import type { SearchState } from './search-state.ts';
import type { ScoredRows } from './word-hits.ts';

/** By row. */
let settled = new Float64Array(0);

/** For the rows found only, and valid only until the next search. */
export function bestFirst({ table, columns }: SearchState, language: Language, { rows, scores }: ScoredRows): CompareRows {
  if (settled.length < table.size) settled = new Float64Array(table.size * 2);
  for (let place = 0; place < rows.length; place += 1) settled[rows[place]!] = scores[place]!;
  const usual = columns.usualRankOf(language);
  return (a, b) => settled[b]! - settled[a]! || usual[a]! - usual[b]!;
}
