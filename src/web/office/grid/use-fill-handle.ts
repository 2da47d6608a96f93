import { useState, type PointerEvent } from 'react';
import { positionOf } from './use-cursor.ts';

export interface FillHandle {
  /** Place down to which the cells will be filled, while the handle is dragged. */
  readonly target: number | null;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
}

/** Dragging the corner of the marked cells down repeats them. */
export function useFillHandle(fillTo: (place: number) => void): FillHandle {
  const [dragging, setDragging] = useState(false);
  const [target, setTarget] = useState<number | null>(null);
  return {
    target,
    onPointerDown: (event) => {
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
    },
    onPointerMove: (event) => {
      if (!dragging) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY).map(positionOf);
      const position = under.find((each) => each !== null);
      if (position) setTarget(position.row);
    },
    onPointerUp: () => {
      if (target !== null) fillTo(target);
      setDragging(false);
      setTarget(null);
    },
  };
}
