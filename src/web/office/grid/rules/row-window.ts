/**
 * Rows of a long list as pages of a fixed length, loaded as they come into view. Rows that are not loaded yet are known by their place.
 * Answers to an earlier view are dropped; pages far from the visible rows are released.
 */

export interface RowPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

export interface RowWindow<Row> {
  /** Search, order and filters that the pages belong to, as text. */
  readonly key: string;
  /** The first page is 1. */
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly total: number;
  readonly failed: boolean;
}

const keptPages = 60;

export function emptyWindow<Row>(key: string, total = 0): RowWindow<Row> {
  return { key, pages: new Map(), total, failed: false };
}

export function withPage<Row>(window: RowWindow<Row>, key: string, page: number, { items, total }: RowPage<Row>): RowWindow<Row> {
  if (key !== window.key) return window;
  const pages = new Map(window.pages).set(page, items);
  if (pages.size > keptPages) {
    const farthest = [...pages.keys()].toSorted((one, other) => Math.abs(other - page) - Math.abs(one - page))[0] ?? page;
    pages.delete(farthest);
  }
  return { key, pages, total, failed: false };
}

export function rowIn<Row>(window: RowWindow<Row>, index: number, perPage: number): Row | undefined {
  return window.pages.get(Math.floor(index / perPage) + 1)?.[index % perPage];
}

/** Pages that contain the rows `from` to `to`, both included, and are not loaded yet. If the total is unknown: the first page. */
export function missingPages<Row>(window: RowWindow<Row>, from: number, to: number, perPage: number): number[] {
  const last = Math.max(1, Math.ceil(window.total / perPage));
  const first = Math.min(last, Math.floor(Math.max(0, from) / perPage) + 1);
  const end = Math.min(last, Math.floor(Math.max(0, to) / perPage) + 1);
  return Array.from({ length: end - first + 1 }, (_, step) => first + step).filter((page) => !window.pages.has(page));
}
