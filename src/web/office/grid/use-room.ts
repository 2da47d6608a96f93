import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** From the last column to the edge, so that its text ends where the head of the screen does. */
const margin = 14;

/** The width in pixels that the grid's columns may fill; 0 before it is measured. */
export function useRoom(scroller: RefObject<HTMLElement | null>, leadWidth: number): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return Math.max(0, width - leadWidth - margin);
}
