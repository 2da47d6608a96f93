import { useMemo, useState } from 'react';
import type { GridRow, RowId } from './rules/column.ts';
import { countWith, openedRows, placeOf, type PlacedRow } from './rules/tree.ts';
import type { RowSource } from './row-source.ts';

export interface PlacedRows<Row extends GridRow> {
  /** Rows on the screen, shown parts included. */
  readonly count: number;
  readonly at: (place: number) => PlacedRow<Row> | undefined;
  /** Places of the screen as places of the list; parts count as their parent's place. */
  readonly ask: (from: number, to: number) => void;
  readonly partsOf: (row: Row) => 'none' | 'closed' | 'open';
  readonly toggle: (id: RowId) => void;
}

/** The rows of a source with the parts of those that are opened under them. */
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
    return {
      count: countWith(source.rowCount, opened),
      at: (place) => {
        const found = placeOf(opened, place);
        if ('child' in found) return { row: found.child, level: 2 };
        const row = source.rowAt(found.index);
        return row === undefined ? undefined : { row, level: 1 };
      },
      ask: (from, to) => source.ask(listPlace(from), listPlace(to)),
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
