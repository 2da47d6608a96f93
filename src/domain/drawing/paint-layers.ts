/**
 * Faces of one look together in as few layers as the picture allows: a face only has to be painted after those that it covers. It knows no colours.
 */
import { overlap, type Polygon } from './convex-polygon.ts';
import { boxOf } from './face.ts';

interface Layered {
  polygon: Polygon;
  isEdge?: readonly boolean[];
  drawn?: string;
}

type Layer<Face> = [Face, ...Face[]];

/** Needs a layer of its own: it has its own drawing, or some of its edges are not drawn. */
export function isAlone({ drawn, isEdge }: Layered): boolean {
  return drawn !== undefined || isEdge?.includes(false) === true;
}

/** `faces` in painting order. */
export function inLayers<Face extends Layered>(faces: readonly Face[], lookOf: (face: Face) => string): Layer<Face>[] {
  const looks = faces.map((face, index) => (isAlone(face) ? `alone ${index}` : lookOf(face)));
  const { above, waiting } = coverings(faces);
  const left = new Map<string, number>();
  for (const look of looks) left.set(look, (left.get(look) ?? 0) + 1);
  const ready = new Map<string, number[]>();
  const release = (index: number): void => {
    const list = ready.get(looks[index]!);
    if (list === undefined) ready.set(looks[index]!, [index]);
    else list.push(index);
  };
  faces.forEach((_, index) => {
    if (waiting[index] === 0) release(index);
  });
  const layers: Layer<Face>[] = [];
  while (ready.size > 0) {
    const look = nextLook(ready, left);
    const members = ready.get(look)!.sort((a, b) => a - b);
    ready.delete(look);
    left.set(look, left.get(look)! - members.length);
    const [first, ...others] = members.map((index) => faces[index]!);
    if (first !== undefined) layers.push([first, ...others]);
    for (const index of members)
      for (const next of above[index]!) {
        waiting[next]!--;
        if (waiting[next] === 0) release(next);
      }
  }
  return layers;
}

/** One of which all faces are ready, else that of the most. */
function nextLook(ready: ReadonlyMap<string, readonly number[]>, left: ReadonlyMap<string, number>): string {
  let best = '';
  let most = 0;
  for (const [look, { length }] of ready) {
    if (length === left.get(look)) return look;
    if (length > most) [best, most] = [look, length];
  }
  return best;
}

/** Which faces each one must be painted before, and how many each one waits for. */
function coverings(faces: readonly Layered[]): { above: number[][]; waiting: Int32Array } {
  const boxes = faces.map(({ polygon }) => boxOf(polygon));
  const above: number[][] = faces.map(() => []);
  const waiting = new Int32Array(faces.length);
  for (let near = 1; near < faces.length; near++) {
    const [left, top, right, bottom] = boxes[near]!;
    const { polygon } = faces[near]!;
    for (let far = 0; far < near; far++) {
      const box = boxes[far]!;
      if (box[0] >= right || left >= box[2] || box[1] >= bottom || top >= box[3]) continue;
      if (!overlap(faces[far]!.polygon, polygon)) continue;
      above[far]!.push(near);
      waiting[near]!++;
    }
  }
  return { above, waiting };
}
