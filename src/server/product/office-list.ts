/**
 * The office's list of products, searched, filtered and sorted in memory. The last lists are cached with their sources: only changed products are filtered and
 * placed again, and the next window of a list costs nothing.
 */
import { nameSortKey } from '#domain/catalog/product-order.ts';
import { visibilityOf } from '#domain/catalog/completeness.ts';
import type { ColumnFilter, Sort } from '#domain/list/list-view.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import { fulfils } from '#server/call/matches-condition.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { derived } from '#server/catalog/derived.ts';
import { officeColumns } from './office-columns.ts';
import type { ListGround, OfficeColumns } from './office-columns.ts';
import { marginsKnown } from './prepare-products.ts';
import { merged } from './sorted-products.ts';
import type { ProductList } from './sorted-products.ts';

export interface OfficeView {
  search: string;
  sort: readonly Sort[];
  filter: Readonly<Record<string, ColumnFilter>>;
}

interface Kept {
  readonly ground: ListGround;
  readonly columns: OfficeColumns;
  readonly list: ProductList;
}

const keptViews = 40;
const lists = derived<LeastRecentlyUsed<string, Kept>>((_snapshot, before) => before ?? new LeastRecentlyUsed<string, Kept>(keptViews));

type Compare = (a: CatalogProduct, b: CatalogProduct) => number;

/** Refuses columns that the list does not have. */
export async function officeList(ground: ListGround, view: OfficeView): Promise<ProductList> {
  const columns = officeColumns(ground.snapshot);
  const shapes = Object.fromEntries(Object.entries(columns).map(([name, { column }]) => [name, column]));
  const conditions = conditionsOf(shapes, view.filter);
  const sort = checkedSort(shapes, view.sort);
  if ([...conditions, ...sort].some(({ column }) => column === 'margin')) await marginsKnown(ground.snapshot);
  const kept = lists(ground.snapshot);
  const key = JSON.stringify([view.search.trim(), sort, view.filter]);
  const before = kept.get(key);
  if (before?.ground.snapshot === ground.snapshot && before.ground.around === ground.around) return before.list;
  const holds = test(ground, columns, conditions, view.search);
  const compare = comparing(ground, columns, sort);
  const isNear = before !== undefined && before.columns === columns && before.ground.around === ground.around;
  const list = isNear ? changedList(before, ground, holds, compare) : ground.snapshot.products.filter(holds).sort(compare);
  kept.set(key, { ground, columns, list });
  return list;
}

/** Only changed products are filtered and placed again. */
function changedList(before: Kept, { snapshot }: ListGround, holds: (product: CatalogProduct) => boolean, compare: Compare): ProductList {
  const isSame = ({ id }: CatalogProduct): boolean => snapshot.productById.get(id) === before.ground.snapshot.productById.get(id);
  const rest = before.list.filter(isSame);
  const added = snapshot.products.filter((product) => !isSame(product) && holds(product)).sort(compare);
  return merged(rest, added, compare);
}

function test(ground: ListGround, columns: OfficeColumns, conditions: readonly Condition[], search: string) {
  const words = search
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .filter((word) => word !== '');
  const isVisibilityAsked = conditions.some(({ column }) => column === 'visibility');
  const cells = conditions.map((condition) => ({ condition, cell: columns[condition.column]!.cell }));
  return (product: CatalogProduct): boolean => {
    if (!isVisibilityAsked && visibilityOf(product) === 'deleted') return false;
    if (words.length > 0) {
      const text = `${searchText(product)} ${ground.around.ties.get(product.id)?.numbers ?? ''}`;
      if (!words.every((word) => text.includes(word))) return false;
    }
    return cells.every(({ condition, cell }) => fulfils(condition, cell(product, ground)));
  };
}

const searchTexts = new WeakMap<CatalogProduct, string>();

function searchText(product: CatalogProduct): string {
  const known = searchTexts.get(product);
  if (known !== undefined) return known;
  const { de, fr, en } = product.texts.name;
  const text = `${product.articleNumber} ${de} ${fr} ${en}`.toLocaleLowerCase('de');
  searchTexts.set(product, text);
  return text;
}

const byNumber: readonly Sort[] = [{ column: 'articleNumber', descending: false }];

/** Rows without a value come last in either direction; equal rows are ordered by id. */
function comparing(ground: ListGround, columns: OfficeColumns, sort: readonly Sort[]): Compare {
  const orders = (sort.length === 0 ? byNumber : sort).map(({ column, descending }) => ({
    keyOf: sortKeys(ground, columns, column),
    sign: descending ? -1 : 1,
  }));
  return (a, b) => {
    for (const { keyOf, sign } of orders) {
      const [one, other] = [keyOf(a), keyOf(b)];
      if (one === other) continue;
      if (one === null) return 1;
      if (other === null) return -1;
      return one < other ? -sign : sign;
    }
    return a.id - b.id;
  };
}

/** Each key is computed once per sorting. */
function sortKeys(ground: ListGround, columns: OfficeColumns, name: string): (product: CatalogProduct) => string | number | null {
  const known = new Map<CatalogProduct, string | number | null>();
  const { cell } = columns[name]!;
  return (product) => {
    const ready = known.get(product);
    if (ready !== undefined) return ready;
    const value = cell(product, ground);
    const key = Array.isArray(value) ? value.join(' ') : typeof value === 'boolean' ? Number(value) : value === '' ? null : value;
    const made = typeof key === 'string' ? nameSortKey(key) : (key as number | null);
    known.set(product, made);
    return made;
  };
}
