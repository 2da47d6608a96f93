/**
 * Path data in as few bytes as possible: tenths of a millimetre, relative steps, no superfluous separators. Absolute positions are rounded,
 * so that neighbours meet exactly and the same points give the same bytes everywhere.
 */
import type { Point } from './projection.ts';

export interface PathWriter {
  /** A closed shape. */
  shape(points: readonly Point[]): void;
  /** An open line. */
  line(points: readonly Point[]): void;
  /** A closed shape whose corners are rounded by these radii. */
  rounded(points: readonly Point[], radii: readonly number[]): void;
  data(): string;
}

const tenth = (value: number): number => Math.round(value * 10);

/** Shortest text of a number of tenths: `5`, `-.3`, `12.7`. */
function tenthText(tenths: number): string {
  const sign = tenths < 0 ? '-' : '';
  const size = Math.abs(tenths);
  const [whole, part] = [Math.floor(size / 10), size % 10];
  if (part === 0) return sign + String(whole);
  return `${sign}${whole === 0 ? '' : String(whole)}.${String(part)}`;
}

/** A length in mm with at most one decimal. */
export function mmText(value: number): string {
  return tenthText(tenth(value));
}

/** `coarse`: rounded to whole millimetres, for lines of a large picture. */
export function pathWriter({ coarse = false } = {}): PathWriter {
  const placed = coarse ? (value: number): number => Math.round(value) * 10 : tenth;
  let data = '';
  let [x, y] = [0, 0];
  let command = '';
  const step = (name: string, values: readonly number[]): void => {
    if (name !== command) data += name;
    values.forEach((value, index) => {
      const text = tenthText(value);
      const needsGap = !(index === 0 && name !== command) && !text.startsWith('-');
      data += needsGap ? ` ${text}` : text;
    });
    command = name;
  };
  const moveTo = ([u, v]: Point): void => {
    const [nx, ny] = [placed(u), placed(v)];
    command = '';
    if (data === '') step('M', [nx, ny]);
    else step('m', [nx - x, ny - y]);
    [x, y] = [nx, ny];
  };
  const lineTo = ([u, v]: Point): void => {
    const [nx, ny] = [placed(u), placed(v)];
    const [dx, dy] = [nx - x, ny - y];
    if (dx === 0 && dy === 0) return;
    if (dx === 0) step('v', [dy]);
    else if (dy === 0) step('h', [dx]);
    else step('l', [dx, dy]);
    [x, y] = [nx, ny];
  };
  const close = (start: Point): void => {
    data += 'z';
    command = 'z';
    [x, y] = [placed(start[0]), placed(start[1])];
  };
  return {
    shape(points) {
      if (points.length === 0) return;
      moveTo(points[0]!);
      for (const point of points.slice(1)) lineTo(point);
      close(points[0]!);
    },
    line(points) {
      const [first] = points;
      if (first === undefined || points.length < 2) return;
      // A line from the end of the previous one continues it.
      if (!/[hlv]/.test(command) || placed(first[0]) !== x || placed(first[1]) !== y) moveTo(first);
      for (const point of points.slice(1)) lineTo(point);
    },
    rounded(points, radii) {
      const corners = points.map((corner, i) => {
        const [before, after] = [points[(i + points.length - 1) % points.length]!, points[(i + 1) % points.length]!];
        return { from: towards(corner, before, radii[i] ?? 0), corner, to: towards(corner, after, radii[i] ?? 0) };
      });
      const first = corners[0];
      if (first === undefined) return;
      moveTo(first.from);
      for (const { from, corner, to } of corners) {
        lineTo(from);
        if (from === corner) continue;
        const [qx, qy, nx, ny] = [placed(corner[0]), placed(corner[1]), placed(to[0]), placed(to[1])];
        step('q', [qx - x, qy - y, nx - x, ny - y]);
        [x, y] = [nx, ny];
      }
      close(first.from);
    },
    data: () => data,
  };
}

/** The point at `distance` from a corner towards another point, at most half way. */
export function towards(corner: Point, other: Point, distance: number): Point {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
  if (distance <= 0 || length === 0) return corner;
  const t = Math.min(0.5, distance / length);
  return [corner[0] + (other[0] - corner[0]) * t, corner[1] + (other[1] - corner[1]) * t];
}
