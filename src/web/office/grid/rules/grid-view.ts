/** A grid's view and its form in the address: search, order, filters, chosen columns, widths, density, name of a saved view. */
import { filterTexts, parseFilter } from '#domain/list/filter-text.ts';
import { columnPattern } from '#domain/list/column-key.ts';
import { parseSort, sortText } from '#domain/list/sort-text.ts';
import { wholeList, withFilter, type ListView } from '#domain/list/list-view.ts';

export type Density = 'kompakt' | 'standard' | 'luftig';

export interface GridView extends ListView {
  /** Keys in their order; null for the list's default. */
  readonly columns: readonly string[] | null;
  /** By key, in pixels, only where they differ from the column's own. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
  /** Name of the saved view this one is based on. */
  readonly name: string | null;
}

export const plainView: GridView = { ...wholeList, columns: null, widths: {}, density: 'standard', name: null };

const ours = ['search', 'sort', 'filter', 'columns', 'widths', 'density', 'view'];
const densities: readonly Density[] = ['kompakt', 'standard', 'luftig'];

/** Invalid parts are ignored: an old link still opens the list. `standard` fills in what the address leaves out. */
export function viewOf(query: URLSearchParams, standard: GridView = plainView): GridView {
  const sort = parseSort(query.get('sort') ?? sortText(standard.sort));
  const columns = (query.get('columns') ?? '').split(',').filter((key) => columnPattern.test(key));
  const density = densities.find((word) => word === query.get('density'));
  const filters = query.getAll('filter').reduce<ListView>((view, text) => {
    const parsed = parseFilter(text);
    return parsed.ok ? withFilter(view, parsed.value.column, parsed.value.filter) : view;
  }, wholeList).filters;
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    sort: sort.ok ? sort.value : standard.sort,
    filters,
    columns: columns.length === 0 ? standard.columns : [...new Set(columns)],
    widths: widthsOf(query.get('widths') ?? ''),
    density: density ?? standard.density,
    name: query.get('view')?.slice(0, 80) ?? null,
  };
}

/** The query of a view beside the address's other parameters; what equals the standard is left out. */
export function queryOf(view: GridView, standard: GridView = plainView, others = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams([...others].filter(([key]) => !ours.includes(key)));
  if (view.name !== null) query.set('view', view.name);
  if (view.search !== '') query.set('search', view.search);
  if (sortText(view.sort) !== sortText(standard.sort)) query.set('sort', sortText(view.sort));
  for (const text of filterTexts(view.filters)) query.append('filter', text);
  if (view.columns !== null && String(view.columns) !== String(standard.columns)) query.set('columns', view.columns.join(','));
  const widths = Object.entries(view.widths).map(([key, width]) => `${key}.${width}`);
  if (widths.length > 0) query.set('widths', widths.join(','));
  if (view.density !== standard.density) query.set('density', view.density);
  return query;
}

function widthsOf(text: string): Record<string, number> {
  const pairs = text.split(',').flatMap((part) => {
    const [, key, width] = /^([A-Za-z][\w.-]{0,63})\.([0-9]{2,3})$/.exec(part) ?? [];
    return key === undefined ? [] : [[key, Number(width)] as const];
  });
  return Object.fromEntries(pairs);
}

/** Whether two views show the same, regardless of their names. */
export function sameView(one: GridView, other: GridView): boolean {
  return String(queryOf({ ...one, name: null })) === String(queryOf({ ...other, name: null }));
}

/** A click on a head cycles: ascending, descending, unsorted. With `also` the column is added to the sort keys. */
export function withSort(view: GridView, column: string, also: boolean): GridView {
  const current = view.sort.find((sort) => sort.column === column);
  const next = current === undefined ? [{ column, descending: false }] : current.descending ? [] : [{ column, descending: true }];
  if (!also) return { ...view, sort: next };
  const others = view.sort.filter((sort) => sort.column !== column);
  return { ...view, sort: [...others, ...next].slice(0, 5) };
}
