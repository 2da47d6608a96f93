import { useMemo } from 'react';
import type { Range } from './rules/grid-state.ts';
import type { RowMark } from './grid-row.tsx';

/** The part of a range in a row. Rows in the middle of the range share one mark, so that they need not render again while it grows. */
export function useMarks({ top, bottom, left, right }: Range): (place: number) => RowMark | null {
  const marks = useMemo(() => {
    const mark = (isTop: boolean, isBottom: boolean): RowMark => ({ left, right, isTop, isBottom });
    return { only: mark(true, true), first: mark(true, false), last: mark(false, true), middle: mark(false, false) };
  }, [left, right]);
  return (place) => {
    if (place < top || place > bottom) return null;
    if (top === bottom) return marks.only;
    if (place === top) return marks.first;
    return place === bottom ? marks.last : marks.middle;
  };
}
