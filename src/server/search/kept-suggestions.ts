/**
 * What everybody is answered while typing, kept by the typed text until the catalogue changes. Many type the same first letters, and these match the most
 * products: a tenth of a large catalogue.
 */
import { searchText } from '#domain/search/search-text.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { WrittenAnswer } from '#server/call/binding.ts';
import { keptWithLadders, paysAsEverybody } from '#server/pricing/price-ladder-of.ts';
import type { ListColumns } from './list-columns.ts';
import type { SearchCaller } from './search-caller.ts';
import { isStaff } from './search-caller.ts';
import type { SearchRequest } from './search-shop.ts';
import type { SearchState } from './search-state.ts';

const mostKept = 2000;
/** A longer text is one visitor's own. */
const longestKept = 20;

type Kept = LeastRecentlyUsed<string, WrittenAnswer>;

/** A change of the catalogue brings new columns. */
const keptByColumns = keptWithLadders(() => new WeakMap<ListColumns, Kept>());

function keptIn({ columns }: SearchState): Kept {
  const byColumns = keptByColumns();
  const known = byColumns.get(columns) ?? new LeastRecentlyUsed<string, WrittenAnswer>(mostKept);
  byColumns.set(columns, known);
  return known;
}

const asksAsEverybody = ({ snapshot }: SearchState, caller: SearchCaller): boolean =>
  !isStaff(caller) && caller.ties.size === 0 && paysAsEverybody(snapshot, caller.customerId);

export function keptSuggestions(
  state: SearchState,
  { q, language }: Pick<SearchRequest, 'q' | 'language'>,
  caller: SearchCaller,
  suggest: () => WrittenAnswer,
): WrittenAnswer {
  const text = searchText(q);
  if (text.length > longestKept || !asksAsEverybody(state, caller)) return suggest();
  return keptIn(state).getOrMake(`${language} ${text}`, suggest);
}
