/** The hidden edges of a highlighted part or of the packed good, as a dashed line over the drawing, so that it can be found inside. */
import { clipLine } from './convex-polygon.ts';
import type { Face } from './face.ts';
import { isometric, type Point } from './projection.ts';
import { pointOf, type Solid } from './solid.ts';
import { nonScaling } from './svg-document.ts';
import { pathWriter } from './svg-path.ts';

/** Share of an outline edge that must be hidden to be drawn dashed. */
const hiddenShare = 0.25;

export function hiddenOutline(solids: readonly Solid[], faces: readonly Face[], colour: string): string {
  const writer = pathWriter();
  for (const solid of solids) {
    const own = faces.filter((face) => face.solid === solid || face.solid.part === solid.part);
    for (const [a, b] of nearEdges) {
      const [from, to] = [isometric.project(...pointOf(solid, ...a)), isometric.project(...pointOf(solid, ...b))];
      const length = Math.hypot(from[0] - to[0], from[1] - to[1]);
      // An edge belongs to two faces, so the more visible one counts.
      const seen = Math.max(0, ...own.map((face) => face.visible.reduce((sum, piece) => sum + lengthOf(clipLine(from, to, piece)), 0)));
      if (length > 0 && seen < (1 - hiddenShare) * length) writer.line([from, to]);
    }
  }
  if (writer.data() === '') return '';
  return `<path fill="none" stroke="${colour}" stroke-dasharray="5 4" stroke-width="1.2"${nonScaling} d="${writer.data()}"/>`;
}

function lengthOf(stretch: readonly [Point, Point] | null): number {
  return stretch === null ? 0 : Math.hypot(stretch[0][0] - stretch[1][0], stretch[0][1] - stretch[1][1]);
}

type Signs = readonly [number, number, number];

/** The nine edges of a box that face the eye. */
const nearEdges: readonly (readonly [Signs, Signs])[] = [
  [
    [1, 1, 1],
    [-1, 1, 1],
  ],
  [
    [1, 1, 1],
    [1, -1, 1],
  ],
  [
    [1, 1, 1],
    [1, 1, -1],
  ],
  [
    [-1, 1, 1],
    [-1, -1, 1],
  ],
  [
    [1, -1, 1],
    [-1, -1, 1],
  ],
  [
    [-1, 1, 1],
    [-1, 1, -1],
  ],
  [
    [1, 1, -1],
    [-1, 1, -1],
  ],
  [
    [1, 1, -1],
    [1, -1, -1],
  ],
  [
    [1, -1, 1],
    [1, -1, -1],
  ],
];
