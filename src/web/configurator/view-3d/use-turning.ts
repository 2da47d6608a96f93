/** Turning and zooming by drag, pinch, key and button. */
import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { cameraWeights, draggedBy, orbitKey } from './orbit.ts';
import type { ProductScene } from './product-scene.ts';

interface TurningOptions {
  scene: RefObject<ProductScene | null>;
  explode: number;
  onCamera: (weights: Vec3) => void;
}

export function useTurning({ scene, explode, onCamera }: TurningOptions) {
  const pointers = useRef(new Map<number, readonly [number, number]>());
  const turn = (key: string): boolean => {
    const made = scene.current;
    const orbit = made === null ? null : orbitKey(made.orbit, key);
    if (made === null || orbit === null) return false;
    made.move(orbit, explode, true);
    onCamera(cameraWeights(orbit));
    return true;
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    const made = scene.current;
    const last = pointers.current.get(event.pointerId);
    if (made === null || last === undefined) return;
    const now = [event.clientX, event.clientY] as const;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      made.move(draggedBy(made.orbit, now[0] - last[0], now[1] - last[1]), explode, false);
    } else {
      const spread = Math.hypot(now[0] - other[0], now[1] - other[1]) / Math.max(1, Math.hypot(last[0] - other[0], last[1] - other[1]));
      made.move({ ...made.orbit, distance: made.orbit.distance / spread }, explode, false);
    }
  };
  const onPointerEnd = (event: PointerEvent<HTMLCanvasElement>): void => {
    pointers.current.delete(event.pointerId);
    if (scene.current !== null) onCamera(cameraWeights(scene.current.orbit));
  };
  return {
    turn,
    /** For the canvas. */
    handlers: {
      onKeyDown: (event: KeyboardEvent): void => {
        if (!event.ctrlKey && !event.metaKey && turn(event.key)) event.preventDefault();
      },
      onPointerDown: (event: PointerEvent<HTMLCanvasElement>): void => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}
