/**
 * Finds parts that stand in each other: no two boards may take the same place. Turned parts are tested along all separating axes. Used before a model is published.
 * Specification: configurator design §5.10.
 */
import type { Instance, Vec3 } from './evaluation.ts';
import { enclosing } from './placement.ts';

/** Parts may touch; half a tenth of a millimetre is not an overlap. */
const toleranceMm = 0.05;

interface Oriented {
  centre: Vec3;
  half: Vec3;
  axes: readonly [Vec3, Vec3, Vec3];
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

function turned({ turn }: Instance): readonly [Vec3, Vec3, Vec3] {
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
  return { half, centre: [part.min[0] + half[0], part.min[1] + half[1], part.min[2] + half[2]], axes: turned(part) };
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

/** Pairs of overlapping parts, as indices into the list. */
export function overlappingParts(parts: readonly Instance[]): [number, number][] {
  const boxes = parts.map(enclosing);
  const order = boxes.map((_, index) => index).sort((a, b) => (boxes[a]?.min[0] ?? 0) - (boxes[b]?.min[0] ?? 0));
  const found: [number, number][] = [];
  order.forEach((first, position) => {
    const a = boxes[first];
    const partA = parts[first];
    if (a === undefined || partA === undefined) return;
    for (const second of order.slice(position + 1)) {
      const b = boxes[second];
      const partB = parts[second];
      if (b === undefined || partB === undefined || b.min[0] > a.min[0] + a.size[0] - toleranceMm) break;
      const apart = [0, 1, 2].some((axis) => {
        const [startA = 0, startB = 0] = [a.min[axis], b.min[axis]];
        return startA + (a.size[axis] ?? 0) <= startB + toleranceMm || startB + (b.size[axis] ?? 0) <= startA + toleranceMm;
      });
      if (apart) continue;
      if ((partA.turn !== undefined || partB.turn !== undefined) && separated(oriented(partA), oriented(partB))) continue;
      found.push([first, second]);
    }
  });
  return found;
}
