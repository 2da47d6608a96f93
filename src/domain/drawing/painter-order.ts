/**
 * The order in which solids are painted so that nearer ones cover farther ones: pairs from a sweep across the picture, the separating-plane test
 * for each pair, then a topological order. Three parts can hide each other in a cycle; then one of them is split at a neighbour's face
 * (its cut faces get no line), as often as needed. The result depends only on the solids and their sequence.
 */
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { occlusion } from './occlusion.ts';
import { straightSolid, type Solid } from './solid.ts';

/** Far to near. Contains pieces of a part instead of the part where a cycle had to be broken. */
export function painterOrder(solids: readonly Solid[], toEye: Vec3): Solid[] {
  let pieces = [...solids];
  // Every round breaks at least one cycle; a scene that still has one after that many cuts has overlapping parts.
  for (let round = 0; round <= solids.length; round++) {
    const { sorted, stuck, behindOf } = sortOnce(pieces, toEye);
    if (stuck.length === 0) return sorted;
    const opened = sawCircle(pieces, stuck, behindOf);
    if (opened === null) break;
    pieces = opened;
  }
  const { sorted, stuck } = sortOnce(pieces, toEye);
  return [...sorted, ...stuck.map((index) => pieces[index]!).sort((a, b) => depth(a, toEye) - depth(b, toEye))];
}

interface Sorting {
  sorted: Solid[];
  /** Indices that are part of a cycle or in front of one. */
  stuck: number[];
  behindOf: number[][];
}

function sortOnce(solids: readonly Solid[], toEye: Vec3): Sorting {
  const inFrontOf: number[][] = solids.map(() => []);
  const behindOf: number[][] = solids.map(() => []);
  eachNeighbours(solids, toEye, (a, b) => {
    const result = occlusion(solids[a]!, solids[b]!, toEye);
    if (result === 0) return;
    const near = result > 0 ? a : b;
    const far = result > 0 ? b : a;
    inFrontOf[far]!.push(near);
    behindOf[near]!.push(far);
  });
  const waiting = behindOf.map((list) => list.length);
  const rank = solids.map((solid) => depth(solid, toEye));
  const byDepth = solids.map((_, index) => index).sort((a, b) => rank[a]! - rank[b]! || a - b);
  const placed = new Uint8Array(solids.length);
  const sorted: Solid[] = [];
  const stack = byDepth.filter((index) => waiting[index] === 0).toReversed();
  while (stack.length > 0) {
    const index = stack.pop()!;
    placed[index] = 1;
    sorted.push(solids[index]!);
    const freed = inFrontOf[index]!.filter((near) => --waiting[near]! === 0);
    freed.sort((a, b) => rank[b]! - rank[a]! || b - a);
    stack.push(...freed);
  }
  return { sorted, stuck: byDepth.filter((index) => placed[index] === 0), behindOf };
}

function depth(solid: Solid, toEye: Vec3): number {
  return solid.centre[0] * toEye[0] + solid.centre[1] * toEye[1] + solid.centre[2] * toEye[2];
}

/** Pairs whose pictures overlap in the horizontal direction of the isometric view, or in one axis across the line of sight. */
function eachNeighbours(solids: readonly Solid[], toEye: Vec3, tell: (a: number, b: number) => void): void {
  const across: Vec3 = toEye[0] !== 0 && toEye[1] !== 0 ? [1, -1, 0] : toEye[0] === 0 ? [1, 0, 0] : [0, 1, 0];
  const span = solids.map(({ min, max }): readonly [number, number] => {
    const ends = [0, 1].map((k) =>
      across[k]! >= 0 ? [min[k]! * across[k]!, max[k]! * across[k]!] : [max[k]! * across[k]!, min[k]! * across[k]!],
    );
    return [ends[0]![0]! + ends[1]![0]!, ends[0]![1]! + ends[1]![1]!];
  });
  const order = solids.map((_, index) => index).sort((a, b) => span[a]![0] - span[b]![0] || a - b);
  for (let i = 0; i < order.length; i++) {
    const a = order[i]!;
    for (let j = i + 1; j < order.length && span[order[j]!]![0] < span[a]![1]; j++) tell(a, order[j]!);
  }
}

/** Walks backwards from a stuck solid until one repeats, then splits a straight member of that cycle along a face plane of another member. */
function sawCircle(solids: readonly Solid[], stuck: readonly number[], behindOf: readonly number[][]): Solid[] | null {
  const isStuck = new Set(stuck);
  const path: number[] = [];
  let at = stuck[0]!;
  while (!path.includes(at)) {
    path.push(at);
    const next = behindOf[at]!.find((index) => isStuck.has(index));
    if (next === undefined) return null;
    at = next;
  }
  const circle = path.slice(path.indexOf(at));
  for (const index of circle) {
    const solid = solids[index]!;
    if (!solid.straight) continue;
    for (const other of circle) {
      const halves = other === index ? null : sawnBy(solid, solids[other]!);
      if (halves !== null) return solids.flatMap((each, position) => (position === index ? halves : [each]));
    }
  }
  return null;
}

function sawnBy(solid: Solid, other: Solid): [Solid, Solid] | null {
  for (const k of [0, 1, 2] as const) {
    for (const at of [other.min[k], other.max[k]]) {
      if (at <= solid.min[k] + 0.5 || at >= solid.max[k] - 0.5) continue;
      const lowMax = solid.max.map((value, axis) => (axis === k ? at : value)) as unknown as Vec3;
      const highMin = solid.min.map((value, axis) => (axis === k ? at : value)) as unknown as Vec3;
      return [
        straightSolid(solid.part, solid.min, lowMax, solid.cuts | (1 << (2 * k + 1))),
        straightSolid(solid.part, highMin, solid.max, solid.cuts | (1 << (2 * k))),
      ];
    }
  }
  return null;
}
