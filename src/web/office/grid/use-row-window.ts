import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { filterTexts } from '#domain/list/filter-text.ts';
import type { ListView } from '#domain/list/list-view.ts';
import { sortText } from '#domain/list/sort-text.ts';
import type { Column, GridRow } from './rules/column.ts';
import type { CountedValue } from './rules/local-rows.ts';
import { emptyWindow, missingPages, rowIn, withPage, type RowPage, type RowWindow } from './rules/row-window.ts';
import type { RowSource } from './row-source.ts';

export interface WindowOptions<Row extends GridRow> {
  readonly view: ListView;
  readonly perPage: number;
  /** One page of the view; the first is 1. */
  readonly load: (view: ListView, page: number) => Promise<RowPage<Row>>;
  /** Values of a column with their counts, under the view's other filters. */
  readonly loadValues: (view: ListView, column: Column<Row>) => Promise<readonly CountedValue[]>;
  /** The first page of this view, if the screen was loaded with it. */
  readonly first?: RowPage<Row> | undefined;
}

export const listKey = ({ search, sort, filters }: ListView): string =>
  JSON.stringify([search, sortText(sort), filterTexts(filters).toSorted()]);

/** A list that stays on the server: pages are loaded as they come into view, an answer to an earlier view is dropped. */
export function useRowWindow<Row extends GridRow>(options: WindowOptions<Row>): RowSource<Row> {
  const { view, perPage, first } = options;
  const key = listKey(view);
  const [kept, setKept] = useState<RowWindow<Row>>(() => opened(key, first));
  const window = useMemo(() => (kept.key === key ? kept : emptyWindow<Row>(key, kept.total)), [kept, key]);
  const pending = useRef(new Map<string, Promise<RowPage<Row>>>());
  const looked = useRef<[number, number]>([0, perPage - 1]);
  const latest = useRef({ options, window, key });
  // Layout effect: must run before the grid's effects, which request rows before this component's own effects run.
  useLayoutEffect(() => {
    latest.current = { options, window, key };
  });

  /** One request per page and view; its answer goes into the window of that view only. */
  const loadPage = useCallback((page: number): Promise<RowPage<Row>> => {
    const { options: asked, key: askedKey } = latest.current;
    const name = `${askedKey} ${page}`;
    const running = pending.current.get(name);
    if (running) return running;
    const starting = asked.load(asked.view, page).finally(() => pending.current.delete(name));
    pending.current.set(name, starting);
    const current = (before: RowWindow<Row>): RowWindow<Row> =>
      before.key === askedKey || latest.current.key !== askedKey ? before : emptyWindow(askedKey, before.total);
    starting.then(
      (answer) => setKept((before) => withPage(current(before), askedKey, page, answer)),
      () => setKept((before) => (current(before).key === askedKey ? { ...current(before), failed: true } : before)),
    );
    return starting;
  }, []);

  const ask = useCallback(
    (from: number, to: number): void => {
      looked.current = [from, to];
      const { window: now } = latest.current;
      if (now.failed) return;
      for (const page of missingPages(now, from, to, perPage)) void loadPage(page).catch(() => undefined);
    },
    [loadPage, perPage],
  );

  return useMemo(
    () => ({
      rowCount: window.total,
      rowAt: (index) => rowIn(window, index, perPage),
      loaded: () => loadedRows(window, perPage),
      ask,
      rowsBetween: async (from, to) => {
        const pages = Array.from({ length: Math.floor(to / perPage) - Math.floor(from / perPage) + 1 }, (_, step) => step);
        const start = Math.floor(from / perPage);
        const answers: readonly Row[][] = await Promise.all(
          pages.map(async (step) => [...(window.pages.get(start + step + 1) ?? (await loadPage(start + step + 1)).items)]),
        );
        return answers.flat().slice(from - start * perPage, to - start * perPage + 1);
      },
      valuesOf: (column) => latest.current.options.loadValues(latest.current.options.view, column),
      isLoading: window.pages.size === 0 && !window.failed,
      failed: window.failed,
      retry: () => {
        setKept({ ...window, failed: false });
        for (const page of missingPages(window, ...looked.current, perPage)) void loadPage(page).catch(() => undefined);
      },
      refresh: () => {
        const [from, to] = looked.current;
        const pages = missingPages({ ...window, pages: new Map() }, from, to, perPage);
        setKept((before) => ({ ...before, pages: new Map([...before.pages].filter(([page]) => pages.includes(page))) }));
        for (const page of pages) void loadPage(page).catch(() => undefined);
      },
    }),
    [window, perPage, ask, loadPage],
  );
}

function opened<Row>(key: string, first: RowPage<Row> | undefined): RowWindow<Row> {
  const empty = emptyWindow<Row>(key);
  return first === undefined ? empty : withPage(empty, key, 1, first);
}

function* loadedRows<Row>({ pages }: RowWindow<Row>, perPage: number): Iterable<readonly [number, Row]> {
  for (const [page, rows] of pages) {
    for (const [index, row] of rows.entries()) yield [(page - 1) * perPage + index, row];
  }
}
