/** Where the numeral of a dimension line stands: on the line, or beyond it where the line is too short to carry it and the next one is near. Pixels; knows no three.js. */

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Shorter than a numeral is high with some air. */
const shortPx = 34;
const beyondPx = 26;

export function labelPlace(line: Line, extensions: readonly Line[]): readonly [x: number, y: number] {
  const [x1, y1, x2, y2] = line;
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
  const [outward] = extensions;
  if (outward === undefined || Math.hypot(x2 - x1, y2 - y1) >= shortPx) return middle;
  const [dx, dy] = [outward[2] - outward[0], outward[3] - outward[1]];
  const length = Math.hypot(dx, dy);
  return length === 0 ? middle : [middle[0] + (dx / length) * beyondPx, middle[1] + (dy / length) * beyondPx];
}
