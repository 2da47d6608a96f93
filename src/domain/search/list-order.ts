/** The order of the rows of a list. Specification: storefront §4 (Product list sorting: configurable first, then by name; reverse multiplies by −1). */
import type { Column } from './column.ts';
import { compareFigures } from './column.ts';
import type { Listing } from './listing.ts';
import type { RowSet } from './row-set.ts';

export interface SortColumns {
  /** By row: its rank among all names. */
  readonly nameRank: Readonly<Record<number, number>>;
  readonly configurable: RowSet;
  /** As shown. */
  readonly prices: Column;
  readonly longestMm: Column;
}

export type CompareRows = (a: number, b: number) => number;

export const byName =
  ({ nameRank }: Pick<SortColumns, 'nameRank'>): CompareRows =>
  (a, b) =>
    nameRank[a]! - nameRank[b]!;

/** Configurable ones first, then by name. */
function byDefault(columns: Pick<SortColumns, 'nameRank' | 'configurable'>): CompareRows {
  const names = byName(columns);
  const { configurable } = columns;
  return (a, b) => Number(configurable.has(b)) - Number(configurable.has(a)) || names(a, b);
}

/** `byRank`: best first, the default order of a search. */
export function listOrder({ sort, reverse }: Listing, columns: SortColumns, byRank: CompareRows | null): CompareRows {
  const direction = reverse ? -1 : 1;
  const names = byName(columns);
  const byFigure =
    ({ values }: Column): CompareRows =>
    (a, b) =>
      compareFigures(values[a]!, values[b]!, direction) || names(a, b);
  if (sort === 'price') return byFigure(columns.prices);
  if (sort === 'size') return byFigure(columns.longestMm);
  const usual = sort === 'name' ? names : (byRank ?? byDefault(columns));
  return (a, b) => direction * usual(a, b);
}
