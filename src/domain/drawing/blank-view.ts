/**
 * A carton's blank with its dimensions: panels between creases, flaps and slots between cuts, the overall size outermost.
 * y of a blank points up; the view's v points down.
 */
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

/** A chain with more ticks is not readable. */
const mostTicks = 16;
/** Slots and the slope of a joint are not panels: a crease or cut counts only from this share of the size. */
const leastShare = 0.08;

export function blankView(contours: readonly Contour[], textHeight: number): BlankView {
  const points = contours.flatMap((contour) => contour.points);
  const [right, top] = [Math.max(1, ...points.map(([x]) => x)), Math.max(1, ...points.map(([, y]) => y))];
  const place = ([x, y]: readonly [number, number]): Point => [x, top - y];
  const lines = contours.map(({ layer, closed, points: each }) => ({ layer, closed, points: each.map(place) }));
  const object: Box = [0, 0, right, top];
  const [cuts, creases] = (['cut', 'crease'] as const).map((layer) => lines.filter((line) => line.layer === layer));
  const rows = (k: 0 | 1): RowWish[] => {
    const least = leastShare * (k === 0 ? top : right);
    const chains = [creases!, cuts!].map((each) => ticksOf([0, ...placesOf(each, k, least), k === 0 ? right : top]));
    return chains.filter((ticks) => ticks.length > 2 && ticks.length <= mostTicks).map((ticks) => ({ ticks }));
  };
  const dimensions = dimensionRows(
    [...rows(0), { ticks: ticksOf([0, right]) }],
    [...rows(1), { ticks: ticksOf([0, top]) }],
    object,
    textHeight,
  );
  return { lines, dimensions, object, textHeight };
}

/** Positions of straight lines across the direction; each position once, if its lines together are long enough. */
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
