import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

interface ShownRowsOptions {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  headHeight: number;
  /** Always rendered, even when scrolled out of view, so that the focus is never lost. */
  activeRow: number;
  /** Another list starts at the top. */
  resetKey: string;
}

export interface ShownRows {
  /** Places to render. */
  readonly places: readonly number[];
  /** First and last visible place. */
  readonly first: number;
  readonly last: number;
}

/** Before the browser has measured anything, and on the server. */
const initialRect = { width: 1264, height: 640 };

/** Which rows are rendered: the visible ones, some around them, and the active one. */
export function useShownRows({ scroller, count, rowHeight, headHeight, activeRow, resetKey }: ShownRowsOptions): ShownRows {
  // oxlint-disable-next-line react/incompatible-library -- without the compiler nothing is memoized behind our back
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    useFlushSync: false,
    initialRect,
    rangeExtractor: (range) => {
      const around = defaultRangeExtractor(range);
      return activeRow >= count || around.includes(activeRow) ? around : [...around, activeRow].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [scroller, resetKey]);
  const items = virtualizer.getVirtualItems();
  const offset = virtualizer.scrollOffset ?? 0;
  const height = (virtualizer.scrollRect?.height ?? initialRect.height) - headHeight;
  return {
    places: items.map(({ index }) => index),
    first: Math.max(0, Math.min(count - 1, Math.ceil(offset / rowHeight))),
    last: Math.max(0, Math.min(count - 1, Math.floor((offset + height) / rowHeight) - 1)),
  };
}
