import { useMemo, useState } from 'react';
import type { GridRow, RowId } from './rules/column.ts';
import { allTicks, isTicked, noTicks, tickCount, withTicks, type Ticks } from './rules/ticks.ts';

export interface TickControl<Row extends GridRow> {
  readonly ticks: Ticks;
  readonly count: number;
  readonly isTicked: (id: RowId) => boolean;
  readonly all: 'none' | 'some' | 'all';
  /** Ticks or unticks these rows, all like the first one. */
  readonly toggle: (rows: readonly Row[]) => void;
  readonly tickAll: () => void;
  readonly clear: () => void;
}

/** Ticks survive paging, sorting and, unless "all", filtering; "all" ends with the search or filters it was set under. */
export function useTicks<Row extends GridRow>(rowCount: number, filterKey: string): TickControl<Row> {
  const [kept, setKept] = useState<{ ticks: Ticks; key: string }>({ ticks: noTicks, key: filterKey });
  const ticks = kept.ticks.kind === 'all' && kept.key !== filterKey ? noTicks : kept.ticks;
  return useMemo(() => {
    const set = (next: Ticks): void => setKept({ ticks: next, key: filterKey });
    const count = tickCount(ticks, rowCount);
    return {
      ticks,
      count,
      isTicked: (id) => isTicked(ticks, id),
      all: count === 0 ? 'none' : ticks.kind === 'all' && ticks.except.size === 0 ? 'all' : 'some',
      toggle: (rows) => {
        const ids = rows.map(({ id }) => id);
        const [first] = ids;
        if (first !== undefined) set(withTicks(ticks, ids, !isTicked(ticks, first)));
      },
      tickAll: () => set(allTicks),
      clear: () => set(noTicks),
    };
  }, [ticks, rowCount, filterKey]);
}
