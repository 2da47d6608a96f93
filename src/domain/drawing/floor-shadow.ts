/**
 * The flat shadow: the footprint shifted to the back right by about a third of the height, without blur. A product that fills its rectangle casts one
 * rectangle, an angled one (a corner sofa) casts the shadows of its parts, so the notch stays light. Specification: look, drawing rules.
 */
import { convexHull } from './face.ts';
import { isometric, type Point } from './projection.ts';
import { boundsOf, type Solid } from './solid.ts';
import { pathWriter, type PathStyle } from './svg-path.ts';

type Rectangle = readonly [x0: number, y0: number, x1: number, y1: number];

/** Above this share of the bounding rectangle gaps between boards do not count as a notch. */
const fullShare = 0.72;

const longestMm = 420;

export function floorShadow(solids: readonly Solid[], floor: number, style: PathStyle): { data: string; points: Point[] } {
  const { min, max } = boundsOf(solids);
  const whole: Rectangle = [min[0], min[1], max[0], max[1]];
  const all = solids.map(({ min, max }): Rectangle => [min[0], min[1], max[0], max[1]]);
  const outermost = all.filter(
    (rectangle, i) => !all.some((other, j) => i !== j && contains(other, rectangle) && (!contains(rectangle, other) || j < i)),
  );
  const size = (whole[2] - whole[0]) * (whole[3] - whole[1]);
  const footprints = coveredArea(outermost) >= fullShare * size ? [whole] : outermost;
  const reach = Math.min(longestMm, (max[2] - min[2]) * 0.34 + 8);
  const writer = pathWriter(style);
  const points: Point[] = [];
  for (const [x0, y0, x1, y1] of footprints) {
    const corners = [0, 1].flatMap((k) => {
      const [dx, dy] = [k * reach * 0.5, -k * reach * 0.66];
      return [
        isometric.project(x0 + dx, y0 + dy, floor),
        isometric.project(x1 + dx, y0 + dy, floor),
        isometric.project(x1 + dx, y1 + dy, floor),
        isometric.project(x0 + dx, y1 + dy, floor),
      ];
    });
    const hull = convexHull(corners);
    writer.shape(hull);
    points.push(...hull);
  }
  return { data: writer.data(), points };
}

function contains(a: Rectangle, b: Rectangle): boolean {
  return a[0] <= b[0] + 0.01 && a[1] <= b[1] + 0.01 && a[2] >= b[2] - 0.01 && a[3] >= b[3] - 0.01;
}

function coveredArea(rectangles: readonly Rectangle[]): number {
  const xs = [...new Set(rectangles.flatMap((r) => [r[0], r[2]]))].sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i + 1 < xs.length; i++) {
    const strip = rectangles.filter((r) => r[0] <= xs[i]! && r[2] >= xs[i + 1]!).sort((a, b) => a[1] - b[1]);
    let [covered, reached] = [0, -Infinity];
    for (const [, y0, , y1] of strip) {
      covered += Math.max(0, y1 - Math.max(y0, reached));
      reached = Math.max(reached, y1);
    }
    sum += covered * (xs[i + 1]! - xs[i]!);
  }
  return sum;
}
