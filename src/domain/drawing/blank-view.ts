/** The blank of a carton with its dimensions: every panel, flap and joint along both sides, the whole of it outside. y of a blank points up; the view's v points down. */
import type { Contour } from '#domain/configurator/evaluation.ts';
import { ticksOf } from './dimension-chain.ts';
import { dimensionRows, type Dimensions, type RowWish } from './dimension-row.ts';
import type { Box } from './face.ts';
import type { Point } from './projection.ts';

export interface BlankView {
  lines: { layer: Contour['layer']; closed: boolean; points: Point[] }[];
  dimensions: Dimensions;
  object: Box;
  textHeight: number;
}

/** A chain of more places than this is not readable. */
const mostTicks = 16;
/** Slots and the slope of a joint are no panels: a crease or cut counts where it is at least so long. */
const leastShare = 0.08;

export function blankView(contours: readonly Contour[], textHeight: number): BlankView {
  const points = contours.flatMap((contour) => contour.points);
  const [right, top] = [Math.max(1, ...points.map(([x]) => x)), Math.max(1, ...points.map(([, y]) => y))];
  const place = ([x, y]: readonly [number, number]): Point => [x, top - y];
  const lines = contours.map(({ layer, closed, points: each }) => ({ layer, closed, points: each.map(place) }));
  const object: Box = [0, 0, right, top];
  const row = (k: 0 | 1): RowWish[] => {
    const places = placesOf(lines, k, leastShare * (k === 0 ? top : right));
    const ticks = ticksOf([0, ...places, k === 0 ? right : top]);
    return ticks.length > 2 && ticks.length <= mostTicks ? [{ ticks }] : [];
  };
  const dimensions = dimensionRows(
    [...row(0), { ticks: ticksOf([0, right]) }],
    [...row(1), { ticks: ticksOf([0, top]) }],
    object,
    textHeight,
  );
  return { lines, dimensions, object, textHeight };
}

/** Where straight lines across the direction stand, each place once when all its lines together are long enough. */
function placesOf(lines: BlankView['lines'], k: 0 | 1, least: number): number[] {
  const lengths = new Map<number, number>();
  for (const { points, closed } of lines) {
    points.forEach((point, index) => {
      const next = points[index + 1] ?? (closed ? points[0] : undefined);
      if (next === undefined || Math.abs(point[k] - next[k]) > 0.05) return;
      const at = Math.round(point[k] * 10) / 10;
      lengths.set(at, (lengths.get(at) ?? 0) + Math.abs(point[1 - k]! - next[1 - k]!));
    });
  }
  return [...lengths].filter(([, length]) => length >= least).map(([at]) => at);
}
