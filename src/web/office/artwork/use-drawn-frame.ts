/** A frame drawn with mouse or pen over the element that takes the handlers, in shares of it. A finger scrolls; a press without a move stays a click. */
import { useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

interface Share {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Less is a hand that shakes. */
const leastPixels = 6;

export function useDrawnFrame(onDrawn: (share: Share) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const drawn = useRef(false);
  const [shown, show] = useState<Share | null>(null);

  const shareOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, start: { x: number; y: number }): Share => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const part = (at: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, Math.max(0, at / whole)));
    const [x1, x2] = [part(start.x - left, width), part(clientX - left, width)].toSorted((one, other) => one - other) as [number, number];
    const [y1, y2] = [part(start.y - top, height), part(clientY - top, height)].toSorted((one, other) => one - other) as [number, number];
    return { x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
  };
  const end = (): void => {
    from.current = null;
    show(null);
  };

  return {
    shown,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        drawn.current = false;
        if (event.pointerType !== 'touch' && event.button === 0) from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        const start = from.current;
        if (start === null) return;
        const isFar = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= leastPixels;
        if (!drawn.current && !isFar) return;
        // From now on it is a frame, also where it leaves the sheet.
        if (!drawn.current) event.currentTarget.setPointerCapture(event.pointerId);
        drawn.current = true;
        show(shareOf(event, start));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>): void => {
        const start = from.current;
        if (start !== null && drawn.current) onDrawn(shareOf(event, start));
        end();
      },
      onPointerCancel: end,
      onClickCapture: (event: MouseEvent<HTMLElement>): void => {
        if (drawn.current) event.stopPropagation();
        drawn.current = false;
      },
    },
  };
}
