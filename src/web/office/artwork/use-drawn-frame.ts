/** A frame drawn with mouse or pen over the element that has the handlers, in fractions of its size. A finger scrolls; a press without a move stays a click. */
import { useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

interface Share {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Smaller movements are a shaky hand. */
const leastPixels = 6;

const part = (at: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, Math.max(0, at / whole)));

function shareOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, from: { x: number; y: number }): Share {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const [x1, x2] = [part(from.x - left, width), part(clientX - left, width)];
  const [y1, y2] = [part(from.y - top, height), part(clientY - top, height)];
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

export function useDrawnFrame(onDrawn: (share: Share) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const drawn = useRef(false);
  const [shown, show] = useState<Share | null>(null);

  const end = (): void => {
    from.current = null;
    show(null);
  };

  return {
    shown,
    handlers: {
      // The keys stay with the value that is checked: a press on the paper would take them from its field.
      onMouseDown: (event: MouseEvent<HTMLElement>): void => event.preventDefault(),
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        drawn.current = false;
        if (event.pointerType !== 'touch' && event.button === 0) from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        const start = from.current;
        if (start === null) return;
        const isFar = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= leastPixels;
        if (!drawn.current && !isFar) return;
        // From now on it is a frame, even outside the sheet.
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
