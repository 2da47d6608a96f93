/**
 * Position numbers in a row above a view, each with a leader to its part: numbers keep apart, leaders do not cross, and none begins left of the object, where
 * its dimensions stand. Lengths in mm of the drawing.
 */
import { dimensionTextWidth } from './dimension-chain.ts';
import type { Box } from './face.ts';
import type { Point } from './projection.ts';
import { spread } from './spread.ts';

export interface Balloon {
  text: string;
  centre: Point;
  radius: number;
  target: Point;
}

export interface BalloonWish {
  text: string;
  target: Point;
}

export function balloonRow(wishes: readonly BalloonWish[], object: Box, height: number): Balloon[] {
  const radius = Math.max(1.4 * height, ...wishes.map(({ text }) => dimensionTextWidth(text, height) / 2 + 0.35 * height));
  const row = object[1] - radius - 2.2 * height;
  const sorted = wishes.toSorted((a, b) => a.target[0] - b.target[0] || b.target[1] - a.target[1]);
  const places = spread(
    sorted.map(({ target }) => ({ centre: target[0], width: 2 * radius })),
    0.6 * height,
    [object[0] - radius, Infinity],
  );
  return sorted.map(({ text, target }, index) => ({ text, target, radius, centre: [places[index]!, row] }));
}

/** From the balloon's edge to the part. */
export function leaderOf({ centre, target, radius }: Balloon): readonly [Point, Point] {
  const length = Math.hypot(target[0] - centre[0], target[1] - centre[1]) || 1;
  const share = radius / length;
  return [[centre[0] + (target[0] - centre[0]) * share, centre[1] + (target[1] - centre[1]) * share], target];
}
