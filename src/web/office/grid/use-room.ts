import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** From the last column to the edge, so that its text ends where the head of the screen does. */
const margin = 14;

/** The width in pixels that the grid's columns may fill; 0 before it is measured. */
export function useRoom(scroller: RefObject<HTMLElement | null>, leadWidth: number): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- before the browser paints, so that no column moves on a screen that is opened
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return Math.max(0, width - leadWidth - margin);
}
