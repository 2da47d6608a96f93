/**
 * Which rows a list shows: a search, an order and a filter per column. The same shape is used in the address bar,
 * the grid, on the wire and in the server's query. It knows neither the columns of a list nor how many rows there are.
 */

export type ColumnFilter =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'values'; readonly values: readonly string[] }
  /** Both ends are included; null leaves an end open. Numbers and dates as on the wire. */
  | { readonly kind: 'range'; readonly from: string | null; readonly to: string | null };

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

export interface ListView {
  readonly search: string;
  /** The first column decides, the next ones only among equal values. */
  readonly sort: readonly Sort[];
  /** By column. */
  readonly filters: Readonly<Record<string, ColumnFilter>>;
}

export const wholeList: ListView = { search: '', sort: [], filters: {} };

/** Whether a filter lets every row pass. */
export function isEmptyFilter(filter: ColumnFilter): boolean {
  if (filter.kind === 'text') return filter.text.trim() === '';
  if (filter.kind === 'values') return filter.values.length === 0;
  return filter.from === null && filter.to === null;
}

/** The view with another filter for one column; null or an empty filter removes it. */
export function withFilter(view: ListView, column: string, filter: ColumnFilter | null): ListView {
  const others = Object.entries(view.filters).filter(([key]) => key !== column);
  const own: [string, ColumnFilter][] = filter === null || isEmptyFilter(filter) ? [] : [[column, filter]];
  return { ...view, filters: Object.fromEntries([...others, ...own]) };
}
