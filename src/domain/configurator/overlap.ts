/**
 * Finds overlapping parts: no two boards may occupy the same place. Turned parts are tested along all separating axes. Used before a model is published.
 * Specification: configurator design §5.10.
 */
import type { Instance, Vec3 } from './evaluation.ts';
import { enclosing, type Box } from './placement.ts';

/** Parts may touch; half a tenth of a millimetre is not an overlap. */
const toleranceMm = 0.05;

interface Oriented {
  centre: Vec3;
  half: Vec3;
  axes: readonly [Vec3, Vec3, Vec3];
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

function axesOf({ turn }: Instance): readonly [Vec3, Vec3, Vec3] {
  if (turn === undefined)
    return [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
  const cos = Math.cos((turn.degrees * Math.PI) / 180);
  const sin = Math.sin((turn.degrees * Math.PI) / 180);
  if (turn.axis === 'x')
    return [
      [1, 0, 0],
      [0, cos, sin],
      [0, -sin, cos],
    ];
  if (turn.axis === 'y')
    return [
      [cos, 0, -sin],
      [0, 1, 0],
      [sin, 0, cos],
    ];
  return [
    [cos, sin, 0],
    [-sin, cos, 0],
    [0, 0, 1],
  ];
}

function oriented(part: Instance): Oriented {
  const half: Vec3 = [part.size[0] / 2, part.size[1] / 2, part.size[2] / 2];
  return { half, centre: [part.min[0] + half[0], part.min[1] + half[1], part.min[2] + half[2]], axes: axesOf(part) };
}

function reach({ half, axes }: Oriented, direction: Vec3): number {
  return (
    half[0] * Math.abs(dot(axes[0], direction)) + half[1] * Math.abs(dot(axes[1], direction)) + half[2] * Math.abs(dot(axes[2], direction))
  );
}

function separated(a: Oriented, b: Oriented): boolean {
  const between: Vec3 = [b.centre[0] - a.centre[0], b.centre[1] - a.centre[1], b.centre[2] - a.centre[2]];
  const crossed = a.axes.flatMap((first) => b.axes.map((second) => cross(first, second)));
  return [...a.axes, ...b.axes, ...crossed].some((axis) => {
    const length = Math.sqrt(dot(axis, axis));
    if (length < 1e-9) return false;
    return Math.abs(dot(between, axis)) / length > (reach(a, axis) + reach(b, axis)) / length - toleranceMm;
  });
}

/** The axis with the most different starts: sorted along it, few pairs remain to be tested. */
function sweepAxis(boxes: readonly Box[]): 0 | 1 | 2 {
  const starts = ([0, 1, 2] as const).map((axis) => ({ axis, places: new Set(boxes.map((box) => box.min[axis])).size }));
  return starts.sort((a, b) => b.places - a.places)[0]?.axis ?? 0;
}

function apart(a: Box, b: Box): boolean {
  return ([0, 1, 2] as const).some(
    (axis) => a.min[axis] + a.size[axis] <= b.min[axis] + toleranceMm || b.min[axis] + b.size[axis] <= a.min[axis] + toleranceMm,
  );
}

/** Pairs of overlapping parts, as indices into the list. */
export function overlappingParts(parts: readonly Instance[]): [number, number][] {
  const boxes = parts.map(enclosing);
  const sweep = sweepAxis(boxes);
  const sorted = parts.map((part, index) => ({ part, index, box: enclosing(part) })).sort((a, b) => a.box.min[sweep] - b.box.min[sweep]);
  const found: [number, number][] = [];
  for (const [position, a] of sorted.entries()) {
    const end = a.box.min[sweep] + a.box.size[sweep] - toleranceMm;
    for (let next = position + 1; next < sorted.length; next += 1) {
      const b = sorted[next];
      if (b === undefined || b.box.min[sweep] > end) break;
      if (apart(a.box, b.box)) continue;
      const turned = a.part.turn !== undefined || b.part.turn !== undefined;
      if (turned && separated(oriented(a.part), oriented(b.part))) continue;
      found.push([a.index, b.index]);
    }
  }
  return found;
}
