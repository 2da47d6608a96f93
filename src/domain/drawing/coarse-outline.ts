/** An outline of glyphs on a coarser grid, for letters of a few pixels: short numbers, and lines where nobody sees a curve. */
import type { Point } from './projection.ts';

const numbersOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2 };

/** In steps of the grid: a curve that leaves its chord by less is a line, and so are lines whose corners do. */
const leastBend = 0.6;

interface Step {
  name: 'line' | 'curve' | 'move' | 'close';
  to: Point;
  control?: Point | undefined;
  /** The control point follows from the curve before. */
  smooth?: boolean;
}

/** `outline`: relative path data that begins at `pen` on the base line. In units of `unit`, from the same origin. */
export function coarseOutline(outline: string, pen: number, unit: number): string {
  return written(straightened(stepsOf(outline, pen, unit)));
}

/** With places on the grid and the control points of all curves. */
function stepsOf(outline: string, pen: number, unit: number): Step[] {
  const onGrid = ([x, y]: Point): Point => [Math.round(x / unit), Math.round(y / unit)];
  let at: Point = [pen, 0];
  let first = at;
  let control: Point | null = null;
  return commandsOf(outline).map(({ name, values }): Step => {
    if (name === 'z') {
      at = first;
      return { name: 'close', to: onGrid(first) };
    }
    const [x, y] = at;
    const [a = 0, b = 0, c = 0, d = 0] = values;
    const handle: Point | null =
      name === 'q' ? [x + a, y + b] : name === 't' ? [2 * x - (control ?? at)[0], 2 * y - (control ?? at)[1]] : null;
    at = name === 'h' ? [x + a, y] : name === 'v' ? [x, y + a] : name === 'q' ? [x + c, y + d] : [x + a, y + b];
    control = handle;
    if (name === 'm') first = at;
    const to = onGrid(at);
    if (handle === null) return { name: name === 'm' ? 'move' : 'line', to };
    // A curve leaves its chord by half of what its handle does.
    return beside(handle, [x, y], at) < 2 * leastBend * unit
      ? { name: 'line', to }
      : { name: 'curve', to, control: onGrid(handle), smooth: name === 't' };
  });
}

/** Without corners that lie on the way. */
function straightened(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  let from: Point = [0, 0];
  let skipped: Point[] = [];
  for (const step of steps) {
    const last = kept.at(-1);
    const isOn =
      step.name === 'line' && last?.name === 'line' && [...skipped, last.to].every((corner) => beside(corner, from, step.to) < leastBend);
    if (isOn) {
      skipped.push(last.to);
      kept[kept.length - 1] = step;
      continue;
    }
    from = last?.to ?? step.to;
    skipped = [];
    kept.push(step);
  }
  return kept;
}

/** How far a place is from the line between two others, or from the first of them if they are one. */
function beside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = ((x - ax) * dx + (y - ay) * dy) / length;
  return Math.hypot(Math.abs((x - ax) * dy - (y - ay) * dx) / length, Math.max(0, -along, along - length));
}

/** As path data, relative but for its start, each name of a command once in a row. */
function written(steps: readonly Step[]): string {
  let data = '';
  let named = '';
  let [x, y] = [0, 0];
  let first: Point = [0, 0];
  const write = (name: string, values: readonly number[]): void => {
    values.forEach((value, at) => {
      data += at === 0 && name !== named ? `${name}${value}` : value < 0 ? `${value}` : ` ${value}`;
    });
    named = name;
  };
  for (const { name, to, control, smooth } of steps) {
    const [dx, dy] = [to[0] - x, to[1] - y];
    if (name === 'close') {
      data += 'z';
      named = 'z';
      [x, y] = first;
      continue;
    }
    if (name === 'move') first = to;
    if (name === 'line' && dx === 0 && dy === 0) continue;
    if (smooth === true && (named === 'q' || named === 't')) write('t', [dx, dy]);
    else if (control !== undefined) write('q', [control[0] - x, control[1] - y, dx, dy]);
    else if (name === 'line' && dy === 0) write('h', [dx]);
    else if (name === 'line' && dx === 0) write('v', [dy]);
    else write(name === 'line' ? 'l' : data === '' ? 'M' : 'm', [dx, dy]);
    [x, y] = to;
  }
  return data;
}

/** Each with the numbers of one step. */
function commandsOf(outline: string): { name: string; values: number[] }[] {
  return [...outline.matchAll(/([a-z])([^a-z]*)/g)].flatMap(([, name = '', text = '']) => {
    const count = numbersOf[name];
    if (count === undefined) return [{ name, values: [] }];
    const all = (text.match(/-?\d+/g) ?? []).map(Number);
    return Array.from({ length: all.length / count }, (_, step) => ({ name, values: all.slice(step * count, (step + 1) * count) }));
  });
}
