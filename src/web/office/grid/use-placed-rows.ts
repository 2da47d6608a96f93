import { useMemo, useState } from 'react';
import type { GridRow, RowId } from './rules/column.ts';
import { countWith, openedRows, placeOf, type PlacedRow } from './rules/tree.ts';
import type { RowSource } from './row-source.ts';

export interface PlacedRows<Row extends GridRow> {
  /** Number of rows on the screen, including shown parts. */
  readonly count: number;
  readonly at: (place: number) => PlacedRow<Row> | undefined;
  /** Number of a row in the list; null for a part. */
  readonly numberAt: (place: number) => number | null;
  /** Places on the screen as places in the list; parts count as their parent's place. */
  readonly ask: (from: number, to: number) => void;
  /** Rows from one place to another, both included; null while one of them is not loaded. */
  readonly loadedBetween: (from: number, to: number) => readonly Row[] | null;
  /** The same, loaded where needed; rejects if a row cannot be loaded. */
  readonly between: (from: number, to: number) => Promise<readonly Row[]>;
  readonly partsOf: (row: Row) => 'none' | 'closed' | 'open';
  readonly toggle: (id: RowId) => void;
}

/** The rows of a source, each opened one followed by its parts. */
export function usePlacedRows<Row extends GridRow>(
  source: RowSource<Row>,
  childrenOf: ((row: Row) => readonly Row[]) | undefined,
): PlacedRows<Row> {
  const [open, setOpen] = useState<ReadonlySet<RowId>>(() => new Set());
  return useMemo(() => {
    const opened = childrenOf === undefined ? [] : openedRows(source.loaded(), open, childrenOf);
    const listPlace = (place: number): number => {
      const found = placeOf(opened, place);
      return 'index' in found ? found.index : listPlace(place - 1);
    };
    const at = (place: number): PlacedRow<Row> | undefined => {
      const found = placeOf(opened, place);
      if ('child' in found) return { row: found.child, level: 2 };
      const row = source.rowAt(found.index);
      return row === undefined ? undefined : { row, level: 1 };
    };
    const places = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
    const loadedBetween = (from: number, to: number): Row[] | null => {
      const rows = places(from, to).flatMap((place) => at(place)?.row ?? []);
      return rows.length === to - from + 1 ? rows : null;
    };
    return {
      count: countWith(source.rowCount, opened),
      at,
      numberAt: (place) => {
        const found = placeOf(opened, place);
        return 'index' in found ? found.index + 1 : null;
      },
      ask: (from, to) => source.ask(listPlace(from), listPlace(to)),
      loadedBetween,
      between: async (from, to) => {
        const here = loadedBetween(from, to);
        if (here !== null || to < from) return here ?? [];
        const start = listPlace(from);
        const fetched = await source.rowsBetween(start, listPlace(to));
        return places(from, to).flatMap((place) => {
          const found = placeOf(opened, place);
          return 'child' in found ? found.child : (fetched[found.index - start] ?? []);
        });
      },
      partsOf: (row) => {
        if (childrenOf === undefined || childrenOf(row).length === 0) return 'none';
        return open.has(row.id) ? 'open' : 'closed';
      },
      toggle: (id) =>
        setOpen((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
    };
  }, [source, childrenOf, open]);
}
