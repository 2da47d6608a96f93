/**
 * Path data in as few bytes as possible: tenths of a millimetre, relative steps, no superfluous separators. Absolute positions are rounded,
 * so that neighbours meet exactly and the same points give the same bytes everywhere.
 */
import { floorPlace, type Point } from './projection.ts';

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

export interface PathStyle {
  /** Rounded to whole millimetres, for lines of a large picture. */
  coarse?: boolean;
  /** In the axes of the floor (`floorMatrix`), where most edges of boards are whole millimetres along one axis or both. */
  onFloor?: boolean;
}

export function pathWriter({ coarse = false, onFloor = false }: PathStyle = {}): PathWriter {
  // Halves along the floor all go the same way, whatever the last digit of a float says: sides stay parallel.
  const even = onFloor ? 1e-6 : 0;
  const placed = coarse ? (value: number): number => Math.round(value + even) * 10 : (value: number): number => tenth(value + even);
  let data = '';
  let [x, y] = [0, 0];
  let command = '';
  /** Where the point last looked at lies, in tenths. */
  let [nextX, nextY] = [0, 0];
  const look = (point: Point): void => {
    const [u, v] = onFloor ? floorPlace(point) : point;
    nextX = placed(u);
    nextY = placed(v);
  };
  const step = (name: string, ...values: readonly number[]): void => {
    let needsGap = name === command;
    if (!needsGap) data += name;
    for (const value of values) {
      data += needsGap && value >= 0 ? ` ${tenthText(value)}` : tenthText(value);
      needsGap = true;
    }
    command = name;
  };
  const moveTo = (point: Point): void => {
    look(point);
    command = '';
    if (data === '') step('M', nextX, nextY);
    else {
      step('m', nextX - x, nextY - y);
      // What follows a step without a pen is a line, named or not.
      if (onFloor) command = 'l';
    }
    [x, y] = [nextX, nextY];
  };
  const lineTo = (point: Point): void => {
    look(point);
    const [dx, dy] = [nextX - x, nextY - y];
    if (dx === 0 && dy === 0) return;
    if (dx === 0) step('v', dy);
    else if (dy === 0) step('h', dx);
    else step('l', dx, dy);
    [x, y] = [nextX, nextY];
  };
  const close = (start: Point): void => {
    data += 'z';
    command = 'z';
    look(start);
    [x, y] = [nextX, nextY];
  };
  return {
    shape(points) {
      if (points.length === 0) return;
      moveTo(points[0]!);
      for (let i = 1; i < points.length; i++) lineTo(points[i]!);
      close(points[0]!);
    },
    line(points) {
      const [first] = points;
      if (first === undefined || points.length < 2) return;
      look(first);
      // A line from where the last one ended goes on.
      if (!/[hlv]/.test(command) || nextX !== x || nextY !== y) moveTo(first);
      for (let i = 1; i < points.length; i++) lineTo(points[i]!);
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
        look(corner);
        const [qx, qy] = [nextX, nextY];
        look(to);
        step('q', qx - x, qy - y, nextX - x, nextY - y);
        [x, y] = [nextX, nextY];
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
